import { type Half, oneOf, phrases } from './phrases.ts';
import type { Chance } from './random.ts';
import type { Style } from './style.ts';

const REPEATED = /^(?:for|at|on|the|a|I|my|we|to|it's|around|like)$/i;
const HUMS = ['uh', 'um'];

/** "For for uh four people". */
function stuttered(text: string, chance: Chance): string {
  return text
    .split(' ')
    .flatMap((word) => {
      if (REPEATED.test(word) && chance.happens(0.3)) return [word, word];
      return chance.happens(0.12) && !/\d/.test(word) ? [chance.oneOf(HUMS), word] : [word];
    })
    .join(' ');
}

/** A sentence as this caller speaks it: fillers around and inside of it. */
export function spoken(text: string, style: Style, half: Half, chance: Chance): string {
  let said = text;
  if (chance.happens(style.fillers)) said = `${oneOf(phrases.filler.before, half, chance)} ${said}`;
  if (chance.happens(style.fillers / 2))
    said = `${said} ${oneOf(phrases.filler.after, half, chance)}`;
  // digits of a number and letters of a name are not hummed between
  if (chance.happens(style.stutters) && !/\d \d|[A-Z] [A-Z] /.test(said))
    said = stuttered(said, chance);
  return said.replace(/\s+/g, ' ').trim();
}

/** What a recogniser leaves of it: no capitals, no punctuation but inside of numbers. */
export function recognised(text: string): string {
  return text
    .toLowerCase()
    .replace(/[?!;,]|\.(?!\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
