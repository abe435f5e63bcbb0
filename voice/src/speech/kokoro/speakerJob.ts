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

/** What goes to the process that speaks: one piece of text, answered before the next is sent. */
export interface SpeakerJob {
  readonly text: string;
  /** Name of one of the model's voices: "bf_emma". Its first letter tells the language that it speaks. */
  readonly voice: string;
  /** BCP 47; tells Spain from the Americas. */
  readonly language: string;
  /** Words of the business in lower case, by how they sound. */
  readonly lexicon: readonly (readonly [word: string, soundsLike: string])[];
}
