/** Where the files of the voice lie. */
export interface KokoroFiles {
  /** Kokoro-82M v1.0 as ONNX. */
  readonly model: string;
  /** Folder of the voices, one file each: "af_heart.bin". */
  readonly voices: string;
  /** Source of the package that carries the CMU dictionary. */
  readonly dictionary: string;
  /** The network for words that no dictionary has, as JSON. */
  readonly network: string;
}

/** A question about English words, answered out of the dictionary that the voice reads by. */
export type WordQuestion =
  /** Ways in which a word may be said, as respellings; the one by which it is said now comes first. */
  | { readonly asks: 'readings'; readonly word: string }
  /** Those of the words that no dictionary has: how they are said is a guess. */
  | { readonly asks: 'guessed'; readonly words: readonly string[] };

/** What goes to the process that speaks, each answered before the next is sent. */
export type SpeakerTask = SpeakerJob | WordQuestion;

/** PCM16 mono at 16 kHz of a piece of text; words of a question. */
export type SpeakerAnswer = Int16Array | readonly string[];

/** One piece of text. */
export interface SpeakerJob {
  readonly text: string;
  /** Name of one of the model's voices: "bf_emma". Its first letter tells the language that it speaks. */
  readonly voice: string;
  /** BCP 47; tells Spain from the Americas. */
  readonly language: string;
  /** Words of the business in lower case, by how they sound. */
  readonly lexicon: readonly (readonly [word: string, soundsLike: string])[];
}
