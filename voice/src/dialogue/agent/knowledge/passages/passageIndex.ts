import { daysNamed } from './days.ts';
import { numbersIn } from './numbers.ts';
import type { Passage } from './passage.ts';
import { termsOf } from './words.ts';

/** What is known of passages before a question is asked; made once for a business. */
export interface PassageIndex {
  readonly passages: readonly Passage[];
  /** All texts that a question is compared with by meaning: the views of passages, paragraphs and headings. */
  readonly compared: readonly string[];
  /** Where the views of each passage stand in `compared`, its paragraph and its heading. */
  readonly places: readonly {
    readonly views: readonly number[];
    readonly paragraph: number;
    readonly subject: number | null;
  }[];
  readonly terms: readonly IndexedTerms[];
  readonly days: readonly ReadonlySet<number>[];
  readonly numbers: readonly ReadonlySet<string>[];
  /** How telling a stem or concept is here: 0 for what all passages have. */
  readonly weightOf: (term: string) => number;
}

export interface IndexedTerms {
  readonly stems: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
}

/** The meaning of more is not read at once. */
const LONGEST_PARAGRAPH_CHARACTERS = 500;

/** Makes passages ready to be searched. Takes time in their length. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const terms = passages.map(({ views }): IndexedTerms => {
    const { stems, concepts } = termsOf(views.join(' . '));
    return { stems, concepts: new Set([...concepts.values()].flat()) };
  });
  const holding = new Map<string, number>();
  for (const { stems, concepts } of terms)
    for (const term of [...stems, ...concepts]) holding.set(term, (holding.get(term) ?? 0) + 1);
  const paragraphs = new Map<number, string>();
  for (const { group, subject, said } of passages)
    if ((paragraphs.get(group)?.length ?? 0) < LONGEST_PARAGRAPH_CHARACTERS)
      paragraphs.set(group, `${paragraphs.get(group) ?? `${subject}:`} ${said}`);
  const compared: string[] = [];
  const at = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = at.get(text) ?? compared.push(text) - 1;
    at.set(text, place);
    return place;
  };
  const places = passages.map(({ views, group, subject }) => ({
    views: views.map(placeOf),
    paragraph: placeOf((paragraphs.get(group) ?? '').slice(0, LONGEST_PARAGRAPH_CHARACTERS)),
    subject: subject === '' ? null : placeOf(subject),
  }));
  const count = passages.length;
  return {
    passages,
    compared,
    places,
    terms,
    days: passages.map(({ views: [first = ''] }) => daysNamed(first)),
    numbers: passages.map(({ views: [first = ''] }) => numbersIn(first)),
    weightOf: (term) => {
      const held = holding.get(term) ?? 0;
      return Math.log(1 + (count - held + 0.5) / (held + 0.5));
    },
  };
}
