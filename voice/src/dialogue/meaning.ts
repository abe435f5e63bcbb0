/** Tells how alike a question and what an owner wrote are in meaning, whatever their words. */
export interface Meaning {
  /** Makes ready what will be asked of. Returns at once; it takes about 2 ms each, a piece at a time. */
  prepare(passages: readonly string[]): void;
  /** As `prepare`, and waits until they are ready; not longer than a caller would not notice. */
  ready(passages: readonly string[]): Promise<void>;
  /**
   * Likeness of a question to each passage: 1 for the same, about 0 for nothing in common. Null while one of
   * them is not ready.
   */
  likeness(question: string, passages: readonly string[]): readonly number[] | null;
  /** As `prepare`, for `resemblance`. */
  prepareExamples(examples: readonly string[]): void;
  /**
   * Likeness of what a caller said to sentences of the same kind: by what they say, where `likeness` tells how well one
   * answers the other. A few are read at once; null while one of many is not ready.
   */
  resemblance(said: string, examples: readonly string[]): readonly number[] | null;
  /** What a text means: numbers of length 1. Null where no model is there. */
  embedding(text: string): Float32Array | null;
}
