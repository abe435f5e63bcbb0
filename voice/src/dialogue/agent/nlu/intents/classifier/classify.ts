import type { Meaning } from '../../../../meaning.ts';
import { WANTS, type Want } from './features.ts';
import { FITTED } from './fittedIntents.ts';
import { type LinearClassifier, likelihoods, scoresOf, seenTurn } from './linearClassifier.ts';

/** How likely a caller wants each thing, from 0 to 1; together 1. */
export type Wants = Readonly<Record<Want, number>>;

/** From here on it is taken at its word; beside what cues and patterns say it takes less. */
export const SURELY = 0.85;

/** Weights as `bench/src/intents/fit.ts` packs them: eight bits each, times their scale. */
function unpacked(base64: string, scale: number): Float64Array {
  const bytes = Buffer.from(base64, 'base64');
  return Float64Array.from(bytes, (byte) => ((byte << 24) >> 24) * scale);
}

const vocabulary = new Map(FITTED.grams.split('|').map((gram, place) => [gram, place]));
const classifier: LinearClassifier = {
  grams: unpacked(FITTED.gramWeights, FITTED.gramScale),
  meaning: unpacked(FITTED.meaningWeights, FITTED.meaningScale),
  bias: Float64Array.from(FITTED.bias),
  biasByWords: Float64Array.from(FITTED.biasByWords),
};

/** What was classified last: several handlers ask of one turn. */
let last: { readonly raw: string; readonly byMeaning: boolean; readonly wants: Wants } | null =
  null;

/**
 * As `classifyWant`, for a turn of a call; null in other languages than English.
 * @param context with the language of the call, BCP 47, and the model of meaning where it is there
 */
export function wantsOf(
  said: { readonly raw: string; readonly words: string },
  { language, meaning }: { readonly language: string; readonly meaning: Meaning | null },
): Wants | null {
  if (!language.startsWith('en') || said.words === '') return null;
  const byMeaning = (meaning?.embedding(said.words) ?? null) !== null;
  if (last?.raw === said.raw && last.byMeaning === byMeaning) return last.wants;
  const wants = classifyWant(said, meaning);
  last = { raw: said.raw, byMeaning, wants };
  return wants;
}

/** So likely a question is one where only a booking could be meant beside: of opening turns hardly any booking is. */
const RATHER = 0.5;

/** Whether a turn asks rather than books; by its words alone only where that is sure, since short wishes look like questions. */
export function asksRather(
  said: Parameters<typeof wantsOf>[0],
  context: Parameters<typeof wantsOf>[1],
): boolean {
  const wants = wantsOf(said, context);
  const byMeaning = last?.byMeaning === true;
  return wants !== null && wants.question >= (byMeaning ? Math.max(RATHER, wants.book) : SURELY);
}

/**
 * What a first turn of a caller wants, by its words and, where the model is there, by its meaning: a linear classifier
 * fitted by bench/src/intents/fit.ts. English only.
 * @param said as it was said, and in plain lower-case words
 */
export function classifyWant(
  said: { readonly raw: string; readonly words: string },
  meaning: Pick<Meaning, 'embedding'> | null,
): Wants {
  const embedding = meaning?.embedding(said.words) ?? null;
  const likely = likelihoods(scoresOf(seenTurn(said.raw, vocabulary, embedding), classifier));
  return byWant(likely);
}

function byWant(likely: Float64Array): Wants {
  const of = (want: Want) => likely[WANTS.indexOf(want)] ?? 0;
  return {
    answer: of('answer'),
    book: of('book'),
    cancel: of('cancel'),
    complaint: of('complaint'),
    danger: of('danger'),
    message: of('message'),
    move: of('move'),
    note: of('note'),
    order: of('order'),
    person: of('person'),
    question: of('question'),
    sales: of('sales'),
    smalltalk: of('smalltalk'),
    status: of('status'),
    trouble: of('trouble'),
    wrong: of('wrong'),
  };
}
