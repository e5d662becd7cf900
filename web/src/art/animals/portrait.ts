/** What a portrait is made of: shapes for the body and the head, and where the face sits on it. */

export type Animal =
  'coyote' | 'hare' | 'badger' | 'raven' | 'turtle' | 'bear' | 'beaver' | 'lizard' | 'owl' | 'fox';

export type Face = 'calm' | 'thinking' | 'sly' | 'caught' | 'howling';

/** Only drawings rest: the back of a card, an empty place. */
export type Mood = Face | 'resting';

/** How a shape is drawn: the numbers add up. */
export const PLAIN = 1; // a patch of colour, no outline
export const TWIN = 2; // once more, mirrored, on the right

/** A path, its colour, and how it is drawn. */
export type Shape = [path: string, fill: string, how?: number];

export interface Portrait {
  /** Behind the head; stays when the head tips. */
  body: Shape[];
  /** Tips back to howl. */
  head: Shape[];
  /** Muzzle, nose or beak; rises when the head tips. */
  snout: Shape[];
  /** Half the gap between the eyes, their height, their radius, the iris, the lid. */
  eyes: [gap: number, y: number, r: number, iris: string, lid: string];
  /** Where the mouth is and half its width. */
  mouth: [y: number, width: number];
  /** Shown as long as the mouth is calm. */
  teeth?: Shape[];
  /** A beak is its own mouth; this is the beak wide open. */
  gape?: Shape[];
  /** Pupils upright, as a reptile has them. */
  slit?: boolean;
  /** Brows that show on a dark brow. */
  brow?: string;
}

export const INK = '#2b1b38';
