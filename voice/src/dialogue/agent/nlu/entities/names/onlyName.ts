import type { Utterance } from '../../normalise/utterance.ts';
import { hearName } from './names.ts';

/** What stands around a name and tells nothing. */
const AROUND =
  /\b(?:hi|hello|hey|yes|yeah|sure|ok|okay|well|so|oh|and|my|the|full|name|names|name's|is|it|it's|this|that's|i'm|i|am|speaking|here|please|calling|call|me|under|first|last|surname)\b/g;

/** "My name is Robert Miller", and nothing besides. */
export function tellsOnlyName({ words, raw, question }: Utterance): boolean {
  if (question) return false;
  const name = hearName(words, { raw, asked: false });
  if (!name) return false;
  const parts = name.toLowerCase().split(/[ -]/);
  const rest = words
    .replace(AROUND, ' ')
    .split(' ')
    .filter((word) => word !== '' && !parts.includes(word));
  return rest.length === 0;
}
