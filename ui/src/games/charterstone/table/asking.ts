/** A new question: nothing of the last one is held, but what was chosen while waiting is; the phone shows where the answers are. */
import { regionOf, type Region } from '../village/ground';
import type { Playing } from './playing.svelte';

export class Asking {
  #asked = '';
  #waited = false;

  look(play: Playing, phone: boolean): void {
    const { game, desk, mine } = play;
    const now = `${game.seat} ${game.question}`;
    if (now === this.#asked) return;
    this.#asked = now;
    play.deciding.anew();
    if (!this.#waited) desk.letGo();
    this.#waited = game.question === null;
    desk.looked = false;
    play.trouble = '';
    if (!desk.focus)
      desk.focus =
        game.buildings.find((building) => building.basic && building.charter === mine?.charter)?.id ?? 'market';
    if (desk.building && !game.pending) desk.region = regionOf(game, desk.building);
    if (game.pending && game.buildings.some((building) => building.id === game.pending!.source))
      desk.focus = game.pending.source;
    if (!phone || !game.pending) return;
    desk.tab = 'village';
    const { zone } = game.pending;
    const at = game.charters.find((charter) => charter.id === mine?.charter)?.at;
    if (zone === 'charter' && at) desk.region = at as Region;
    else if (zone === 'quota' || zone === 'objectives') desk.region = zone;
  }
}
