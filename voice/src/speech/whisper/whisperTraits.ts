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

const textIsRight: Curve = [
  [-3, 0.01],
  [0, 1],
];
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
