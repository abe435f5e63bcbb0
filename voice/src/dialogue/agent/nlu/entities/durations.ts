import { digitsForWords } from './numbers.ts';

const MINUTES_OF = { hour: 60, minute: 1 } as const;
const SAID =
  /\b(?<count>\d{1,3}|an?|half an?|one) ?(?<unit>hour|minute|min)s?(?<half> and a half)?\b/;

/** How long something is to take, in minutes: "an hour", "the two-hour one"; null where no length is said. */
export function hearMinutes(words: string): number | null {
  const said = SAID.exec(digitsForWords(words))?.groups;
  if (!said) return null;
  const { count = '', unit, half } = said;
  const of = unit === 'hour' ? MINUTES_OF.hour : MINUTES_OF.minute;
  const number = count.startsWith('half') ? 0.5 : /^\d+$/.test(count) ? Number(count) : 1;
  return Math.round((number + (half ? 0.5 : 0)) * of);
}
