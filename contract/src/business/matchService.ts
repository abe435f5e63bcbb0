import type { ServiceKind } from '../product/services.ts';
import { exactName, GENERAL, tokensOf, wordsOf } from './serviceWords.ts';

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

/** The services that have this very name, as it is written, or else but for capitals, marks and articles. */
function calledSo<S extends NamedService>(said: string, services: readonly S[]): S[] {
  const written = services.filter(({ name }) => name === said.trim());
  const wanted = exactName(said);
  if (written.length > 0 || wanted === '') return written;
  return services.filter(({ name }) => exactName(name) === wanted);
}

/**
 * The service that is meant by what the caller said. Who only says "an appointment" means the one
 * service of a business that has but one of that kind; a word that no service has means none.
 */
export function matchService<S extends NamedService>(
  said: string,
  services: readonly S[],
): Match<S> {
  // "Beard trim" is no "Cut and beard", though a trim is a cut
  const called = calledSo(said, services);
  if (called.length > 0) return pick(called);
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
