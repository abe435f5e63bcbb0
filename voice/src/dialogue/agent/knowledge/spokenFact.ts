import type { Fact } from '@belldesk/contract/business/factLines';

/** A fact as the owner wrote it, its heading kept where the text alone would not tell. */
export function spokenFact({ heading, text }: Fact): string {
  const end = /[.!?]$/.test(text) ? text : `${text}.`;
  if (heading === '') return end;
  const own = heading
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .slice(0, 6);
  const told = text
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .includes(own);
  return told ? end.slice(0, 1).toUpperCase() + end.slice(1) : `${heading}: ${end}`;
}
