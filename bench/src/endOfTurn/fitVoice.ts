import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { voices } from '@belldesk/contract/catalogue/voices';
import { PHRASE_END_FEATURES } from '@belldesk/voice/audio/phraseEnd/phraseEnd';
import { seededChoice } from '../conversation/speech/seededChoice.ts';
import { Speaker } from '../conversation/speech/speaker.ts';
import { kokoroSentences } from './kokoroSentences.ts';
import { areaUnderCurve } from './logistic.ts';
import { type HeardEnd, heardEnds } from './spokenEnds.ts';
import { filledIn } from './taughtTurns.ts';
import { taughtTypes } from './templates.ts';

/*
 * Fits what tells the last phrase of a turn from one before by its sound, to sentences that Kokoro speaks, and prints
 * how well it does on other sentences, other voices and on flite; with --write the weights go where calls read them.
 */
const WEIGHTS = '../../../voice/src/audio/phraseEnd/fittedPhraseEnd.ts';
const SEED = 4;
const FLITE_SENTENCES = 60;
const STEPS = 3_000;
const RATE = 0.05;
/** A few dozen sentences teach little: weights are held small. */
const STRENGTH = 0.4;
const FURTHEST = 2.5;

const all = (await kokoroSentences()).map((one) => ({
  ...one,
  ends: heardEnds(one.sound, one.parts),
}));
const taught = all.filter((one) => one.taught).flatMap(({ ends }) => ends);
const held = all.filter((one) => !one.taught).flatMap(({ ends }) => ends);

const speaker = new Speaker();
const choice = seededChoice(SEED);
const types = taughtTypes.filter(({ text }) => text.includes('|') && text.length > 24);
const flite: HeardEnd[] = [];
for (let n = 0; n < FLITE_SENTENCES; n++) {
  const type = types[n % types.length];
  const voice = voices[n % voices.length];
  if (!type || !voice) continue;
  const parts = filledIn(type, choice);
  flite.push(...heardEnds(await speaker.say(voice.id, `${parts.join(', ')}.`), parts));
}
await speaker.close();

const columns = PHRASE_END_FEATURES.map((_, at) => taught.map(({ features }) => features[at] ?? 0));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const means = columns.map(mean);
const spreads = columns.map((values, at) =>
  Math.max(1e-6, Math.sqrt(mean(values.map((value) => (value - (means[at] ?? 0)) ** 2)))),
);
const normal = ({ features }: HeardEnd) =>
  features.map((value, at) =>
    Math.max(-FURTHEST, Math.min(FURTHEST, (value - (means[at] ?? 0)) / (spreads[at] ?? 1))),
  );

const overs = taught.filter(({ over }) => over).length;
const weights = means.map(() => 0);
let bias = 0;
const oddsOf = (end: HeardEnd) =>
  normal(end).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
for (let step = 0; step < STEPS; step++) {
  const slope = weights.map((weight) => STRENGTH * weight);
  let slopeOfBias = 0;
  for (const end of taught) {
    const share = end.over ? 0.5 / overs : 0.5 / (taught.length - overs);
    const off = (1 / (1 + Math.exp(-oddsOf(end))) - (end.over ? 1 : 0)) * share;
    normal(end).forEach((value, at) => {
      slope[at] = (slope[at] ?? 0) + off * value;
    });
    slopeOfBias += off;
  }
  weights.forEach((weight, at) => {
    weights[at] = weight - RATE * (slope[at] ?? 0);
  });
  bias -= RATE * slopeOfBias;
}

for (const [name, ends] of Object.entries({ taught, held, flite }))
  console.log(
    `${name}: ${ends.length} phrases, ${ends.filter(({ over }) => over).length} of them last, area under the curve ${areaUnderCurve(
      ends.map((end) => ({ over: end.over, score: oddsOf(end) })),
    ).toFixed(3)}`,
  );
weights.forEach((weight, at) => {
  console.log(`${weight.toFixed(3)} ${PHRASE_END_FEATURES[at]}`);
});

if (process.argv.includes('--write')) {
  const rounded = (values: readonly number[]) =>
    JSON.stringify(values.map((value) => Math.round(value * 10_000) / 10_000));
  await writeFile(
    join(import.meta.dirname, WEIGHTS),
    `/** Written by bench/src/endOfTurn/fitVoice.ts --write. */
export const FITTED_PHRASE_END = {
  means: ${rounded(means)},
  spreads: ${rounded(spreads)},
  weights: ${rounded(weights)},
  bias: ${Math.round(bias * 10_000) / 10_000},
};
`,
  );
}
process.exit(0);
