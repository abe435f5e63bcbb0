/**
 * How much each sign counts that a passage is what a question asks for. Fitted to 281 questions to twenty businesses
 * (`e2e/businessCalls/{open,practice}`) as a choice of one passage among all, each business told by what the others taught.
 */
export const SIGNS = {
  /** Likeness in meaning: of the nearest view, of the first two, of the paragraph. */
  likeness: 3.8,
  mean: 3.4,
  paragraph: 3.3,
  share: 2.6,
  weight: 3.1,
  firstKind: 1.6,
  otherKind: 0.7,
  noKind: -0.7,
  sameDay: 1.9,
  otherDay: -0.6,
  service: -1.9,
  general: -0.6,
  /** With the question before it, where this one goes on with it. */
  likenessBefore: 2.6,
  shareBefore: 1.1,
  weightBefore: 2,
  kindBefore: 1.5,
  /** Of what was answered before: in its paragraph, beside it, the same. */
  sameParagraph: 1,
  beside: 2.5,
  again: 0.8,
} as const;

/** From what follows that the best passage is the answer: log odds, fitted likewise with 700 questions that none answers. */
export const CERTAINTY = {
  constant: -4.6,
  score: 0.31,
  margin: 0.52,
  likeness: 1.22,
  share: 1.13,
  weight: -0.77,
  firstKind: 0.38,
  noKind: -0.26,
  goesOn: 1.68,
  unheard: -0.91,
  scoreGoingOn: -0.11,
  own: 2.01,
} as const;
