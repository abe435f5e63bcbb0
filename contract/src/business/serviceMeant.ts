import { type NamedService, servicesNamed, wordsOf } from './matchService.ts';

/** A service as far as a caller's description of it can be compared with it. */
export interface DescribedService extends NamedService {
  readonly durationMinutes: number;
  readonly resources: readonly { readonly name: string }[];
}

/** Words that are in every wish, and tell no service from another. */
const EMPTY = new Set(
  (
    'i we you he she it they me us him her them my our your his their its this that these those one ones ' +
    'is are was be been am do does did have has had can could would will shall should may might got get ' +
    'want wants need needs like book booking make let go going come see look looking looked take having do done ' +
    'hour minute min on in by from or as if so no not yes yeah just only please thanks hi hello now then there here what which ' +
    'who how when where why any anything something somebody someone thing stuff kind sort type normal usual ordinary ' +
    'regular standard appointment visit reservation service session lesson meeting time slot place day date today ' +
    "tomorrow morning afternoon evening week i'd i'm i've it's that's let's don't over up out off about into too also hour hours minute minutes half two three four"
  ).split(' '),
);
const SHORTEST_STEM_CHARACTERS = 4;
/** What is as near to the best as this may be meant just as well. */
const AS_GOOD_WITHIN = 0.15;
/** A word that two services share tells half of each; from less than that on nothing is told. */
const LEAST_SCORE = 0.3;
const LENGTH_SAID = 0.6;
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
  return stripped.length >= SHORTEST_STEM_CHARACTERS - 1 ? stripped : word;
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

/**
 * The services that a description may mean, by telling words of their names ("the automatic, one hour",
 * "having the letter looked at"), by how long they take and by who was asked for: one, several that fit
 * about as well as each other, or none.
 * @param resource name of a person or thing asked for: a service that it does not do is not meant
 */
export function servicesMeant<S extends DescribedService>(
  sentence: string,
  services: readonly S[],
  resource?: string,
): S[] {
  const can = services.filter(({ resources }) => resources.some(({ name }) => name === resource));
  const among = resource !== undefined && can.length > 0 ? can : services;
  const said = wordsOf(sentence).filter((word) => !EMPTY.has(word));
  const minutes = lengthSaid(sentence);
  const names = among.map((service) =>
    [service.name, ...service.otherNames].map((name) =>
      wordsOf(name).filter((word) => !EMPTY.has(word)),
    ),
  );
  const sharedBy = (word: string) =>
    Math.max(1, names.filter((of) => of.flat().some((own) => alike(own, word))).length);
  const scored = among.map((service, index) => ({
    service,
    score:
      likeness(said, names[index] ?? [], sharedBy) +
      (minutes === service.durationMinutes ? LENGTH_SAID / lengthsAlike(among, minutes) : 0),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best < LEAST_SCORE) return [];
  return scored.filter(({ score }) => best - score < AS_GOOD_WITHIN).map(({ service }) => service);
}

function lengthsAlike(services: readonly DescribedService[], minutes: number): number {
  return services.filter(({ durationMinutes }) => durationMinutes === minutes).length;
}

/** Telling words that were said, each by how few services have it; less for what of the nearest name was not said. */
function likeness(
  said: readonly string[],
  names: readonly (readonly string[])[],
  sharedBy: (word: string) => number,
): number {
  const fits = (word: string) => said.some((one) => alike(one, word));
  const matched = said.filter((one) => names.flat().some((own) => alike(own, one)));
  if (matched.length === 0) return 0;
  const weight = (word: string) => (WEAK.test(word) ? SHARE_OF_WEAK : 1) / sharedBy(word);
  const told = matched.reduce((sum, word) => sum + weight(word), 0);
  const unsaid = Math.min(
    ...names
      .filter((name) => name.some(fits))
      .map((name) => name.filter((word) => !fits(word)).length),
  );
  return told - UNSAID * unsaid + (unsaid === 0 ? WHOLE_NAME : 0);
}

/**
 * The services that an answer means, by their whole names or else by what it tells of them: one, several
 * where two or more fit, none where nothing does.
 */
export function meantService<S extends DescribedService>(
  sentence: string,
  services: readonly S[],
  resource?: string,
): S[] {
  const named = servicesNamed(sentence, services);
  return named.length === 1 ? named : servicesMeant(sentence, services, resource);
}
