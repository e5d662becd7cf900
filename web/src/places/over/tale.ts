/** Sentences about a game that is over: its seats become you or a name. */
import type { Figure } from '../../core/cast.ts';
import { t, type Facts } from '../../state/words.svelte.ts';

type Roles = { by?: number | null; of?: number | null; loser?: number | null };

export class Tale {
  constructor(
    readonly cast: readonly Figure[],
    /** Your seat in that game. */
    readonly you: number | null,
  ) {}

  /** A bot goes by its animal. */
  nameOf(seat: number): string {
    const figure = this.cast[seat];
    if (!figure) return t('someone');
    return figure.bot ? t(`animal-${figure.animal}`) : figure.name;
  }

  /** A message with `$by`, `$of` and `$loser`, each with its name. */
  say(name: string, about: Roles & Record<string, unknown> = {}): string {
    const { by, of, loser, ...rest } = about;
    const facts: Record<string, unknown> = { ...rest };
    for (const [role, seat] of Object.entries({ by, of, loser })) {
      if (seat === null || seat === undefined) continue;
      facts[role] = seat === this.you ? 'you' : 'other';
      facts[`${role}_name`] = this.nameOf(seat);
    }
    return t(name, facts as Facts);
  }
}
