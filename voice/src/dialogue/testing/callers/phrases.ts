import { readFileSync } from 'node:fs';
import type { Forms } from './forms.ts';
import type { Chance } from './random.ts';

function read<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(`${import.meta.dirname}/phrases/${file}.json`, 'utf8')) as Shape;
}

type List = readonly string[];
type ByKind = Readonly<Record<string, List>>;

/** Ways of saying things; `{}` is where the fact stands. */
export const phrases = {
  date: read<List>('date'),
  time: read<List>('time'),
  party: read<List>('party'),
  nights: read<List>('nights'),
  name: read<List>('name'),
  phone: read<List>('phone'),
  own: read<List>('own'),
  confirm: read<List>('confirm'),
  closing: read<List>('closing'),
  aside: read<List>('aside'),
  after: read<List>('after'),
  pause: read<List>('pause'),
  repair: read<List>('repair'),
  change: read<List>('change'),
  hello: read<List>('hello'),
  constraint: read<ByKind>('constraint'),
  wish: read<ByKind>('wish'),
  message: read<{ readonly open: List; readonly what: List; readonly wrap: List }>('message'),
  filler: read<{ readonly before: List; readonly after: List }>('filler'),
  things: read<Readonly<Record<string, readonly (readonly [string, List])[]>>>('things'),
};

/** Which half of all ways of speaking is spoken: the one the house may be taught with, or the other. */
export type Half = 'taught' | 'held-back';

/** One of the ways of that half that fit; where none does, the first that fits. */
export function oneOf(list: Forms, half: Half, chance: Chance): string {
  const fits = (form: string | null): form is string => form !== null;
  const own = list.filter((_, index) => index % 2 === (half === 'taught' ? 0 : 1)).filter(fits);
  return own.length > 0 ? chance.oneOf(own) : (list.find(fits) ?? '');
}
