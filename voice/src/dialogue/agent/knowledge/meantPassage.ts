import type { Meaning } from '../../meaning.ts';
import type { Business } from './business.ts';

/** What an owner wrote that a question means, and how surely. */
export interface MeantPassage {
  /** Sentences, the likeliest first; two where both may be meant. */
  readonly sentences: readonly string[];
  /** False: related, and perhaps no answer. */
  readonly sure: boolean;
}

/** From so alike on it is an answer; below it may be one, and is told as such; below the last it is none. */
const SURE = 0.47;
const PERHAPS = 0.33;
/** A second sentence that is nearly as alike is told too. */
const AS_GOOD_WITHIN = 0.08;
/** What a sentence gains that has the kind of thing that is asked for. */
const OF_THE_KIND = 0.12;

const MONEY =
  /[£$€]\s?\d|\b\d+(?:\.\d\d)? ?(?:pounds?|dollars?|euros?|quid|bucks)\b|\b(?:free|no (?:extra )?(?:charge|fee|cost)|incl(?:uded|\.)?|extra)\b/i;
const HOUR =
  /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?\b|\b(?:noon|midnight|closed|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const AMOUNT = /\d|\b(?:one|two|three|four|five|six|eight|ten|twelve|half|under|over)\b/i;

/** What a question asks for, and how a sentence looks that has it. */
const KINDS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\b(?:how much|costs?|charges?|prices?|fees?|pay|set (?:me|us) back|sting|extra|run (?:me|us)|per head|expensive|owt to pay)\b/,
    MONEY,
  ],
  [/\b(?:how (?:late|early)|what time|when|latest|earliest|till|until|open|close|shut)\b/, HOUR],
  [/\b(?:how (?:long|far|many|old)|old enough|what age)\b/, AMOUNT],
];
const ASKS_WHO = /\b(?:who|whom|which (?:one )?of|somebody there|someone there)\b/;

/**
 * The sentences of the owner that a question means, by meaning and by the kind of thing it asks for. Null where
 * nothing is near, or nothing can be compared.
 * @param words plain lower-case words of one question
 */
export function meantPassage(
  words: string,
  { passages, services }: Pick<Business, 'passages' | 'services'>,
  meaning: Meaning | null,
): MeantPassage | null {
  const compared = passages.map(({ meant }) => meant);
  const likeness = words === '' ? null : (meaning?.likeness(words, compared) ?? null);
  if (!likeness || likeness.length === 0) return null;
  const wanted = ASKS_WHO.test(words)
    ? namesOf(services)
    : KINDS.find(([asked]) => asked.test(words))?.[1];
  const ranked = passages
    .map(({ meant, said }, index) => ({
      sentence: said,
      score: (likeness[index] ?? 0) + (wanted?.test(meant) ? OF_THE_KIND : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = ranked;
  if (!best || best.score < PERHAPS) return null;
  const both = next && best.score - next.score < AS_GOOD_WITHIN ? [next.sentence] : [];
  return { sentences: [best.sentence, ...both], sure: best.score >= SURE };
}

/** The names of those who do something here; a pattern that fits nothing where there are none. */
function namesOf(services: Business['services']): RegExp {
  const names = services
    .flatMap(({ resources }) => resources)
    .filter(({ kind }) => kind === 'staff')
    .flatMap(({ name }) => name.split(/\s+/))
    .map((name) => name.replace(/[^\p{L}]/gu, ''))
    .filter((name) => name.length > 2);
  return names.length === 0
    ? /(?!)/
    : new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`, 'i');
}

/** Of marks that end no sentence. */
const LOOSE_ENDS = new Set([';', ',', ':', ' ']);

/** A sentence of the owner's as it is said: without marks of lists, whole. */
export function spokenSentence(sentence: string): string {
  const plain = sentence
    .replace(/^[-*•·\s]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  let end = plain.length;
  while (end > 0 && LOOSE_ENDS.has(plain[end - 1] ?? '')) end--;
  const whole = plain.slice(0, end);
  const ended = /[.!?]$/.test(whole) ? whole : `${whole}.`;
  return ended.slice(0, 1).toUpperCase() + ended.slice(1);
}
