import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const wordsFile = z.object({
  id: z.string(),
  country: z.string(),
  description: z.string(),
  customers: z.string(),
  details: z.string(),
  questions: z.array(
    z.object({
      q: z.string(),
      after: z.string().nullish(),
      /** Places of the text that answer it; none where nothing does. */
      answers: z.array(z.string()),
      type: z.string().optional(),
      wrong: z.array(z.string()).optional(),
    }),
  ),
});
export type OwnersWords = z.infer<typeof wordsFile>;

/**
 * Which businesses: those that taught the model of meaning its adaptation (bench/adaptation), those that teach the weights
 * of the search, which must not be the same, and the test third, which is counted only: what it holds is never looked at.
 */
export type Share = 'adaptation' | 'training' | 'test';

/** The files up to this number taught the adaptation. */
const LAST_OF_ADAPTATION = 32;

function shareOf(name: string): Share {
  const number = Number(name.slice(1, 3));
  if (number % 3 === 0) return 'test';
  return number <= LAST_OF_ADAPTATION ? 'adaptation' : 'training';
}

/** The businesses of `e2e/ownersWords`, by their names. */
export async function loadOwnersWords(share: Share): Promise<OwnersWords[]> {
  const folder = join(import.meta.dirname, '../../../e2e/ownersWords');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const wanted = names.filter((name) => shareOf(name) === share);
  return Promise.all(
    wanted.map(async (name) =>
      wordsFile.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    ),
  );
}
