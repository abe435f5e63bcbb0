import type { Curve, RecogniserTraits } from '../recognition/traits.ts';
import { domainPhrases, lexiconFor } from './lexicons.ts';

/**
 * How much likelier than the model thinks an answer in the words that were asked for is, in nats. Measured on made calls:
 * answers lie up to 6 behind what the model would rather write, what is no answer 6 and more; a short "wait" is nearer
 * to a yes, and a word to a row of letters (decision 065).
 */
const priorOfAsked: RecogniserTraits['priorOfAsked'] = {
  anything: 0,
  message: 0,
  'phone-number': 7,
  number: 6,
  date: 6,
  time: 6,
  'yes-no': 4,
  name: 4,
};

/**
 * How often a text was right as a whole, by its figure; fitted by steps that only rise (pool adjacent violators, corners
 * rounded off) to every other one of 188 utterances: lines of e2e/spokenCalls/lines.yaml (the open half) and answers to
 * each kind of question, flite over a telephone, clean and with noise 12 dB below. Of the other half 14 of 14 were right
 * from -0.1 on, 8 of 10 from -0.3, 14 of 35 from -1, 5 of 35 below (decision 065).
 */
const textIsRight: Curve = [
  [-3, 0.01],
  [-1.8, 0.08],
  [-1.2, 0.28],
  [-0.7, 0.42],
  [-0.4, 0.6],
  [-0.2, 0.85],
  [-0.05, 0.97],
];
/** How often a word had been said, by the probability of its tokens; fitted to the same utterances. */
const wordIsRight: Curve = [
  [0.1, 0.35],
  [0.3, 0.42],
  [0.5, 0.53],
  [0.7, 0.6],
  [0.85, 0.76],
  [0.95, 0.82],
  [1, 0.97],
];

/** Moonshine writes numbers as words, stops where its authors stop, and makes little up: English only. */
export const moonshineTraits: RecogniserTraits = {
  // The model's authors stop at 6.5; quick talkers reach 5.
  maxTokens: { perSecond: 6.5, more: 12 },
  lexiconFor,
  priorOfAsked,
  domainPhrases: () => domainPhrases,
  textIsRight,
  wordIsRight,
};
