import type { Meaning } from '../meaning.ts';
import { developed } from './examples/developed.ts';
import { everydayWords } from './examples/everydayWords.ts';
import { heldBack } from './examples/heldBack.ts';
import { unseenOnce } from './examples/unseenOnce.ts';
import { writtenLater } from './examples/writtenLater.ts';
import type { EmergencyKind } from './kinds.ts';
import { dangerWords } from './phrases/dangerWords.ts';

interface Example {
  readonly said: string;
  /** Null for what is harmless. */
  readonly kind: EmergencyKind | null;
}

const EXAMPLES: readonly Example[] = [
  developed,
  heldBack,
  writtenLater,
  unseenOnce,
  everydayWords,
].flatMap(({ emergencies, harmless }) => [
  ...(Object.keys(emergencies) as EmergencyKind[]).flatMap((kind) =>
    emergencies[kind].map((said) => ({ said: said.toLowerCase(), kind })),
  ),
  ...harmless.map((said) => ({ said: said.toLowerCase(), kind: null })),
]);

/** What a model of meaning has to read before it can tell emergencies: some eight hundred sentences, 2 ms each. */
export const emergencyExamples: readonly string[] = EXAMPLES.map(({ said }) => said);

/** So many of the nearest on each side are compared: one alone may be near by chance. */
const NEAREST = 3;
/** From so alike on, 1 being the same: the nearest emergencies, and how far before the nearest harmless sentences. */
const ALIKE = 0.44;
const AHEAD = 0.045;
/** Each takes some milliseconds; of a long story the end is looked at. */
const MOST_CLAUSES = 2;
/** Shorter ones are names and numbers; longer ones mean too many things at once. */
const WORDS = { least: 3, most: 45 } as const;

/**
 * An emergency that is told of in words that no phrase has: a word of danger stands in it, and it is more like emergencies
 * than like harmless sentences with the same words. Null where it is none, and without a model of meaning.
 * @param clauses of plain speech, as `clausesOf` makes them
 */
export function meantEmergency(
  clauses: readonly string[],
  meaning: Meaning | null,
): EmergencyKind | null {
  if (meaning === null) return null;
  const near = clauses.filter((clause) => {
    const count = clause.split(' ').length;
    return count >= WORDS.least && count <= WORDS.most && dangerWords.test(clause);
  });
  for (const clause of near.slice(-MOST_CLAUSES)) {
    const kind = nearest(meaning.resemblance(clause, emergencyExamples));
    if (kind !== null) return kind;
  }
  return null;
}

function nearest(likeness: readonly number[] | null): EmergencyKind | null {
  if (likeness === null) return null;
  const danger = new Nearest();
  const harmless = new Nearest();
  for (const [index, { kind }] of EXAMPLES.entries())
    (kind === null ? harmless : danger).add(likeness[index] ?? 0, index);
  if (danger.mean < ALIKE || danger.mean - harmless.mean < AHEAD) return null;
  return EXAMPLES[danger.index]?.kind ?? null;
}

/** Keeps the likeness of the nearest few. */
class Nearest {
  readonly #top = Array.from({ length: NEAREST }, () => 0);
  /** Of the very nearest. */
  index = -1;

  get mean(): number {
    return this.#top.reduce((sum, one) => sum + one, 0) / NEAREST;
  }

  add(alike: number, index: number): void {
    if (alike <= (this.#top.at(-1) ?? 0)) return;
    if (alike > (this.#top[0] ?? 0)) this.index = index;
    this.#top.push(alike);
    this.#top.sort((a, b) => b - a);
    this.#top.pop();
  }
}
