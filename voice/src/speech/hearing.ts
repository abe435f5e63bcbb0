/** What the last question asks for; a recogniser may prefer what fits. Names as in dialogue/model.ts, `Expectation`. */
export interface ListeningFor {
  readonly asked:
    | 'anything'
    | 'yes-no'
    | 'number'
    | 'date'
    | 'time'
    | 'name'
    | 'phone-number'
    | 'message';
  /** Phrases that an answer may well hold: names of the business's services and people. */
  readonly phrases: readonly string[];
}

export interface HeardWord {
  readonly text: string;
  /** Since the utterance began, in ms. */
  readonly fromMs: number;
  readonly toMs: number;
  /** 0 to 1: how likely it is right. */
  readonly confidence: number;
}

/** Another way to read an utterance. */
export interface Reading {
  readonly text: string;
  /** 0 to 1: how likely it is right. */
  readonly confidence: number;
}

/** What a recogniser knows of a final text beside its words. */
export interface Hearing {
  /** 0 to 1: how likely the text is right as a whole. */
  readonly confidence: number;
  /** Other readings, the likeliest first; without the text itself. */
  readonly alternatives: readonly Reading[];
  /** In order; empty where the recogniser knows no times. */
  readonly words: readonly HeardWord[];
}
