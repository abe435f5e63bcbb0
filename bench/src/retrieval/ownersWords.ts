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

/** Which businesses: the test third is counted only, what it holds is never looked at. */
export type Third = 'test' | 'training';

/** The businesses of `e2e/ownersWords`, by their names. */
export async function loadOwnersWords(third: Third): Promise<OwnersWords[]> {
  const folder = join(import.meta.dirname, '../../../e2e/ownersWords');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const wanted = names.filter(
    (name) => (Number(name.slice(1, 3)) % 3 === 0 ? 'test' : 'training') === third,
  );
  return Promise.all(
    wanted.map(async (name) =>
      wordsFile.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    ),
  );
}
