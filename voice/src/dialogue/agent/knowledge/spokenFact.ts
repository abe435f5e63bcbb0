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

/** Of marks that end no sentence. */
const LOOSE_ENDS = new Set([';', ',', ':', ' ']);

/** A sentence of the owner's as it is said: without marks of lists, whole. */
export function spokenSentence(sentence: string): string {
  const plain = sentence
    .replace(/^[-*•·\s]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  let end = plain.length;
  while (end > 0 && LOOSE_ENDS.has(plain[end - 1] ?? '')) end--;
  const whole = plain.slice(0, end);
  const ended = /[.!?]$/.test(whole) ? whole : `${whole}.`;
  return ended.slice(0, 1).toUpperCase() + ended.slice(1);
}
