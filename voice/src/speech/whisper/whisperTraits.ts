import type { Curve, Judged, RecogniserTraits } from '../recognition/traits.ts';
import { frenchLexicons } from './frenchLexicons.ts';
import type { LanguageLexicons } from './lexicons.ts';
import { spanishLexicons } from './spanishLexicons.ts';

const languages: Readonly<Record<string, LanguageLexicons>> = {
  es: spanishLexicons,
  fr: frenchLexicons,
};

/**
 * As Whisper's authors have it: nobody spoke where the model thinks so and is unsure of its text besides. On hums, tones, noise
 * and clicks it thought so at 0.58 to 0.96, with -1.8 and less a token; on callers see decision 072.
 */
const NO_SPEECH = 0.5;
const UNSURE = -1;
/** A text so unlikely was said by nobody, whatever else. */
const UNLIKELY = -1.8;
/** The ends of films, which taught the model what is said where nothing is. */
const CREDITS =
  /\bsubt[ií]tul|amara\.org|\bgracias por ver\b|\bsuscr[ií]b|\bsous-titr|\bmerci d['’]avoir regard|\babonnez-vous\b/i;

function isInvented({ text, meanLogProbability, noSpeech, cutOff }: Judged): boolean {
  return (
    cutOff ||
    meanLogProbability < UNLIKELY ||
    (noSpeech > NO_SPEECH && meanLogProbability < UNSURE) ||
    CREDITS.test(text)
  );
}

/**
 * How often a text was right as a whole, by its figure; fitted by steps that only rise (corners rounded off) to 60 utterances:
 * the open half of e2e/spokenCalls/lines.{es,fr}.yaml, neural callers over a telephone, clean and with noise 20 dB below.
 */
const textIsRight: Curve = [
  [-3, 0.03],
  [-1.9, 0.1],
  [-1.5, 0.25],
  [-1.35, 0.45],
  [-1.2, 0.6],
  [-1, 0.75],
  [-0.8, 0.88],
  [-0.4, 0.95],
  [-0.1, 0.98],
];
/** As the model has it: not fitted to anything. */
const wordIsRight: Curve = [
  [0, 0],
  [1, 1],
];

/** Whisper writes numbers as words or in figures, as it likes, and makes texts up where nobody speaks. */
export const whisperTraits: RecogniserTraits = {
  // Spanish and French callers reach 5 a second.
  maxTokens: { perSecond: 6.5, more: 10 },
  lexiconFor: (asked, language) => languages[language]?.lexicons[asked] ?? null,
  priorOfAsked: {
    anything: 0,
    message: 0,
    name: 0,
    'phone-number': 4,
    number: 4,
    date: 4,
    time: 4,
    'yes-no': 4,
  },
  domainPhrases: (language) => languages[language]?.domainPhrases ?? [],
  textIsRight,
  wordIsRight,
  isInvented,
};
