/** The options of a table of Cartographers, as they are wished for. */
import { t } from '../../../shell/i18n.svelte';
import type { Mode, Options } from '../../../shell/types';
import type { OptionsWish } from '../../game';
import { mapName } from '../names';

export type Dealt = 'random' | 'chosen';
const SKILLS_IN_PLAY = 3;

export class CartographersOptions implements OptionsWish {
  side = $state<'A' | 'B'>('A');
  deal = $state<Dealt>('random');
  /** Under A to D. */
  edicts = $state<string[]>([]);
  skills = $state<'off' | Dealt>('off');
  chosenSkills = $state<string[]>([]);
  edition = $state<'2019' | '2020'>('2020');
  fullMap = $state<'scores_all' | 'scores_current'>('scores_all');

  get skillsMissing(): number {
    return this.skills === 'chosen' ? SKILLS_IN_PLAY - this.chosenSkills.length : 0;
  }
  get shut(): boolean {
    return this.skillsMissing > 0;
  }
  /** Swaps an edict with the one before it. */
  raise(place: number): void {
    const [before, moved] = [this.edicts[place - 1], this.edicts[place]];
    if (before === undefined || moved === undefined) return;
    this.edicts[place - 1] = moved;
    this.edicts[place] = before;
  }
  flipSkill(id: string): void {
    if (this.chosenSkills.includes(id)) this.chosenSkills = this.chosenSkills.filter((other) => other !== id);
    else if (this.skillsMissing > 0) this.chosenSkills.push(id);
  }

  given(seats: number): Options {
    return {
      side: this.side,
      edition: this.edition,
      ...(this.deal === 'chosen' ? { edicts: [...this.edicts] } : {}),
      skills: this.skills === 'chosen' ? [...this.chosenSkills] : this.skills === 'random',
      ...(seats === 1 && this.edition === '2020' ? { full_map: this.fullMap } : {}),
    };
  }
  called(mode: Mode, seats: number): string {
    return t(`page-game-${mode === 'solo' && seats > 1 ? 'bots' : mode}`, { map: mapName(this.side) });
  }
  sum(seats: number): { head: string; rest: string[] } {
    return {
      head: t('page-create-sum', { map: mapName(this.side), seats }),
      rest: [t(this.skills === 'off' ? 'page-create-sum-no-skills' : 'page-create-sum-skills')],
    };
  }
}
