import { badger } from './badger.ts';
import { bear } from './bear.ts';
import { beaver } from './beaver.ts';
import { coyote } from './coyote.ts';
import { fox } from './fox.ts';
import { hare } from './hare.ts';
import { lizard } from './lizard.ts';
import { owl } from './owl.ts';
import { raven } from './raven.ts';
import { turtle } from './turtle.ts';
import type { Animal, Portrait } from './portrait.ts';

export const portraits: Record<Animal, Portrait> = {
  coyote,
  hare,
  badger,
  raven,
  turtle,
  bear,
  beaver,
  lizard,
  owl,
  fox,
};
