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

/** The files of `e2e/ownersWords` up to this number taught the adaptation. */
const LAST_OF_ADAPTATION = 32;
const OWNERS_WORDS = join(import.meta.dirname, '../../../e2e/ownersWords');
/** Written later, for teaching alone: one business a line. */
const TEACHING = join(import.meta.dirname, '../../adaptation/businesses');
/** Of each of their files these businesses teach the weights of the search instead of the adaptation. */
const OF_THE_SEARCH = new Set(['05', '15', '25', '35']);

function shareOf(name: string): Share {
  const number = Number(name.slice(1, 3));
  if (number % 3 === 0) return 'test';
  return number <= LAST_OF_ADAPTATION ? 'adaptation' : 'training';
}

function shareOfTeaching({ id }: OwnersWords): Share {
  return OF_THE_SEARCH.has(id.slice(1, 3)) ? 'training' : 'adaptation';
}

/** The businesses of `e2e/ownersWords` and of `bench/adaptation/businesses`, by their names. */
export async function loadOwnersWords(share: Share): Promise<OwnersWords[]> {
  const names = (await readdir(OWNERS_WORDS)).filter((name) => name.endsWith('.json')).toSorted();
  const wanted = names.filter((name) => shareOf(name) === share);
  const texts = await Promise.all(wanted.map((name) => readFile(join(OWNERS_WORDS, name), 'utf8')));
  const teaching = await teachingWords();
  return [
    ...texts.map(parsed),
    ...teaching.filter((business) => shareOfTeaching(business) === share),
  ];
}

/** All businesses of `bench/adaptation/businesses`. */
export async function teachingWords(): Promise<OwnersWords[]> {
  const files = (await readdir(TEACHING)).toSorted();
  const lines = await Promise.all(files.map((name) => readFile(join(TEACHING, name), 'utf8')));
  return lines.flatMap((text) => text.trim().split('\n').map(parsed));
}

function parsed(text: string): OwnersWords {
  return wordsFile.parse(JSON.parse(text));
}
