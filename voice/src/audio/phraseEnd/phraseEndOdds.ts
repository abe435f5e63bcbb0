import { FITTED_PHRASE_END } from './fittedPhraseEnd.ts';

const { means, spreads, weights, bias } = FITTED_PHRASE_END;
/** A feature further from its mean than this many spreads is taken for that far. */
const FURTHEST = 2.5;

/**
 * How far a phrase sounds like the last one of a turn: log odds, positive for the last one. A logistic regression
 * fitted by bench/src/endOfTurn/fitVoice.ts to made speech, which is not how people speak: it is to tip the balance
 * beside words, not to decide.
 * @param features of `PhraseEnd`
 */
export function phraseEndOdds(features: ArrayLike<number>): number {
  let odds = bias;
  for (let at = 0; at < weights.length; at++) {
    const off = ((features[at] ?? 0) - (means[at] as number)) / (spreads[at] as number);
    odds += (weights[at] as number) * Math.max(-FURTHEST, Math.min(FURTHEST, off));
  }
  return odds;
}

/**
 * The same beside the other phrases of one caller: how clear a voice is, and how deep, differs more between people and
 * lines than between the phrases of one.
 */
export class OverByVoice {
  #phrases = 0;
  #usual = 0;

  /** Log odds of one more phrase; null for a caller's first one, which there is nothing to compare with. */
  of(features: ArrayLike<number>): number | null {
    const odds = phraseEndOdds(features);
    const told = this.#phrases === 0 ? null : Math.round((odds - this.#usual) * 100) / 100;
    this.#phrases++;
    this.#usual += (odds - this.#usual) / this.#phrases;
    return told;
  }
}
