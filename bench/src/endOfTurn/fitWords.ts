import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BUCKETS,
  featuresOf,
  lengthScale,
  wordsOf,
} from '@belldesk/voice/dialogue/turns/completeness/features';
import { areaUnderCurve, fitSparse, scoreOf } from './logistic.ts';
import { cutAtPauses, repliesOf, type SaidSoFar, taughtTemplates, turnsOf } from './taughtTurns.ts';

/*
 * Fits what tells a whole turn from a part of one by its words, and prints how well it does on an author and on calls
 * that it did not learn from; with --write the weights go where calls read them.
 */
const WEIGHTS = '../../../voice/src/dialogue/turns/completeness/fittedCompleteness.ts';
const SEED = 31;
/** Words that are rarer are not told apart. */
const LEAST_TIMES = 25;
const MOST = 127;

const authors = ['one', 'two', 'three', 'four', 'questions'];
const LEAVES_OUT = 'four';

interface Fitted {
  readonly known: ReadonlySet<string>;
  readonly bytes: Int8Array;
  readonly scale: number;
}

function fit(taught: readonly SaidSoFar[]): Fitted {
  const times = new Map<string, number>();
  for (const { text } of taught)
    for (const word of wordsOf(text)) times.set(word, (times.get(word) ?? 0) + 1);
  const often = [...times].filter(([, count]) => count >= LEAST_TIMES);
  const known = new Set(often.map(([word]) => word));
  const overs = taught.filter(({ over }) => over).length;
  const weights = fitSparse(
    taught.map(({ text, expects, over }) => ({
      places: featuresOf(wordsOf(text), expects, known),
      over,
      weight: taught.length / (2 * (over ? overs : taught.length - overs)),
    })),
    BUCKETS,
    lengthScale,
  );
  const scale = Math.max(...weights.map(Math.abs)) / MOST;
  return { known, scale, bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

function told(name: string, said: readonly SaidSoFar[], { known, bytes, scale }: Fitted): string {
  const weights = Float64Array.from(bytes, (byte) => byte * scale);
  const scored = said.map(({ text, expects, over }) => ({
    over,
    score: scoreOf(featuresOf(wordsOf(text), expects, known), weights, lengthScale),
  }));
  return `${name}: ${said.length} silences, area under the curve ${areaUnderCurve(scored).toFixed(3)}`;
}

const turns = new Map(
  await Promise.all(authors.map(async (name) => [name, await turnsOf(name)] as const)),
);
const practice = await repliesOf('practice');
const open = await repliesOf('open');
const of = (names: readonly string[]) => names.flatMap((name) => turns.get(name) ?? []);
const templates = taughtTemplates(SEED);

const others = authors.filter((name) => name !== LEAVES_OUT);
const partly = fit([...cutAtPauses([...of(others), ...practice], SEED), ...templates]);
console.log(told('author left out', cutAtPauses(of([LEAVES_OUT]), SEED + 1), partly));
console.log(told('calls left out', cutAtPauses(open, SEED + 2), partly));

const taught = [...cutAtPauses([...of(authors), ...practice, ...open], SEED), ...templates];
const fitted = fit(taught);
console.log(told('taught', taught, fitted));
console.log(
  `${fitted.known.size} words, ${fitted.bytes.filter((byte) => byte !== 0).length} weights`,
);

if (process.argv.includes('--write'))
  await writeFile(
    join(import.meta.dirname, WEIGHTS),
    `/** Written by bench/src/endOfTurn/fitWords.ts --write. */
export const FITTED_COMPLETENESS = {
  scale: ${fitted.scale},
  known: ${JSON.stringify([...fitted.known].join(' '))},
  weights: '${Buffer.from(fitted.bytes.buffer).toString('base64')}',
};
`,
  );
