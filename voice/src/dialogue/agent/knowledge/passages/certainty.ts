import type { Candidate, Compared } from './signs.ts';

const MOST_OWN = 20;
const MOST_UNHEARD = 12;

export type CertaintySign =
  | 'constant'
  | 'odds'
  | 'score'
  | 'margin'
  | 'likeness'
  | 'share'
  | 'weight'
  | 'firstKind'
  | 'noKind'
  | 'noThing'
  | 'goesOn'
  | 'unheard'
  | 'own';

/**
 * From what follows how likely the best passage is the answer.
 * @param scores of all passages, the highest first
 * @param none the score of there being no answer
 */
export function certaintySigns(
  { own }: Compared,
  { fit, likeness, there }: Candidate,
  scores: readonly number[],
  none: number,
  goesOn: boolean,
): Readonly<Record<CertaintySign, number>> {
  const [best = 0, second = none] = scores;
  let others = Math.exp(none - best);
  for (const score of scores.slice(1)) others += Math.exp(score - best);
  return {
    constant: 1,
    odds: -Math.log(others),
    score: best,
    margin: best - second,
    likeness,
    share: fit.share,
    weight: fit.weight,
    firstKind: fit.firstKind,
    noKind: fit.noKind,
    noThing: there ? 0 : 1,
    goesOn: goesOn ? 1 : 0,
    unheard: Math.min(Math.max(0, own * (1 - fit.share)), MOST_UNHEARD) / MOST_UNHEARD,
    own: Math.min(own, MOST_OWN) / MOST_OWN,
  };
}
