/**
 * How much each sign counts that a passage is what a question asks for. Fitted to 281 questions to twenty businesses
 * (`e2e/businessCalls/{open,practice}`) as a choice of one passage among all, each business told by what the others taught.
 */
export const SIGNS = {
  /** Likeness in meaning: of the nearest view, of the first two, of the paragraph. */
  likeness: 3.8,
  mean: 2.8,
  paragraph: 3.3,
  share: 2.2,
  weight: 4.1,
  firstKind: 1.5,
  otherKind: 0.7,
  noKind: -0.65,
  sameDay: 2.1,
  otherDay: -1,
  service: -2.1,
  general: -0.7,
  /** With the question before it, where this one goes on with it. */
  likenessBefore: 1.9,
  shareBefore: 1.2,
  weightBefore: 1.9,
  kindBefore: 1.2,
  /** Of what was answered before: in its paragraph, beside it, the same. */
  sameParagraph: 1.7,
  beside: 1.3,
  again: 0.3,
} as const;

/** From what follows that the best passage is the answer: log odds, fitted likewise with 700 questions that none answers. */
export const CERTAINTY = {
  constant: -4.75,
  score: 0.35,
  margin: 0.445,
  likeness: 1.5,
  share: 0.99,
  weight: -0.97,
  firstKind: 0.56,
  noKind: -0.28,
  goesOn: 1.7,
  unheard: -0.65,
  scoreGoingOn: -0.12,
  own: 1.75,
} as const;

/** An answer is sure when it is the answer this often, ... */
export const SURE = 0.6;
/** ... and has so much of the question's words, or is so near in meaning, or goes on with what was asked before. */
export const SURE_SHARE = 0.3;
export const SURE_LIKENESS = 0.55;
