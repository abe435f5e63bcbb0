import type { PromptService } from '@belldesk/contract/business/promptServices';
import type { AgentContext } from '../context.ts';
import { likelihoods } from '../nlu/intents/classifier/linearClassifier.ts';
import type { Utterance } from '../nlu/normalise/utterance.ts';
import { FITTED } from './fittedServiceWeights.ts';
import { SERVICE_SIGNS, serviceSigns, type WishSetting } from './serviceSigns.ts';

/** From so likely on it is booked without asking: a wrong service costs the caller more than one question. */
const SURELY = 0.55;
/** What is so likely is offered to choose from, and not more than can be kept in mind. */
export const PERHAPS = 0.1;
export const MOST_OFFERED = 3;

/** What a wish to book means. */
export interface WishedService {
  /** The service that it surely is; null where one has to ask. */
  readonly only: PromptService | null;
  /** Those that it may be, the likeliest first; fewer than two where nothing tells. */
  readonly perhaps: readonly PromptService[];
}

/**
 * The service that a first wish to book means, by the weights that `bench/src/services/fit.ts` fitted to strangers' wishes.
 * Null where the calendar has none, or meanings cannot be compared.
 */
export function wishedService(
  wish: Utterance,
  context: AgentContext,
  setting: WishSetting,
): WishedService | null {
  const { services } = context.business;
  const rows = services.length === 0 ? null : serviceSigns(wish, context, setting);
  if (!rows) return null;
  const scores = rows.map((row) =>
    SERVICE_SIGNS.reduce((sum, sign) => sum + FITTED.signs[sign] * row[sign], 0),
  );
  const likely = likelihoods(Float64Array.of(...scores, FITTED.none));
  const ranked = services
    .map((service, index) => ({ service, likely: likely[index] ?? 0 }))
    .toSorted((one, other) => other.likely - one.likely);
  const [best] = ranked;
  const perhaps = ranked.filter((one) => one.likely >= PERHAPS).slice(0, MOST_OFFERED);
  return {
    only: best && best.likely >= SURELY ? best.service : null,
    perhaps: perhaps.map(({ service }) => service),
  };
}
