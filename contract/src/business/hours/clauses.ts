import { partsIn } from './parts.ts';
import { hoursTokens } from './tokens.ts';

/** Words that say nothing beside hours: "we are open", "our shop is here". */
const SMALL_WORDS = new Set(
  (
    'a all also am and are as at be business can come day days do door doors else every everybody find for from here hour ' +
    "in is it it's its i'm normal normally of office ok on our pm salon shop so store studio that that's the then there " +
    "though to usual usually visit we we're well when which you your"
  ).split(' '),
);

/** Whether a clause tells nothing but hours: "closed Sunday and Monday", "we stay till 7". */
function isOnlyHours(clause: string): boolean {
  const { tokens } = hoursTokens(clause);
  const tells = tokens.some(({ kind }) => kind === 'days' || kind === 'time' || kind === 'all-day');
  return (
    tells &&
    partsIn(clause, 'written').length === 0 &&
    tokens.every(
      (token) =>
        token.kind !== 'word' || SMALL_WORDS.has(token.text.toLowerCase().replaceAll('’', "'")),
    )
  );
}

/** A text without those of its clauses that tell nothing but hours; what else it says stays as it was written. */
export function withoutHourClauses(text: string): string {
  const clauses = text.split(/(?<=[,;])\s+|(?<=[.!?])\s+(?=[\p{Lu}"'])/u);
  const kept = clauses.filter((clause) => !isOnlyHours(clause));
  if (kept.length === clauses.length) return text;
  return kept
    .join(' ')
    .replace(/[,;]$/, '.')
    .replace(/^(?:and|but|though) /, '');
}
