import { z } from 'zod';

/** USD; null where the price is not known. */
const cost = z.number().nonnegative().nullable();

/**
 * What one provider did in a call and what it costs, in the shape of the voice API's `costs`. Measured
 * where a call uses it: what is kept from earlier costs nothing and is not in here.
 */
export const callCost = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('transcriber'),
    transcriber: z.looseObject({ provider: z.string(), model: z.string().optional() }),
    /** Audio sent to it. */
    minutes: z.number().nonnegative(),
    cost,
  }),
  z.looseObject({
    type: z.literal('model'),
    model: z.looseObject({ provider: z.string(), model: z.string() }),
    promptTokens: z.number().int().nonnegative(),
    completionTokens: z.number().int().nonnegative(),
    /** Ours: some answers came without a count, so that tokens were guessed from characters. */
    estimated: z.boolean().optional(),
    cost,
  }),
  z.looseObject({
    type: z.literal('voice'),
    voice: z.looseObject({ provider: z.string(), model: z.string().optional() }),
    /** Characters it was given to speak. */
    characters: z.number().int().nonnegative(),
    cost,
  }),
]);
export type CallCost = z.infer<typeof callCost>;

/** As it comes over the wire: other platforms of this API charge for more kinds of things. */
export const callCosts = z.array(z.union([callCost, z.looseObject({ type: z.string() })]));

/** Those that we know how to show. */
export const knownCosts = (costs: z.infer<typeof callCosts>): CallCost[] =>
  costs.flatMap((item) => callCost.safeParse(item).data ?? []);

/** The voice API's `costBreakdown`, as far as there is something of it. USD. */
export const costBreakdown = z.looseObject({
  stt: cost,
  llm: cost,
  tts: cost,
  total: cost,
  llmPromptTokens: z.number().int(),
  llmCompletionTokens: z.number().int(),
  ttsCharacters: z.number().int(),
});
export type CostBreakdown = z.infer<typeof costBreakdown>;

/** Null as soon as a part is not known. */
function sumOf(costs: readonly (number | null)[]): number | null {
  return costs.reduce<number | null>(
    (sum, one) => (sum === null || one === null ? null : sum + one),
    0,
  );
}

/** What a call costs in USD; null as soon as the price of a part is not known. */
export const totalCost = (costs: readonly CallCost[]): number | null =>
  sumOf(costs.map((item) => item.cost));

/** The same by kind of service. */
export function breakDown(costs: readonly CallCost[]): CostBreakdown {
  const of = (type: CallCost['type']) =>
    sumOf(costs.filter((item) => item.type === type).map((item) => item.cost));
  const count = (amount: (item: CallCost) => number) =>
    costs.reduce((sum, item) => sum + amount(item), 0);
  return {
    stt: of('transcriber'),
    llm: of('model'),
    tts: of('voice'),
    total: totalCost(costs),
    llmPromptTokens: count((item) => (item.type === 'model' ? item.promptTokens : 0)),
    llmCompletionTokens: count((item) => (item.type === 'model' ? item.completionTokens : 0)),
    ttsCharacters: count((item) => (item.type === 'voice' ? item.characters : 0)),
  };
}
