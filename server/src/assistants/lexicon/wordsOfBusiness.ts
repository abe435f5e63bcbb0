import { lexiconEntry } from '@belldesk/contract/voice/lexicon';
import type { Executor } from '../../db/client.ts';
import { listResources } from '../../scheduling/resources/queries.ts';
import { listServices } from '../../scheduling/services/queries.ts';
import type { AssistantRow } from '../queries.ts';

/** Shorter ones are said as they are spelled, or nobody minds. */
const MIN_LETTERS = 3;
const ADDRESSES = /\S+@\S+|https?:\S+|\bwww\.\S+/gi;

/** Each word of some texts once, as it is first written, without what is no word of letters. */
export function wordsIn(texts: readonly string[]): readonly string[] {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const [match] of text.replace(ADDRESSES, ' ').matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)) {
      const word = match.replace(/['’]s?$/i, '');
      const key = word.toLowerCase();
      if (
        word.length >= MIN_LETTERS &&
        !found.has(key) &&
        lexiconEntry.shape.word.safeParse(word).success
      )
        found.set(key, word);
    }
  return [...found.values()];
}

/** The words that callers of a business may hear, its names first; without those that the lexicon has. */
export async function wordsOfBusiness(db: Executor, own: AssistantRow): Promise<readonly string[]> {
  const services = await listServices(db, own);
  const resources = await listResources(db, own);
  const known = new Set(own.lexicon.map(({ word }) => word.toLowerCase()));
  return wordsIn([
    own.name,
    ...resources.map(({ name }) => name),
    ...services.map(({ name }) => name),
    own.firstMessage,
    own.systemPrompt,
  ]).filter((word) => !known.has(word.toLowerCase()));
}
