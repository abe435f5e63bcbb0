import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WANTS } from '@belldesk/voice/dialogue/agent/nlu/intents/classifier/features';
import {
  type LinearClassifier,
  likelihoods,
  scoresOf,
  seenTurn,
} from '@belldesk/voice/dialogue/agent/nlu/intents/classifier/linearClassifier';
import { plainWords } from '@belldesk/voice/dialogue/agent/nlu/normalise/words';
import { openKeptMeaning } from '../retrieval/keptMeaning.ts';
import { AUTHORS, callersWords, callsBegun, type SaidWant } from './callersWords.ts';
import { train, vocabularyOf } from './train.ts';

/*
 * Fits the classifier of what callers want, prints how often it is right about an author it did not learn from and about
 * the practice calls, with meaning and by words alone; with --write the weights go where calls read them.
 */
const WEIGHTS = '../../../voice/src/dialogue/agent/nlu/intents/classifier/fittedIntents.ts';
/** Largest weight in eight bits. */
const LARGEST_INT8 = 127;
/** From here on the first want is counted as sure. */
const SURE = 0.8;

const meaning = await openKeptMeaning();
const embeddingOf = (said: string) => meaning.embedding(plainWords(said));
const written = await callersWords();
const calls = await callsBegun();

function fitTo(turns: readonly SaidWant[]) {
  const vocabulary = vocabularyOf(turns.map(({ said }) => said));
  const taught = turns.map(({ said, want }) => ({
    seen: seenTurn(said, vocabulary, embeddingOf(said)),
    want: WANTS.indexOf(want),
  }));
  return { vocabulary, by: train(taught, vocabulary.size) };
}

function best(
  said: string,
  vocabulary: ReadonlyMap<string, number>,
  by: LinearClassifier,
  byMeaning: boolean,
) {
  const likely = likelihoods(
    scoresOf(seenTurn(said, vocabulary, byMeaning ? embeddingOf(said) : null), by),
  );
  const most = Math.max(...likely);
  return { want: WANTS[likely.indexOf(most)], most, likely };
}

for (const author of AUTHORS) {
  const { vocabulary, by } = fitTo(written.filter((turn) => turn.author !== author));
  const left = written.filter((turn) => turn.author === author);
  for (const byMeaning of [true, false]) {
    const told = left.map(({ said, want }) => {
      const first = best(said, vocabulary, by, byMeaning);
      return { ...first, right: first.want === want };
    });
    const right = told.filter((one) => one.right);
    const sure = told.filter(({ most }) => most >= SURE);
    console.log(
      `${author} left out, ${byMeaning ? 'by meaning' : 'by words'}: ${right.length}/${left.length} right; from ${SURE}: ${sure.filter((one) => one.right).length}/${sure.length}`,
    );
  }
}

const { vocabulary, by } = fitTo(written);
const question = WANTS.indexOf('question');
const book = WANTS.indexOf('book');
for (const byMeaning of [true, false])
  for (const kind of ['question', 'booking', 'change'] as const) {
    const of = calls.filter((call) => call.kind === kind);
    const told = of.map(({ said }) => best(said, vocabulary, by, byMeaning));
    const from = (place: number, least: number) =>
      told.filter(({ likely }) => (likely[place] ?? 0) >= least).length;
    console.log(
      `${kind} (${of.length}), ${byMeaning ? 'by meaning' : 'by words'}: a question from 0.5 ${from(question, 0.5)}, 0.7 ${from(question, 0.7)}, 0.9 ${from(question, 0.9)}; to book from 0.5 ${from(book, 0.5)}, 0.7 ${from(book, 0.7)}, 0.9 ${from(book, 0.9)}`,
    );
  }
await meaning.keep();

if (process.argv.includes('--write')) {
  const packed = (weights: Float64Array) => {
    const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const scale = largest / LARGEST_INT8;
    const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
    return { scale, base64: Buffer.from(bytes.buffer).toString('base64') };
  };
  const grams = packed(by.grams);
  const means = packed(by.meaning);
  const rounded = (values: Float64Array) =>
    JSON.stringify([...values].map((value) => Math.round(value * 1_000) / 1_000));
  await writeFile(
    join(import.meta.dirname, WEIGHTS),
    `/** Written by bench/src/intents/fit.ts --write. */
export const FITTED = {
  bias: ${rounded(by.bias)},
  biasByWords: ${rounded(by.biasByWords)},
  gramScale: ${grams.scale},
  meaningScale: ${means.scale},
  grams: ${JSON.stringify([...vocabulary.keys()].join('|'))},
  gramWeights: '${grams.base64}',
  meaningWeights: '${means.base64}',
};
`,
  );
}
process.exit(0);
