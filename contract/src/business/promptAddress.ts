import { DETAILS_HEADING, INSTRUCTIONS_HEADING } from '../prompt.ts';

/** What an owner wrote of the address in a line of its own: "Address: 14 High Street". */
const WRITTEN = /^\s*(?:[-*•·]\s+)?(?:our |the |street )?address:\s*\S/i;

/** An address of several lines as one: "Address: 14 High Street, Bristol." */
export function addressInWords(address: string): string {
  const parts = address.split('\n').map((line) => line.trim().replace(/[,;.]+$/, ''));
  return `Address: ${parts.filter((part) => part !== '').join(', ')}`;
}

/**
 * What a receptionist is told of where callers find the business: the address of its location, in the place of the one
 * that the owner's words may have. The same prompt where the location has none.
 */
export function promptWithAddress(prompt: string, address: string | null): string {
  if (address === null) return prompt;
  const told = addressInWords(address);
  const lines = prompt.split('\n');
  const end = lines.findIndex((line) => line.trim() === INSTRUCTIONS_HEADING);
  const [facts, instructions] = end < 0 ? [lines, []] : [lines.slice(0, end), lines.slice(end)];
  const kept = facts.filter((line) => !WRITTEN.test(line));
  const details = kept.findIndex((line) => line.trim() === DETAILS_HEADING);
  const withAddress =
    details < 0
      ? [...kept, ...(kept.at(-1) === '' ? [] : ['']), DETAILS_HEADING, told, '']
      : kept.toSpliced(details + 1, 0, told);
  return [...withAddress, ...instructions].join('\n').trim();
}
