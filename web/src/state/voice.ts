/** Sentences about the people at a table: seats become you or a name. */
import { rangeOf } from '../core/bidding.ts';
import { isBotSeat, seatOf, type Known } from '../core/game.ts';
import type { Line } from '../core/story.ts';
import { settingName, settingValue } from './setting.ts';
import { t, type Facts } from './words.svelte.ts';

/** The name of a seat; a bot goes by its animal, in your language. */
export function nameOf(known: Known, seat: number): string {
  const place = known.table.seats[seat];
  if (!place) return known.game?.players[seat] ?? '';
  return isBotSeat(place) ? t(`animal-${place.animal}`) : place.name;
}

export function personName(known: Known, person: number): string {
  const found = known.table.people.find((each) => each.person === person);
  return found?.name ?? t('someone');
}

/** A message with `$by`, `$by_name`, `$of`, `$of_name` and `$edition` filled in. */
export function say(
  known: Known,
  name: string,
  about: { by?: number | null; of?: number | null } & Record<string, unknown> = {},
): string {
  const { by, of, ...rest } = about;
  const facts: Record<string, unknown> = {
    edition: known.game?.edition ?? known.table.settings.edition,
    ...rest,
  };
  for (const [role, seat] of [
    ['by', by],
    ['of', of],
  ] as const) {
    if (seat === null || seat === undefined) continue;
    facts[role] = seat === seatOf(known) ? 'you' : 'other';
    facts[`${role}_name`] = nameOf(known, seat);
  }
  return t(name, facts as Facts);
}

/** A line of the story in the language of the moment. */
export function told(known: Known, line: Line): string {
  const { name, by, of, facts, person } = line;
  if (facts?.setting !== undefined) return toldSetting(known, line, String(facts.setting));
  const about = person === undefined ? {} : aboutPerson(known, person);
  return say(known, name, { ...facts, by, of, ...about });
}

function toldSetting(known: Known, { name, facts }: Line, which: string): string {
  const setting = settingName(which, known.table.settings.edition);
  const value = settingValue(which, facts?.value ?? '');
  return t(name, { setting, value });
}

function aboutPerson(known: Known, person: number): Record<string, string> {
  return {
    who: person === known.you.person ? 'you' : 'other',
    who_name: personName(known, person),
  };
}

/** Whose turn it is and what is asked: the call to you, or who is waited for. */
export function call(known: Known): string {
  const { view } = known;
  const legal = view?.legal;
  if (!view || !legal) return '';
  const standing = view.bids.at(-1);
  const of = standing?.[0] ?? null;
  const number = standing?.[1] ?? 0;
  if (view.phase === 'guess') return say(known, 'call-guess', { by: view.challenger, of, number });
  if (view.phase === 'discard') return say(known, 'call-discard');
  if (view.demand === 'free' && !standing) return say(known, 'call-open');
  const range = rangeOf(legal);
  if (!range) return say(known, 'call-challenge', { of, number });
  const { least } = range;
  if (view.demand === 'rename') {
    const excluded = range.excluded ?? 'none';
    return say(known, 'call-rename', { least, excluded, number: view.withdrawn ?? 0 });
  }
  return say(known, `call-${view.demand}`, { of, number, least });
}
