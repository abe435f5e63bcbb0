/** How long Deepgram may take, and how often it is to be told that we are there, in ms. */
export interface DeepgramDeadlines {
  /** Until a connection stands. */
  readonly connectMs: number;
  /** From the caller's stop to its final text. */
  readonly finalMs: number;
  /**
   * The same where all but a little was final already: then the vendor may say nothing more
   * (developers.deepgram.com/docs/finalize, "it is not guaranteed").
   */
  readonly settleMs: number;
  /** It closes a connection that was silent for 10 s and wants to hear every 3 to 5 s. */
  readonly keepAliveMs: number;
  /** A second lost connection within this time is given up, unless words came between. */
  readonly renewAgainMs: number;
  /** For a connection to end in good order. */
  readonly closeMs: number;
}

export const defaultDeepgramDeadlines: DeepgramDeadlines = {
  connectMs: 2_000,
  finalMs: 1_200,
  settleMs: 400,
  keepAliveMs: 4_000,
  renewAgainMs: 20_000,
  closeMs: 1_000,
};
