import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCallSets } from '@belldesk/e2e/businessCalls/format';
import { WANTS, type Want } from '@belldesk/voice/dialogue/agent/nlu/intents/classifier/features';
import { z } from 'zod';
import { teachingWords } from '../retrieval/ownersWords.ts';
import { wishesToBook } from '../services/labelled.ts';

/** What a caller said, what it wants, and who wrote it. */
export interface SaidWant {
  readonly said: string;
  readonly want: Want;
  readonly author: string;
}

const FOLDER = join(import.meta.dirname, '../../../e2e/callersWords');
export const AUTHORS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
/** Of the questions every so many-th is taken, so that they do not outnumber all else. */
const EVERY = 3;
const EVERY_OF_OWNERS = 10;
const EVERY_OF_WISHES = 5;

const byWant = z.partialRecord(z.enum(WANTS), z.array(z.string()));
const bySubject = z.record(z.string(), z.array(z.string()));

async function read(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(FOLDER, `${name}.json`), 'utf8'));
}

/** What the authors of `e2e/callersWords` wrote. */
export async function callersWords(): Promise<SaidWant[]> {
  const wants = await Promise.all(
    AUTHORS.map(async (author) => {
      const written = byWant.parse(await read(author));
      return WANTS.flatMap((want) => (written[want] ?? []).map((said) => ({ said, want, author })));
    }),
  );
  const questions = Object.values(bySubject.parse(await read('questions'))).flat();
  const taken = questions.filter((_, at) => at % EVERY === 0);
  const asked = (await teachingWords()).flatMap(({ questions: all }) => all.map(({ q }) => q));
  return [
    ...wants.flat(),
    ...taken.map((said) => ({ said, want: 'question' as const, author: 'questions' })),
    ...asked
      .filter((_, at) => at % EVERY_OF_OWNERS === 0)
      .map((said) => ({ said, want: 'question' as const, author: 'owners' })),
    ...(await wishesToBook())
      .filter((_, at) => at % EVERY_OF_WISHES === 0)
      .map((said) => ({ said, want: 'book' as const, author: 'wishes' })),
  ];
}

export type BegunAs = 'question' | 'booking' | 'change';

/** How callers of the practice calls begin, which nothing learns from: questions, bookings, changes. */
export async function callsBegun(): Promise<{ readonly said: string; readonly kind: BegunAs }[]> {
  const sets = [...(await loadCallSets('practice')), ...(await loadCallSets('open'))];
  return sets.flatMap(({ calls }) =>
    calls.flatMap(({ kind, lines: [first] }): { said: string; kind: BegunAs }[] => {
      if (!first) return [];
      if (kind === 'question' || kind === 'unknown') return [{ said: first.say, kind: 'question' }];
      return kind === 'booking' || kind === 'change' ? [{ said: first.say, kind }] : [];
    }),
  );
}
