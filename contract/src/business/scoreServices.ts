import type { NamedService } from './matchService.ts';
import { GENERAL, joinCompounds, wordsOf } from './serviceWords.ts';

/** A service as far as a caller's description of it can be compared with it. */
export interface DescribedService extends NamedService {
  readonly durationMinutes: number;
}

/** Words that are in every wish, and tell no service from another. */
const EMPTY = new Set(
  (
    'i we you he she it they me us him her them my our your his their its this that these those one ones is are was ' +
    'be been am do does did have has had can could would will shall should may might got get want wants need needs ' +
    'like book booking make let go going come see look looking looked take having done hour minute min on in by ' +
    'from or as if so no not yes yeah just only please thanks hi hello now then there here what which who how when ' +
    'where why any anything something somebody someone thing stuff kind sort type normal usual ordinary regular ' +
    'standard appointment visit reservation service session lesson meeting time slot place day date today tomorrow ' +
    "morning afternoon evening week i'd i'm i've it's that's let's don't over up out off about into too also hours " +
    'minutes half two three four'
  ).split(' '),
);
const SHORTEST_STEM_CHARACTERS = 4;
const LENGTH_SAID = 0.5;
/** Where another length was said that some service has. */
const OTHER_LENGTH = 0.3;
/** A word that only means the same as one of the name: "trim" of a cut. */
const SYNONYM = 0.7;
/** Words that are said of many things beside. */
const WEAK =
  /^(?:first|last|next|extra|free|full|home|back|small|big|large|long|short|before|need|people)$/;
const SHARE_OF_WEAK = 0.5;
/** Of words in the name that were not said. */
const UNSAID = 0.12;
/** All telling words of a name were said. */
const WHOLE_NAME = 0.1;

/** "Installing", "installed" and "installation" begin alike. */
function stem(word: string): string {
  const stripped = word.replace(/(?:ations?|ements?|ments?|ings?|ers?|ed|es|e|ly|ic)$/, '');
  const short = stripped.length >= SHORTEST_STEM_CHARACTERS - 1 ? stripped : word;
  // "cutting" of a cut
  return short.length > SHORTEST_STEM_CHARACTERS - 1 && short !== word
    ? short.replace(/([^aeiou])\1$/, '$1')
    : short;
}

function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [stem(one), stem(other)];
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= SHORTEST_STEM_CHARACTERS && long.startsWith(short);
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  two: 2,
  three: 3,
  four: 4,
};

/** "Half an hour", "ninety minutes", "the two-hour one": minutes, or null. */
function lengthSaid(sentence: string): number | null {
  const text = sentence.toLowerCase().replaceAll('-', ' ');
  if (/\bhour and a half\b|\bninety minutes?\b/.test(text)) return 90;
  if (/\bhalf (?:an )?hour\b|\bthirty minutes?\b/.test(text)) return 30;
  if (/\b(?:three quarters of an hour|forty five minutes?)\b/.test(text)) return 45;
  const hours = /\b(?:(two|three|four|\d) )?hours?\b/.exec(text);
  if (hours) return (NUMBERS[hours[1] ?? 'one'] ?? Number(hours[1])) * 60;
  const minutes = /\b(\d{2,3}) min(?:ute)?s?\b/.exec(text)?.[1];
  return minutes ? Number(minutes) : null;
}

/** A service, and how much of it was told: about 1 for one telling word of its name alone, 0 for nothing. */
export interface ScoredService<S> {
  readonly service: S;
  readonly score: number;
}

/** "At two" is no duet, and "ten of us" no ten-minute visit: how long one is, is read by itself. */
const NUMBER =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety)$/;

interface Word {
  readonly as: string;
  /** As it was said or written, without the words that mean the same. */
  readonly plain: string;
}

function tellingWords(text: string): Word[] {
  return text
    .split(/[\s,.;:!?()/&+]+/)
    .flatMap((plain) => wordsOf(plain).map((as) => ({ as, plain: stem(plain.toLowerCase()) })))
    .filter(({ as }) => !EMPTY.has(as) && !GENERAL.test(as) && !NUMBER.test(as));
}

/** "Toenails" are nails. */
function isCompound(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_STEM_CHARACTERS && long.endsWith(short);
}

/** How alike two words are: 1 for the same, less for one that means the same, 0 for others. */
function likenessOfWords(one: Word, other: Word): number {
  if (one.plain === other.plain) return 1;
  if (alike(one.as, other.as)) return one.as === other.as ? SYNONYM : 1;
  return isCompound(one.plain, other.plain) ? SYNONYM : 0;
}

/**
 * How much of each service was told by telling words of its names ("the automatic, one hour", "having the
 * letter looked at") and by how long it takes. A word that many services have tells little of each.
 * @returns one for each service, in their order
 */
export function scoreServices<S extends DescribedService>(
  sentence: string,
  services: readonly S[],
): ScoredService<S>[] {
  const fits = lengthFits(sentence, services);
  const byName = scoreNames(sentence, services);
  return services.map((service, index) => {
    const fit = fits[index] ?? 0;
    const length = fit > 0 ? LENGTH_SAID : fit < 0 ? -OTHER_LENGTH : 0;
    return { service, score: (byName[index] ?? 0) + length };
  });
}

/** Whether each service takes as long as a sentence says: 1 for the same, -1 where others do, 0 where no length of theirs is said. */
export function lengthFits(sentence: string, services: readonly DescribedService[]): number[] {
  const minutes = lengthSaid(sentence);
  const isLength = services.some(({ durationMinutes }) => durationMinutes === minutes);
  return services.map(({ durationMinutes }) =>
    isLength ? (durationMinutes === minutes ? 1 : -1) : 0,
  );
}

/** As `scoreServices`, by names alone. */
export function scoreNames(sentence: string, services: readonly NamedService[]): number[] {
  const said = tellingWords(joinCompounds(sentence));
  const names = services.map(({ name, otherNames }) =>
    [name, ...otherNames].map((one) => tellingWords(joinCompounds(one))),
  );
  const sharedBy = (word: Word) =>
    Math.max(
      1,
      names.filter((of) => of.flat().some((own) => likenessOfWords(own, word) > 0)).length,
    );
  return names.map((own) => likeness(said, own, sharedBy));
}

/** Telling words that were said, each by how few services have it; less for what of the nearest name was not said. */
function likeness(
  said: readonly Word[],
  names: readonly (readonly Word[])[],
  sharedBy: (word: Word) => number,
): number {
  const own = names.flat();
  const best = (word: Word) => Math.max(0, ...own.map((one) => likenessOfWords(one, word)));
  const fits = (word: Word) => said.some((one) => likenessOfWords(one, word) > 0);
  const matched = said.filter((word) => best(word) > 0);
  if (matched.length === 0) return 0;
  const weight = (word: Word) => (WEAK.test(word.as) ? SHARE_OF_WEAK : 1) / sharedBy(word);
  const once = [...new Map(matched.map((word) => [word.as, word])).values()];
  const told = once.reduce((sum, word) => sum + weight(word) * best(word), 0);
  const unsaid = Math.min(
    ...names
      .filter((name) => name.some(fits))
      .map((name) => name.filter((word) => !fits(word)).length),
  );
  return told - UNSAID * unsaid + (unsaid === 0 ? WHOLE_NAME : 0);
}

/** What is as near to the best as this may be meant just as well. */
const AS_GOOD_WITHIN = 0.15;
/** A word that two services share tells half of each; from less than that on nothing is told. */
const LEAST_SCORE = 0.3;

/** The services that are meant: one that is clearly ahead, several about as good as each other, or none. */
export function clearlyAhead<S>(
  scored: readonly ScoredService<S>[],
  least = LEAST_SCORE,
  within = AS_GOOD_WITHIN,
): S[] {
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best < least) return [];
  return scored.filter(({ score }) => best - score < within).map(({ service }) => service);
}
