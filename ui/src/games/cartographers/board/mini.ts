/** A map under 16 pixels a space: flat wash and one bold sign. */
import { byTerrain, lineOf, marksOf, washOf } from './ink';
import { clusters, outline, U } from './outline';

/** The signs in a space of 64 units. */
const SIGNS: Record<string, string> = {
  forest: '<circle cx="32" cy="32" r="11" fill="var(--forest-ink)" stroke="none"/>',
  village: '<path d="M18 44V30L32 16L46 30V44Z" fill="var(--village-ink)" stroke="none"/>',
  farm: '<path d="M18 16V48M32 16V48M46 16V48"/>',
  water: '<path d="M12 32Q22 20 32 32T52 32"/>',
  monster: '<path d="M20 20L44 44M44 20L20 44"/>',
  mountain: '<path d="M10 48L32 16L54 48Z" fill="var(--mountain-ink)" stroke="none"/>',
  waste: '<path d="M12 52L52 12"/>',
};

export function mini(sheet: string): string {
  const marks = marksOf(sheet);
  let drawn = '';
  for (const [terrain, spaces] of byTerrain(marks)) {
    const wash = washOf(terrain);
    for (const cells of clusters(spaces)) {
      const path = outline(cells, { inset: 2, rough: 0 });
      drawn += `<path d="${path}" fill="var(--${wash})" stroke="var(--${lineOf(terrain)})" stroke-width="5"/>`;
      const ink = `stroke="var(--${wash}-ink)" stroke-width="7" fill="none" stroke-linecap="round"`;
      for (const [r, c] of cells)
        drawn += `<g transform="translate(${c * U} ${r * U})" ${ink}>${SIGNS[wash] ?? ''}</g>`;
    }
  }
  for (const { cell, terrain, ruins } of marks) {
    if (!ruins) continue;
    const [x, y] = [cell[1] * U + 8, cell[0] * U + 8];
    const ink = terrain ? `${washOf(terrain)}-ink` : 'ruins-ink';
    drawn += `<path d="M${x} ${y}h18M${x} ${y}v18" stroke="var(--${ink})" stroke-width="7" fill="none"/>`;
  }
  return drawn;
}
