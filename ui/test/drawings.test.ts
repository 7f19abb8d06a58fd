import { expect, test } from 'vitest';
import { byTerrain, marksOf, region } from '../src/games/cartographers/board/ink';
import { clusters } from '../src/games/cartographers/board/outline';
import drawings from './drawings.json';

/** Both round to a tenth, one of them halves upwards: the last digit may differ by one. */
const NEAR = 0.101;
const NUMBER = /-?\d+(?:\.\d+)?/g;

function expectSame(drawn: string, wanted: string): void {
  expect(drawn.replace(NUMBER, '#')).toBe(wanted.replace(NUMBER, '#'));
  const [found, there] = [drawn, wanted].map((text) => (text.match(NUMBER) ?? []).map(Number)) as [number[], number[]];
  found.forEach((number, at) => expect(Math.abs(number - there[at]!)).toBeLessThan(NEAR));
}
const outlineOf = (svg: string): string => /<clipPath[^>]*><path d="([^"]*)"/.exec(svg)![1]!;
const symbolsOf = (svg: string): string[][] =>
  [...svg.matchAll(/href="#(p-\w+)" transform="([^"]*)"/g)]
    .map(([, name, at]) => [name!, at!])
    .sort((a, b) => (a.join() < b.join() ? -1 : 1));

/* tests/test_drawings.py holds the same file equal to the pictures of the package */
test.each(Object.entries(drawings))('%s is drawn as the package draws it', (sheet, terrains) => {
  const cells = byTerrain(marksOf(sheet));
  for (const [terrain, regions] of Object.entries(terrains)) {
    const drawn = clusters(cells.get(terrain)!).map((cluster) => region(terrain, cluster));
    expect(drawn).toHaveLength(regions.length);
    drawn.forEach((svg, at) => {
      expectSame(outlineOf(svg), regions[at]!.outline);
      const [found, wanted] = [symbolsOf(svg), regions[at]!.symbols];
      expect(found.map(([name]) => name)).toEqual(wanted.map(([name]) => name));
      found.forEach(([, place], n) => expectSame(place!, wanted[n]![1]!));
    });
  }
});
