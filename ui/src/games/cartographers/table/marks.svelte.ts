import { t } from '../../../shell/i18n.svelte';
import type { Ghost } from '../board/Board.svelte';
import { isOpen, nameOf, sameCell, SIZE, spaceAt, spaceWords, type Cell } from '../board/spaces';
import { piecesOf } from './committed';
import type { Playing } from './playing.svelte';

const EVERY = Array.from({ length: SIZE * SIZE }, (_, i): Cell => [Math.floor(i / SIZE), i % SIZE]);

/** What the board shows beside the map: the draft, spaces it can't reach, ruins it has to, what it costs. */
export class Marks {
  constructor(readonly playing: Playing) {}

  readonly ghosts = $derived.by((): Ghost[] => {
    const { game, draft, drawing, wrong } = this.playing;
    if (game.mine) return piecesOf(game.mine, game.skills).map((piece) => ({ ...piece, legal: true, pinned: true }));
    if (!drawing || !draft.first.cells.length) return [];
    const first: Ghost = {
      cells: draft.first.spaces,
      terrain: draft.terrain,
      legal: !wrong || draft.choosingMore,
      pinned: draft.first.pinned,
    };
    const bad = wrong ? draft.blocked : [];
    if (!draft.choosingMore) return [{ ...first, bad }];
    const { spaces, pinned } = draft.more;
    return [first, { cells: spaces, terrain: draft.moreTerrain, legal: !wrong, pinned, bad }];
  });
  /** With help: open spaces that the shape in hand can cover nowhere. */
  readonly shut = $derived.by((): Cell[] => {
    const { table, draft, drawing, map } = this.playing;
    if (table.help === 'off' || !drawing || draft.choosingMore) return [];
    return draft.first.shut.filter((cell) => isOpen(spaceAt(map.sheet, cell)));
  });
  readonly openRuins = $derived.by((): Cell[] => {
    const { game, drawing, map } = this.playing;
    if (!game.duty || !drawing) return [];
    return EVERY.filter((cell) => {
      const space = spaceAt(map.sheet, cell);
      return space.ruins && isOpen(space);
    });
  });
  readonly onBoard = $derived.by(() => ({
    brackets: this.openRuins.map(nameOf).join(' '),
    costs: (this.playing.game.kind === 'ambush' && this.playing.answer?.spaces) || '',
  }));

  label(row: number, col: number): string {
    const cell: Cell = [row, col];
    const { drawing, map } = this.playing;
    const drafted = drawing && this.ghosts.some((ghost) => ghost.cells.some((one) => sameCell(one, cell)));
    return [
      nameOf(cell),
      ...spaceWords(spaceAt(map.sheet, cell)).map((id) => t(id)),
      ...(drafted ? [t('page-in-draft')] : []),
      ...(this.shut.some((one) => sameCell(one, cell)) ? [t('page-shut')] : []),
    ].join(', ');
  }
}
