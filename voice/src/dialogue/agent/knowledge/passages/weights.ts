/**
 * How much each sign counts that a passage is what a question asks for. Fitted to 281 questions to twenty businesses
 * (`e2e/businessCalls/{open,practice}`) as a choice of one passage among all, each business told by what the others taught.
 */
export const SIGNS = {
  /** Likeness in meaning: of the nearest view, of the first two, of the paragraph. */
  likeness: 3.6,
  mean: 2.9,
  paragraph: 3.4,
  share: 2.3,
  weight: 4,
  firstKind: 1.5,
  otherKind: 0.7,
  noKind: -0.65,
  sameDay: 2.1,
  otherDay: -0.4,
  service: -2.1,
  general: -0.7,
  /** With the question before it, where this one goes on with it. */
  likenessBefore: 1.8,
  shareBefore: 1.3,
  weightBefore: 2.1,
  kindBefore: 1.1,
  /** Of what was answered before: in its paragraph, beside it, the same. */
  sameParagraph: 1.5,
  beside: 1,
  again: 0.35,
} as const;

/** From what follows that the best passage is the answer: log odds, fitted likewise with 700 questions that none answers. */
export const CERTAINTY = {
  constant: -4.57,
  score: 0.36,
  margin: 0.45,
  likeness: 0.62,
  share: 0.95,
  weight: -0.82,
  firstKind: 0.54,
  noKind: -0.14,
  goesOn: 2.06,
  unheard: -0.67,
  scoreGoingOn: -0.17,
  own: 1.86,
} as const;

/** An answer is sure when it is the answer this often, ... */
export const SURE = 0.6;
/** ... and has so much of the question's words, or is so near in meaning, or goes on with what was asked before. */
export const SURE_SHARE = 0.3;
export const SURE_LIKENESS = 0.55;
