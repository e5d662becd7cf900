/** How somebody at the table looks: the face of their animal, and what is to be said of them. */
import type { IconName } from '../../art/icons.ts';
import { standingBid, type Known } from '../../core/game.ts';

export type Face = 'calm' | 'thinking' | 'sly' | 'caught' | 'howling';

export function faceOf(known: Known, seat: number): Face {
  const { view, game, table } = known;
  if (table.phase === 'over') return game?.winner === seat ? 'howling' : 'calm';
  if (!view) return 'calm';
  const last = view.reveal ?? (view.phase === 'deal' ? known.rounds.at(-1)?.result : null);
  if (last) {
    if (last.loser === seat) return 'caught';
    if (last.winner === seat) return 'howling';
  }
  if (view.to_act.includes(seat)) return 'thinking';
  return standingBid(view)?.seat === seat ? 'sly' : 'calm';
}

export interface Note {
  readonly name: string;
  readonly icon: IconName;
  readonly warn?: boolean;
}

/** The small signs beside a name, most urgent first. */
export function notesOf(known: Known, seat: number): Note[] {
  const { view, table } = known;
  const player = table.seats[seat];
  const notes: Note[] = [];
  if (!view || !player) return notes;
  const alive = view.alive.includes(seat);
  if (view.challenger === seat) notes.push({ name: 'seat-challenges', icon: 'help', warn: true });
  if (player.person !== null && player.bot !== null) {
    notes.push({ name: 'seat-stood-in', icon: 'robot', warn: true });
  } else if (!player.connected && player.person !== null && alive) {
    notes.push({ name: 'seat-away', icon: 'offline', warn: true });
  }
  if (!alive) return notes;
  if (view.passed === seat) notes.push({ name: 'seat-passed', icon: 'skip' });
  if (view.peeked.includes(seat)) notes.push({ name: 'seat-peeked', icon: 'eye' });
  if (view.laid === seat) notes.push({ name: 'seat-laid', icon: 'coyote' });
  else if (view.coyote === seat) notes.push({ name: 'seat-coyote', icon: 'coyote' });
  if (view.phase === 'deal' && player.ready && player.person !== null) {
    notes.push({ name: 'seat-ready', icon: 'check' });
  }
  if (view.phase === 'guess' && !view.to_act.includes(seat) && !isContestant(known, seat)) {
    notes.push({ name: 'seat-guessed', icon: 'check' });
  }
  return notes;
}

function isContestant(known: Known, seat: number): boolean {
  const { view } = known;
  return view !== null && (view.challenger === seat || standingBid(view)?.seat === seat);
}
