import type { Curve, RecogniserTraits } from '../recognition/traits.ts';

const textIsRight: Curve = [
  [-3, 0.01],
  [0, 1],
];
const wordIsRight: Curve = [
  [0, 0],
  [1, 1],
];
export const whisperTraits: RecogniserTraits = {
  maxTokens: { perSecond: 8, more: 12 },
  lexiconFor: () => null,
  priorOfAsked: {
    anything: 0,
    message: 0,
    'phone-number': 0,
    number: 0,
    date: 0,
    time: 0,
    'yes-no': 0,
    name: 0,
  },
  domainPhrases: () => [],
  textIsRight,
  wordIsRight,
};
