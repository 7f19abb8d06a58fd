/** The only list of games in the page. */
import { cartographers } from './cartographers';
import { charterstone } from './charterstone';
import type { GamePage } from './game';

export const GAMES: readonly GamePage[] = [cartographers, charterstone];

/** The game of that id; the first one where none is named. */
export const gamePage = (id: string | undefined): GamePage => GAMES.find((game) => game.id === id) ?? GAMES[0]!;
