import { change, commas, num, say, t } from '../../../shell/i18n.svelte';
import { nameOf, namesOf, sameCell } from '../board/spaces';
import { letterName } from '../names';
import type { Marks } from './marks.svelte';
import type { Playing } from './playing.svelte';

type Tone = '' | 'live' | 'bad';

/** The sentence below the map, and the note beside the button that inks. */
export class Words {
  constructor(
    readonly playing: Playing,
    readonly marks: Marks,
  ) {}

  readonly line = $derived.by((): { text: string; tone: Tone } => {
    const { why, trouble, done, drawing, wrong, answer, draft } = this.playing;
    if (why.asked) {
      const { name, stars } = why.asked;
      return { text: stars === null ? name : t('page-counted', { name, stars, n: num(stars) }), tone: 'live' };
    }
    if (trouble) return { text: trouble, tone: 'bad' };
    if (done) return { text: t(`page-${done}`), tone: '' };
    if (!drawing) return { text: '', tone: '' };
    if (wrong) return { text: answer?.why ? say(answer.why) : t('page-not-here'), tone: 'bad' };
    if (!this.#draft) return { text: draft.adds ? t('page-place-first') : '', tone: '' };
    return { text: [this.#draft, this.#changes, this.#covers].filter(Boolean).join(' · '), tone: 'live' };
  });

  readonly note = $derived.by((): { text: string; tone: Tone } => {
    const { why, trouble, skillTold, phone } = this.playing;
    const rule = phone ? why.asked?.rule : undefined;
    if (skillTold) return { text: skillTold, tone: '' };
    return { text: rule || trouble || (phone ? this.line.text : this.#hint), tone: this.#noteTone };
  });
  readonly #noteTone = $derived.by((): Tone => {
    const { why, trouble, phone } = this.playing;
    return trouble ? 'bad' : phone && !why.asked?.rule ? this.line.tone : '';
  });
  readonly #hint = $derived.by((): string => {
    const { deciding, socket, draft } = this.playing;
    if (deciding.busy) return t(socket.connection === 'online' ? 'page-sending' : 'page-kept-unsent');
    return t(draft.placed ? 'page-placed' : draft.choosingMore ? 'page-hint-more' : 'page-hint');
  });

  readonly #draft = $derived.by((): string => {
    const { action, draft } = this.playing;
    if (!action) return '';
    const pieces = [draft.first, ...(draft.choosingMore ? [draft.more] : [])];
    const spaces = pieces.map((piece) => namesOf(piece.spaces)).join(' + ');
    return t('page-draft', { drawing: t(`terrain-${draft.terrain}`), spaces });
  });
  readonly #changes = $derived.by((): string => {
    const { game, shownWorth } = this.playing;
    if (!shownWorth) return '';
    const parts = game.edicts.map((edict, i): [string, number] => [
      letterName(edict.letter),
      (shownWorth.edicts?.[i] ?? edict.stars) - edict.stars,
    ]);
    parts.push(
      [t('monsters'), (shownWorth.monsters ?? 0) - game.monsters.stars],
      [t('coins'), (shownWorth.coins ?? 0) - game.coins.stars],
    );
    const changed = parts.filter(([, n]) => n).map(([name, n]) => `${name} ${change(n)}`);
    return commas(changed) || t('page-no-change');
  });
  readonly #covers = $derived.by((): string => {
    const { game, legal, draft } = this.playing;
    if (!game.duty || !legal) return '';
    const covered = draft.first.spaces.filter((cell) => this.marks.openRuins.some((one) => sameCell(one, cell)));
    return covered.length ? t('page-covers', { spaces: covered.map(nameOf).join(' ') }) : '';
  });
}
