import type { EmergencyKind } from '../kinds.ts';

/** A way of saying that there is an emergency. */
export interface Phrase {
  readonly kind: EmergencyKind;
  /**
   * Of plain words, see `clausesOf`. Begins with words and spans at most a few more, so that reading takes time in
   * proportion to what was said. PERSON, SOMEBODY, FEW and other names in capitals stand for the words of their language.
   */
  readonly pattern: string;
  /** Something a caller said that it is there for. */
  readonly example: string;
  /** It is said of a burst pipe or a broken tooth as well: then it does not count. */
  readonly loosely?: true;
}

/** The names in capitals of a language, each a pattern. */
export type Words = Readonly<Record<string, string>>;

/** Reads `pattern | example` lines of one kind. */
export function phrases(
  kind: EmergencyKind,
  table: readonly (readonly [string, string])[],
): Phrase[] {
  return table.map(([pattern, example]) => ({ kind, pattern, example }));
}

/** The pattern with the words for its names, to be found in a clause. */
export function compiled(pattern: string, words: Words): RegExp {
  const names = new RegExp(Object.keys(words).join('|'), 'g');
  const source = pattern.replace(names, (name) => words[name] ?? name);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');
}
