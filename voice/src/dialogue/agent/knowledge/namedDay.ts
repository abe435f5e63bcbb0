import type { DayExceptions } from '@belldesk/contract/business/dayExceptions';

/** Words that many days have in their names. */
const GENERAL = new Set([
  'a',
  'and',
  'bank',
  'day',
  'days',
  'eve',
  'holiday',
  'holidays',
  'of',
  'the',
]);

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
}

/**
 * The next day that differs which is asked about by the name that the owner gave it: "Christmas" is
 * "Christmas Day", where no other day's name has more of what was said. Null where none is.
 * @param today yyyy-mm-dd; days before it are over
 */
export function namedDay(words: string, exceptions: DayExceptions, today: string): string | null {
  const said = new Set(wordsOf(words));
  let best: { readonly date: string; readonly score: number } | null = null;
  for (const [date, { name }] of exceptions) {
    const named = wordsOf(name);
    const telling = named.filter((word) => !GENERAL.has(word));
    const needed = telling.length > 0 ? telling : named;
    if (date < today || needed.length === 0 || !needed.every((word) => said.has(word))) continue;
    const score = named.filter((word) => said.has(word)).length;
    if (!best || score > best.score || (score === best.score && date < best.date))
      best = { date, score };
  }
  return best?.date ?? null;
}
