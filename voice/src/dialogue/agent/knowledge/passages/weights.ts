import type { CertaintySign } from './certainty.ts';
import { FITTED } from './fittedWeights.ts';
import type { SignName } from './signs.ts';

/**
 * How much each sign counts that a passage is what a question asks for: fitted (`bench/src/retrieval/fit.ts`) to some 2,300
 * questions to eighty businesses as a choice of one passage, or of none; each business judged by what the others taught.
 */
export const SIGNS: Readonly<Record<SignName, number>> = FITTED.signs;

/** What a passage must score to be more likely an answer than that there is none. */
export const NONE: number = FITTED.none;

/** From what follows that the best passage is the answer: log odds, fitted likewise. */
export const CERTAINTY: Readonly<Record<CertaintySign, number>> = FITTED.certainty;

/** Below, nothing is told; of prices a wrong one is worse than none. */
export const PERHAPS = 0.2;
export const PERHAPS_A_PRICE = 0.28;
/** From here a turn is taken for a question about it. */
export const LIKELY = 0.5;
/** A figure that is asked for is sure only when it is the answer this often: a wrong one is worse than a doubt. */
export const SURE_OF_A_FIGURE = 0.8;
/** Any other answer is sure when it is the answer this often, ... */
export const SURE = 0.68;
/** ... and has so much of the question's words, or is so near in meaning, or goes on with what was asked before. */
export const SURE_SHARE = 0.3;
export const SURE_LIKENESS = 0.55;
