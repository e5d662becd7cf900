// Written by tools/wire.py from the structs of the server: do not edit, run `make wire`.

export const PROTOCOL = 1;
export const LOWEST_BID = -999;
export const HIGHEST_BID = 999;
export const LONGEST_NAME = 24;
export const LONGEST_TEXT = 200;
export const TABLE_LETTERS = 6;
export const MOVE_LETTERS = 8;
export const LETTERS = 'BFKLMRUWXY';
export const CLOCKS = { least: 5, most: 3600 } as const;
export const GRACES = { least: 5, most: 3600 } as const;

export const ANIMALS = [
  'coyote',
  'hare',
  'badger',
  'raven',
  'turtle',
  'bear',
  'beaver',
  'lizard',
  'owl',
  'fox',
] as const;
export type Animal = (typeof ANIMALS)[number];

export const SIGNS = [
  'howl',
  'laugh',
  'gasp',
  'think',
  'sly',
  'clap',
  'hurry',
  'sorry',
  'thanks',
  'wow',
] as const;
export type Sign = (typeof SIGNS)[number];

export const BOTS = [
  'pup',
  'cautious',
  'lurker',
  'odds',
  'braggart',
  'bayes',
  'coyote',
  'random',
  'plus-one',
] as const;
export type Bot = (typeof BOTS)[number];

export const EDITIONS = ['eyes', 'tomahawk', 'museum', 'classic'] as const;
export type Edition = (typeof EDITIONS)[number];

export const ADDITIONS = ['confirm', 'reverse', 'extra', 'double', 'restart', 'next'] as const;
export type Addition = (typeof ADDITIONS)[number];

export const TOKENS = ['open', 'reverse', 'skip', 'swap', 'name'] as const;
export type Token = (typeof TOKENS)[number];

export const WITH_BID = ['extra', 'double', 'next'] as const;
export type WithBid = (typeof WITH_BID)[number];

export const FACES = [
  '-10',
  '-5',
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '15',
  '20',
  '?',
  'MAX0',
  'MAX-',
  'X2',
  '0*',
] as const;
export type Face = (typeof FACES)[number];

export const PLACES = [
  'worn',
  'extra',
  'behind',
  'open',
  'named',
  'centre',
  'coyote',
  'drawn',
] as const;
export type CardPlace = (typeof PLACES)[number];

export const EFFECTS = ['draw', 'strike', 'turn', 'double', 'nothing', 'add'] as const;
export type Effect = (typeof EFFECTS)[number];

export const PHASES = ['deal', 'bid', 'guess', 'refill', 'discard', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const DEMANDS = ['free', 'answer', 'raise', 'owner', 'rename', 'plain'] as const;
export type Demand = (typeof DEMANDS)[number];

export const EYE_SIDES = ['open', 'closed'] as const;
export type Eye = (typeof EYE_SIDES)[number];

export const TABLE_PHASES = ['lobby', 'playing', 'over'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

export const PENALTIES = ['eyes', 'tomahawks', 'tokens', 'lives'] as const;
export type Penalty = (typeof PENALTIES)[number];

export const REASONS = ['time', 'away', 'left', 'kicked'] as const;
export type Reason = (typeof REASONS)[number];

export const CLOSES = [
  'restart',
  'slow',
  'token',
  'left',
  'kicked',
  'moved',
  'deleted',
  'faults',
  'silent',
  'table-connections',
  'no-hello',
  'protocol',
  'server-error',
] as const;
export type Close = (typeof CLOSES)[number];

/** How many there are of each token. */
export const TOKEN_COUNTS: Readonly<Record<Token, number>> = {
  open: 2,
  reverse: 2,
  skip: 2,
  swap: 1,
  name: 1,
};

/** A bot that the lobby offers. */
export interface Character {
  readonly bot: Bot;
  readonly level: number;
  readonly animal: Animal;
}

/** From the gentlest to the strongest. */
export const CHARACTERS: readonly Character[] = [
  { bot: 'pup', level: 1, animal: 'fox' },
  { bot: 'cautious', level: 2, animal: 'turtle' },
  { bot: 'lurker', level: 3, animal: 'lizard' },
  { bot: 'odds', level: 3, animal: 'owl' },
  { bot: 'braggart', level: 3, animal: 'raven' },
  { bot: 'bayes', level: 4, animal: 'hare' },
  { bot: 'coyote', level: 5, animal: 'coyote' },
];

/** The code with which a socket is closed, for each reason. */
export const CLOSE_CODES: Readonly<Record<Close, number>> = {
  restart: 1012,
  slow: 4008,
  token: 4401,
  left: 4000,
  kicked: 4403,
  moved: 4409,
  deleted: 4410,
  faults: 4429,
  silent: 4408,
  'table-connections': 4429,
  'no-hello': 4400,
  protocol: 4426,
  'server-error': 4500,
};

export type OptionValue = boolean | number | readonly string[] | null;

/** The host changes them in the lobby; a running game keeps those it began with. */
export interface Settings {
  readonly edition: Edition;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: number | null;
  readonly grace: number;
  readonly slow: boolean;
  readonly text: boolean;
  readonly odds: boolean;
  readonly sums: boolean;
  readonly shadow: boolean;
  readonly stand_in: Bot;
}

export interface Eyes {
  readonly open: number;
  readonly closed: number;
}

/** A card in play; one that you may not see has no face. */
export interface Card {
  readonly card: Face | null;
  readonly place: CardPlace;
  readonly seat: number | null;
  readonly segment: number;
}

/** A part of the pile in an order that nobody knows: what it held, and how many are left. */
export interface Segment {
  readonly cards: string;
  readonly left: number;
}

export interface Legal {
  readonly min_bid: number | null;
  readonly max_bid: number | null;
  readonly excluded: number | null;
  readonly actions: readonly string[];
  readonly with_bid: Readonly<Partial<Record<WithBid, readonly number[]>>>;
}

/** One step of a count; cards are places in the list of cards beside it. */
export interface Step {
  readonly card: number;
  readonly effect: Effect;
  readonly victim: number | null;
  readonly sum: number;
}

export interface Turned {
  readonly seat: number;
  readonly eye: Eye;
}

/** A round after its reveal. */
export interface Result {
  readonly starter: number;
  readonly moves: readonly string[];
  readonly bid: number | null;
  readonly bidder: number | null;
  readonly challenger: number | null;
  readonly total: number | null;
  readonly winner: number | null;
  readonly loser: number;
  readonly penalty: number;
  readonly cards: readonly Card[];
  readonly steps: readonly Step[];
  readonly guesses: readonly (readonly [number, number])[];
  readonly turned: readonly Turned[];
  readonly discarded: Eye | null;
  readonly standing: readonly (Eyes | number)[];
}

/** The running game as one seat sees it, or anybody. */
export interface View {
  readonly seat: number | null;
  readonly round: number;
  readonly phase: Phase;
  readonly to_act: readonly number[];
  readonly legal: Legal | null;
  readonly standing: readonly (Eyes | number)[];
  readonly alive: readonly number[];
  readonly starter: number;
  readonly cards: readonly Card[];
  readonly sum: number | null;
  readonly steps: readonly Step[];
  readonly moves: readonly string[];
  readonly bids: readonly (readonly [number, number])[];
  readonly direction: number;
  readonly demand: Demand;
  readonly withdrawn: number | null;
  readonly double: boolean;
  readonly used: readonly (Addition | Token)[];
  readonly passed: number | null;
  readonly peeked: readonly number[];
  readonly laid: number | null;
  readonly coyote: number | null;
  readonly challenger: number | null;
  readonly guess: number | null;
  readonly pile: readonly Segment[];
  readonly aside: string;
  readonly shuffle: string;
  readonly reveal: Result | null;
}

/** A finished round; `proof` is there when its secret tells of no unseen card. */
export interface Round {
  readonly number: number;
  readonly result: Result;
  readonly proof: Readonly<Record<string, unknown>> | null;
}

/** A seat of the lobby, or of the running game. */
export interface Seat {
  readonly name: string;
  readonly animal: Animal;
  readonly person: number | null;
  readonly bot: Bot | null;
  readonly connected: boolean;
  readonly ready: boolean;
}

/** How often somebody who played here to the end has won. */
export interface Score {
  readonly name: string;
  readonly animal: Animal;
  readonly person: number | null;
  readonly bot: Bot | null;
  readonly seat: number | null;
  readonly wins: number;
  readonly games: number;
}

export interface Person {
  readonly person: number;
  readonly name: string;
  readonly animal: Animal;
  readonly connected: boolean;
  readonly seated: boolean;
}

/** The table around the game. */
export interface Table {
  readonly table: string;
  readonly code: string;
  readonly phase: TablePhase;
  readonly settings: Settings;
  readonly host: number | null;
  readonly seats: readonly Seat[];
  readonly people: readonly Person[];
  readonly watching: number;
  readonly paused: boolean;
  readonly hurried: boolean;
  readonly games: number;
  readonly score: readonly Score[];
}

/** The head of a game: what does not change while it runs. */
export interface Game {
  readonly number: number;
  readonly edition: Edition;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly players: readonly string[];
  readonly starter: number;
  readonly winner: number | null;
  readonly dropped: boolean;
}

/** What is fixed and told about the shuffle of a round before it is dealt. */
export interface Shuffle {
  readonly round: number;
  readonly commitment: string;
  readonly refill: string;
  readonly entropy: readonly string[];
  readonly dealt: boolean;
}

/** Milliseconds that are left; null where no clock runs. */
export interface Clock {
  readonly turn: number | null;
  readonly next_round: number | null;
  readonly asked: number | null;
}

export interface You {
  readonly person: number | null;
  readonly seat: number | null;
  readonly name: string | null;
  readonly host: boolean;
  readonly muted: readonly number[];
  readonly shadow: number | null;
}

export interface Said {
  readonly number: number;
  readonly person: number;
  readonly name: string;
  readonly text: string;
  readonly aside: boolean;
}

export interface NewsFacts {
  readonly joined: { readonly person: number };
  readonly sat: { readonly person: number };
  readonly stood: { readonly person: number };
  readonly renamed: { readonly person: number; readonly name: string };
  readonly left: { readonly person: number };
  readonly kicked: { readonly person: number };
  readonly 'bot-added': { readonly bot: Bot };
  readonly 'bot-removed': { readonly seat: number };
  readonly 'host-changed': { readonly person: number };
  readonly configured: Readonly<Record<string, never>>;
  readonly 'game-started': { readonly starter: number };
  readonly 'game-dropped': Readonly<Record<string, never>>;
  readonly 'taken-over': { readonly seat: number; readonly bot: Bot; readonly why: Reason };
  readonly reclaimed: { readonly seat: number };
  readonly paused: Readonly<Record<string, never>>;
  readonly resumed: Readonly<Record<string, never>>;
  readonly hurried: Readonly<Record<string, never>>;
  readonly extended: { readonly seat: number };
}

/** Something that happened, for those who tell stories of it. */
export type News = {
  [Code in keyof NewsFacts]: { readonly code: Code; readonly facts: NewsFacts[Code] };
}[keyof NewsFacts];

/** Everything that you may know now. */
export interface Sync {
  readonly type: 'sync';
  readonly version: number;
  readonly protocol: number;
  readonly you: You;
  readonly table: Table;
  readonly clock: Clock;
  readonly game?: Game;
  readonly rounds?: readonly Round[];
  readonly view?: View;
  readonly shuffle?: Shuffle;
  readonly talk?: readonly Said[];
}

/** What changed. It builds on the version `after`; who is not there asks for a sync. */
export interface Update {
  readonly type: 'update';
  readonly after: number;
  readonly version: number;
  readonly clock: Clock;
  readonly news?: readonly News[];
  readonly you?: You;
  readonly table?: Table;
  readonly game?: Game;
  readonly round?: Round;
  readonly view?: View;
  readonly shuffle?: Shuffle;
}

/** The request with that id was granted, and is stored. */
export interface Accepted {
  readonly type: 'accepted';
  readonly id: string;
  readonly version: number;
}

/** The request was not granted; a sync follows. */
export interface Rejected {
  readonly type: 'rejected';
  readonly id: string;
  readonly code: string;
  readonly rule: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

export interface Talk {
  readonly type: 'talk';
  readonly lines: readonly Said[];
}

export interface Reaction {
  readonly type: 'reaction';
  readonly person: number;
  readonly sign: Sign;
}

/** Each total that may come, with the chance that it or more comes. */
export interface Odds {
  readonly type: 'odds';
  readonly id: string;
  readonly version: number;
  readonly totals: readonly (readonly [number, number])[];
}

/** A one-time code for another device, for so many seconds. */
export interface MoveCode {
  readonly type: 'move-code';
  readonly code: string;
  readonly seconds: number;
}

/** The last finished round as a seat saw it, view by view. */
export interface Shadowed {
  readonly type: 'shadowed';
  readonly seat: number;
  readonly round: number;
  readonly views: readonly View[];
}

/** Are you there? Who is not at that version has missed something and asks for a sync. */
export interface Ping {
  readonly type: 'ping';
  readonly version: number;
}

/** The server closes this connection, and why. */
export interface Bye {
  readonly type: 'bye';
  readonly code: Close;
}

/** Whatever the server sends over a socket. */
export type Message =
  Sync | Update | Accepted | Rejected | Talk | Reaction | Odds | MoveCode | Shadowed | Ping | Bye;

/** The first message on a socket: who you are. Without a token you watch. */
export interface HelloRequest {
  readonly type: 'hello';
  readonly id?: string;
  readonly token?: string | null;
  readonly protocol?: number;
}

/** Everything anew, after a gap. */
export interface SyncRequest {
  readonly type: 'sync';
  readonly id?: string;
}

/** The answer to a ping. */
export interface PongRequest {
  readonly type: 'pong';
  readonly id?: string;
}

/** Take a seat, or one at the next game. */
export interface SitRequest {
  readonly type: 'sit';
  readonly id?: string;
}

/** After a game: say that you are in for the next one, or take it back. */
export interface RematchRequest {
  readonly type: 'rematch';
  readonly id?: string;
  readonly on?: boolean;
}

/** Give the seat up and watch. */
export interface StandRequest {
  readonly type: 'stand';
  readonly id?: string;
}

/** Go; in a game a bot plays on for you. */
export interface LeaveRequest {
  readonly type: 'leave';
  readonly id?: string;
}

export interface RenameRequest {
  readonly type: 'rename';
  readonly id?: string;
  readonly name: string;
  readonly animal?: Animal | null;
}

/** A one-time code with which another device takes over the seat. */
export interface MoveRequest {
  readonly type: 'move';
  readonly id?: string;
}

/** An action in the notation of the records, on the table as it was at a version. */
export interface ActRequest {
  readonly type: 'act';
  readonly id?: string;
  readonly version: number;
  readonly action: string;
}

/** The reveal of that round was seen; the next may be dealt. */
export interface ReadyRequest {
  readonly type: 'ready';
  readonly id?: string;
  readonly round: number;
}

/** Entropy for the shuffle of a round to come: 16 to 32 bytes in hex. */
export interface MixRequest {
  readonly type: 'mix';
  readonly id?: string;
  readonly round: number;
  readonly entropy: string;
}

/** The odds of your own view. */
export interface OddsRequest {
  readonly type: 'odds';
  readonly id?: string;
}

/** Take the seat back from the bot that plays for you. */
export interface ReclaimRequest {
  readonly type: 'reclaim';
  readonly id?: string;
}

/** Ask the others for more time for this turn. */
export interface AskTimeRequest {
  readonly type: 'ask-time';
  readonly id?: string;
}

/** Agree to the time that was asked for. */
export interface GrantTimeRequest {
  readonly type: 'grant-time';
  readonly id?: string;
}

export interface SayRequest {
  readonly type: 'say';
  readonly id?: string;
  readonly text: string;
}

export interface ReactRequest {
  readonly type: 'react';
  readonly id?: string;
  readonly sign: Sign;
}

/** Do not hear somebody, or hear them again. */
export interface MuteRequest {
  readonly type: 'mute';
  readonly id?: string;
  readonly person: number;
  readonly on?: boolean;
}

/** Follow a seat one round late; null follows none. */
export interface ShadowRequest {
  readonly type: 'shadow';
  readonly id?: string;
  readonly seat: number | null;
}

/** Begin a game, the next one too. Who starts is left to chance when it is not said. */
export interface StartRequest {
  readonly type: 'start';
  readonly id?: string;
  readonly starter?: number | null;
}

/** Other settings; those left out stay. */
export interface ConfigureRequest {
  readonly type: 'configure';
  readonly id?: string;
  readonly settings: Partial<Settings>;
}

export interface AddBotRequest {
  readonly type: 'add-bot';
  readonly id?: string;
  readonly bot: Bot;
  readonly animal?: Animal | null;
}

export interface RemoveBotRequest {
  readonly type: 'remove-bot';
  readonly id?: string;
  readonly seat: number;
}

export interface KickRequest {
  readonly type: 'kick';
  readonly id?: string;
  readonly person: number;
}

/** Make somebody else the host. */
export interface HandOverRequest {
  readonly type: 'hand-over';
  readonly id?: string;
  readonly person: number;
}

export interface PauseRequest {
  readonly type: 'pause';
  readonly id?: string;
}

export interface ResumeRequest {
  readonly type: 'resume';
  readonly id?: string;
}

/** Only bots are left: let them play on without a wait. */
export interface HurryRequest {
  readonly type: 'hurry';
  readonly id?: string;
}

/** Whatever a client sends over a socket. */
export type Request =
  | HelloRequest
  | SyncRequest
  | PongRequest
  | SitRequest
  | RematchRequest
  | StandRequest
  | LeaveRequest
  | RenameRequest
  | MoveRequest
  | ActRequest
  | ReadyRequest
  | MixRequest
  | OddsRequest
  | ReclaimRequest
  | AskTimeRequest
  | GrantTimeRequest
  | SayRequest
  | ReactRequest
  | MuteRequest
  | ShadowRequest
  | StartRequest
  | ConfigureRequest
  | AddBotRequest
  | RemoveBotRequest
  | KickRequest
  | HandOverRequest
  | PauseRequest
  | ResumeRequest
  | HurryRequest;

/** Who opens a table, and how it is to be played. */
export interface NewTable {
  readonly name: string;
  readonly animal?: Animal | null;
  readonly settings?: Partial<Settings>;
  readonly sit?: boolean;
  readonly token?: string | null;
}

/** Who comes to a table; who does not sit watches. */
export interface Joining {
  readonly name: string;
  readonly animal?: Animal | null;
  readonly sit?: boolean;
  readonly token?: string | null;
}

/** A one-time code, told by the device that held the seat. */
export interface Claim {
  readonly code: string;
  readonly token?: string | null;
}

/** A device's place at a table. The token is the key to it: whoever holds it is you. */
export interface Place {
  readonly table: string;
  readonly code: string;
  readonly link: string;
  readonly person: number;
  readonly token: string;
}

/** From the least to the most, both included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** What an option may be: true or false, some of a few words, or a number. */
export interface OptionInfo {
  readonly name: string;
  readonly kind: 'flag' | 'words' | 'number';
  readonly default: boolean | number | readonly string[] | null;
  readonly words: readonly string[] | null;
  readonly range: Span | null;
  readonly may_be_null: boolean;
}

/** An edition as somebody who sets up a table needs it. */
export interface EditionInfo {
  readonly id: Edition;
  readonly deck: readonly Face[];
  readonly players: Span;
  readonly options: readonly OptionInfo[];
  readonly actions: readonly string[];
  readonly penalty: Penalty;
  readonly centre: boolean;
  readonly bids: Span;
  readonly rule: string;
}

/** The body of every answer that is an error. */
export interface Trouble {
  readonly code: string;
  readonly facts: Readonly<Record<string, number | string>>;
  readonly rule?: string;
}
