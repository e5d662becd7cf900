/** Asks the table for the odds, once for each moment of the game. */
import { momentOf } from '../../core/bidding.ts';
import { isLiving, type Known } from '../../core/game.ts';
import { prefs } from '../../state/prefs.svelte.ts';
import type { Sitting } from '../../state/sitting.svelte.ts';

export class OddsAsker {
  /** The moment that was asked about. */
  private moment = '';
  private id = $state('');
  private questions = 0;
  /** Whether the table told no odds for this moment: then there is nothing to show. */
  refused = $state(false);

  constructor(private readonly sitting: Sitting) {}

  /** Whether the odds are to be seen. */
  static wanted(known: Known): boolean {
    return (
      prefs.odds && known.table.settings.odds && known.view?.phase === 'bid' && isLiving(known)
    );
  }

  /** Whether a question is on its way: its answer wipes away what was refused before. */
  get asking(): boolean {
    return this.questions > 0;
  }

  /** Each total that may come with the chance of it or more; null while they are not there. */
  get totals(): readonly (readonly [number, number])[] | null {
    const { odds } = this.sitting;
    return odds && odds.id === this.id ? odds.totals : null;
  }

  follow(known: Known): void {
    const moment = momentOf(known);
    if (moment === this.moment || !OddsAsker.wanted(known)) return;
    this.moment = moment;
    void this.ask(moment);
  }

  private async ask(moment: string): Promise<void> {
    this.questions += 1;
    this.id = '';
    this.refused = false;
    const answer = await this.sitting.ask({ type: 'odds' });
    this.questions -= 1;
    if (this.moment !== moment) return;
    if (answer.accepted) this.id = answer.id;
    this.refused = !answer.accepted;
  }
}
