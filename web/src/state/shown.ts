/** What people just said or showed: it stays for a few seconds. */
import type { Sign } from '../wire.ts';

export interface ShownSign {
  readonly key: number;
  readonly person: number;
  readonly sign: Sign;
}

export interface ShownLine {
  readonly key: number;
  readonly person: number;
  readonly text: string;
}
