import type { Vocabulary } from '../speechModel.ts';
import type { TokenReading } from './beamSearch.ts';

export interface ReadWord {
  readonly text: string;
  /** Natural logarithm of the probability of its tokens. */
  readonly logProbability: number;
}

/** A way to read an utterance: spellings that differ in stops and capitals only are one. */
export interface WordReading {
  readonly text: string;
  /** The text without stops and capitals. */
  readonly key: string;
  /** Natural logarithm of the probability of all its spellings together. */
  readonly logProbability: number;
  /** The same with what the grammar added. */
  readonly score: number;
  /** Natural logarithm of the probability of a token of the likeliest spelling, on average. */
  readonly meanLogProbability: number;
  /** It was cut off: too long, or going in circles. */
  readonly cutOff: boolean;
  readonly words: readonly ReadWord[];
}

/** As the books that taught the model wrote them. */
const oldSpellings: readonly (readonly [RegExp, string])[] = [
  [/\b(to)-(day|morrow|night)\b/gi, '$1$2'],
  [/\bhalf-(past|an)\b/gi, 'half $1'],
];

function modern(text: string): string {
  return oldSpellings.reduce((so, [from, to]) => so.replace(from, to), text);
}

/** A text by which two readings are compared: words in lower case, letters and digits only. */
export function keyOf(text: string): string {
  return modern(text)
    .toLowerCase()
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replace(/[^\p{L}\p{N}'+]+/gu, ' ')
    .trim();
}

/** Words with how likely each is; what stands between them counts for none. */
function wordsOf(reading: TokenReading, vocabulary: Vocabulary): readonly ReadWord[] {
  const words: { tokens: number[]; logProbability: number }[] = [];
  for (const [at, token] of reading.tokens.entries()) {
    const text = vocabulary.textOf(token);
    if (!/[\p{L}\p{N}\uFFFD]/u.test(text)) continue;
    const logProbability = reading.logProbabilities[at] ?? 0;
    const last = words.at(-1);
    if (text.startsWith(' ') || !last) words.push({ tokens: [token], logProbability });
    else {
      last.tokens.push(token);
      last.logProbability += logProbability;
    }
  }
  return words.map(({ tokens, logProbability }) => ({
    text: vocabulary.decode(tokens),
    logProbability,
  }));
}

function logAdd(a: number, b: number): number {
  const most = Math.max(a, b);
  return most + Math.log(Math.exp(a - most) + Math.exp(b - most));
}

/** Readings by their words, the likeliest first; each with the text of its likeliest spelling. */
export function wordReadings(
  readings: readonly TokenReading[],
  vocabulary: Vocabulary,
): readonly WordReading[] {
  const found = new Map<string, WordReading>();
  for (const reading of readings) {
    const text = modern(vocabulary.decode(reading.tokens));
    const key = keyOf(text);
    if (key === '') continue;
    const known = found.get(key);
    found.set(
      key,
      known
        ? {
            ...known,
            logProbability: logAdd(known.logProbability, reading.logProbability),
            score: logAdd(known.score, reading.score),
          }
        : {
            text,
            key,
            logProbability: reading.logProbability,
            score: reading.score,
            meanLogProbability: reading.logProbability / reading.logProbabilities.length,
            cutOff: reading.cutOff,
            words: wordsOf(reading, vocabulary),
          },
    );
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}
