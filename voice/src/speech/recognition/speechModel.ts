/** What the decoder remembers of the tokens it was told. Shared by readings that begin alike; released once. */
export interface DecoderState {
  release(): void;
}

export interface Step<State extends DecoderState = DecoderState> {
  readonly state: State;
  /** How well each token would follow, not normalised; minus infinity for what the model never writes. */
  readonly logits: Float32Array;
}

/** An utterance that was listened to, and is to be written down. */
export interface EncodedAudio<State extends DecoderState = DecoderState> {
  /** Before the first token. Its state is released with the audio. */
  readonly beginning: Step<State>;
  /** How likely the model thinks it that nobody spoke, 0 to 1; 0 from models that have no opinion. */
  readonly noSpeech: number;
  /** What follows once `token` has been added to what `state` knows. Throws when the model refuses. */
  next(state: State, token: number): Step<State>;
  release(): void;
}

/** Writes down what it hears; one thread, one utterance at a time. */
export interface SpeechModel<State extends DecoderState = DecoderState> {
  /**
   * Throws when the model refuses.
   * @param samples mono at 16 kHz, from -1 to 1
   * @param language what is spoken: "en", "es"
   */
  encode(samples: Float32Array<ArrayBuffer>, language: string): EncodedAudio<State>;
  close(): void;
}

/** The tokens in which a model writes. */
export interface Vocabulary {
  readonly size: number;
  /** Ends a text. */
  readonly endToken: number;
  /**
   * As it is written, a space in front as a space; "" for what controls or is not of this
   * vocabulary, U+FFFD for bytes that are no letter by themselves.
   */
  textOf(token: number): string;
  /** Text of a row of tokens; bytes are read as UTF-8. */
  decode(tokens: readonly number[]): string;
  /** Tokens of a text as the model was taught them. Null where it has none. */
  encode(text: string): readonly number[] | null;
}
