import type { ServiceKind } from '../product/services.ts';

/** A service as far as its names tell it. */
export interface NamedService {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly kind: ServiceKind;
}

export type Match<S> =
  | { readonly kind: 'one'; readonly service: S }
  /** Several fit as well as each other. */
  | { readonly kind: 'several'; readonly services: readonly S[] }
  | { readonly kind: 'none' };

/** Words of the trades that say the same thing; the first stands for all. */
const SAME_WORDS: readonly (readonly string[])[] = [
  ['haircut', 'cut', 'trim', 'corte', 'coupe'],
  ['colouring', 'coloring', 'colour', 'color', 'dye', 'tint', 'highlights', 'balayage'],
  ['blowdry', 'blowout'],
  ['manicure', 'mani'],
  ['pedicure', 'pedi'],
  ['table', 'dinner', 'lunch', 'brunch', 'mesa'],
  ['room', 'suite', 'habitacion', 'chambre'],
  ['checkup', 'physical', 'examination', 'exam'],
  ['consultation', 'consult', 'consulta'],
  ['cleaning', 'hygiene', 'hygienist', 'polish'],
  ['vaccination', 'vaccine', 'jab', 'shot'],
  ['viewing', 'showing', 'tour'],
  ['valuation', 'appraisal'],
  ['quote', 'estimate'],
  [
    'child',
    'kid',
    'children',
    'kiddo',
    'smallie',
    'boy',
    'girl',
    'son',
    'daughter',
    'nino',
    'enfant',
  ],
  ['women', 'woman', 'lady', 'ladies', 'mujer', 'femme'],
  ['men', 'man', 'gent', 'gentlemen', 'hombre', 'homme'],
  ['home', 'house'],
  ['outside', 'outdoor', 'terrace', 'patio'],
  ['inside', 'indoor'],
  ['nail', 'claw'],
  ['dog', 'puppy', 'pup'],
  ['tyre', 'tire', 'wheel'],
  ['gray', 'grey'],
  ['install', 'installation', 'fit', 'fitted', 'fitting'],
  ['removal', 'remove', 'takeoff'],
];

/** Words that tell only that something is to be booked. */
const GENERAL =
  /^(?:appointment|booking|reservation|visit|slot|session|time|place|spot|meeting|cita|reserva|rendezvous)$/;
const FILLERS = /^(?:a|an|the|for|of|and|with|please|my|me|us|some|at|in|to|de|un|una|une|et|y)$/;

function canonical(word: string): string {
  const single = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  const same = SAME_WORDS.find((words) => words.includes(word) || words.includes(single));
  return same?.[0] ?? single;
}

/** "Hair cut & colour" -> haircut, colouring; each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(tokensOf(text))];
}

/** The same in order, with what is said twice. */
function tokensOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    // "Puppy's" and "that's" have nothing in common.
    .replace(/['’](?:s|t|d|m|ll|re|ve)\b/g, '')
    .replace(/\bhair[\s-]?cuts?\b/g, 'haircut')
    .replace(/\bblow[\s-](?=dry|out)/g, 'blow')
    .replace(/\bcheck[\s-]?(?=ups?\b)/g, 'check')
    .replace(/\brendez[\s-]?vous\b/g, 'rendezvous');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !FILLERS.test(word));
  return words.map(canonical);
}

function covers(all: readonly string[], some: readonly string[]): boolean {
  return some.length > 0 && some.every((word) => all.includes(word));
}

/** How well what was said names a service; 0 where it does not. */
function likeness(said: readonly string[], name: string): number {
  const words = wordsOf(name);
  const telling = said.filter((word) => !GENERAL.test(word));
  if (covers(said, words) && covers(words, said)) return 1_000;
  if (telling.length > 0 && covers(said, words)) return 500 + words.length;
  return covers(words, telling) ? 100 - (words.length - telling.length) : 0;
}

/** As `likeness` of its best name; of two that are alike, the one whose own name it is counts. */
function likenessOf(said: readonly string[], { name, otherNames }: NamedService): number {
  return Math.max(likeness(said, name), ...otherNames.map((other) => likeness(said, other) - 0.5));
}

/**
 * The service that is meant by what the caller said. Who only says "an appointment" means the one
 * service of a business that has but one of that kind; a word that no service has means none.
 */
export function matchService<S extends NamedService>(
  said: string,
  services: readonly S[],
): Match<S> {
  const words = wordsOf(said);
  const scored = services.map((service) => ({ service, score: likenessOf(words, service) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best > 0) return pick(scored.filter(({ score }) => score === best).map((one) => one.service));
  if (!words.every((word) => GENERAL.test(word))) return { kind: 'none' };
  const kind: ServiceKind = words.includes('reservation') ? 'reservation' : 'appointment';
  const ofKind = services.filter((service) => service.kind === kind);
  return pick(ofKind.length > 0 ? ofKind : services);
}

/**
 * The services that a whole sentence names, by their names and other names: the longest name counts,
 * and within it no shorter one ("a white filling" names no plain "filling" beside it).
 * @returns in the order of the sentence; empty where none is named
 */
export function servicesNamed<S extends NamedService>(
  sentence: string,
  services: readonly S[],
): S[] {
  const said = tokensOf(sentence);
  const found: { service: S; from: number; length: number; own: boolean }[] = [];
  for (const service of services)
    for (const [index, name] of [service.name, ...service.otherNames].entries()) {
      const words = tokensOf(name);
      const from = indexOfRun(said, words);
      if (from >= 0) found.push({ service, from, length: words.length, own: index === 0 });
    }
  found.sort((a, b) => b.length - a.length || Number(b.own) - Number(a.own));
  const taken: typeof found = [];
  for (const one of found)
    if (
      taken.every(({ from, length }) => one.from >= from + length || from >= one.from + one.length)
    )
      taken.push(one);
  return [...new Set(taken.toSorted((a, b) => a.from - b.from).map(({ service }) => service))];
}

/** Words that measure rather than name ("two-hour lesson"), or that callers say of anything ("my phone number"). */
const WEAK =
  /^(?:hour|minute|min|hr|half|full|new|first|small|large|big|phone|call|number|name|day|week|time|\d{1,3})$/;
const WEAK_WEIGHT = 0.3;
/** Of a longer word so much must be the same: "install" and "installation". */
const SAME_BEGINNING = 5;

function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SAME_BEGINNING && long.startsWith(short.replace(/e$/, ''));
}

export interface ServiceScore<S> {
  readonly service: S;
  /**
   * How much of a name was said, by words that tell it from the other services: 0 for nothing, from about
   * 0.3 one telling word of a name, above 1 several.
   */
  readonly score: number;
}

/**
 * The services of which words were said, the likeliest first: "the automatic, one hour" names the automatic
 * lesson though nobody called it by its name. A word that many services have tells little.
 * @returns only those with a score
 */
export function scoreServices<S extends NamedService>(
  said: string,
  services: readonly S[],
): ServiceScore<S>[] {
  const spoken = wordsOf(said);
  const named = services.map(({ name, otherNames }) =>
    [name, ...otherNames].map((one) => wordsOf(one).filter((word) => !GENERAL.test(word))),
  );
  const spread = (word: string) =>
    named.filter((names) => names.some((words) => words.some((one) => alike(one, word)))).length;
  const weights = new Map<string, number>();
  for (const word of named.flat(2))
    weights.set(word, (WEAK.test(word) ? WEAK_WEIGHT : 1) / Math.max(1, spread(word)));
  const sum = (words: readonly string[]) =>
    words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  return services
    .map((service, index) => {
      const scores = (named[index] ?? []).map((words) => {
        const said = sum(words.filter((word) => spoken.some((one) => alike(one, word))));
        return said === 0 ? 0 : said * (said / sum(words));
      });
      return { service, score: Math.max(0, ...scores) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** Where a run of words begins in others; -1 where it does not stand there. */
function indexOfRun(all: readonly string[], run: readonly string[]): number {
  if (run.length === 0) return -1;
  for (let from = 0; from + run.length <= all.length; from++)
    if (run.every((word, offset) => all[from + offset] === word)) return from;
  return -1;
}

function pick<S>(services: readonly S[]): Match<S> {
  const [only] = services;
  if (only === undefined) return { kind: 'none' };
  return services.length === 1 ? { kind: 'one', service: only } : { kind: 'several', services };
}
