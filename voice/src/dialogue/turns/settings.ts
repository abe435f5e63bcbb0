/** How turns are taken. All times in ms. */
export interface TurnSettings {
  /** BCP 47: what is spoken in this call. */
  readonly language: string;
  /** Least silence before a turn counts as over. */
  readonly minEndpointingMs: number;
  /** Least silence after a plain answer to a yes/no question. */
  readonly answerEndpointingMs: number;
  /** Never waits longer for a turn to end. */
  readonly maxEndpointingMs: number;
  /** Waits for this many times the pause that the caller usually makes. */
  readonly pauseFactor: number;
  /** Of that so much even where a turn is surely over. */
  readonly patienceWhenOver: number;
  /** Silence waited for where a turn is surely not over. */
  readonly unfinishedEndpointingMs: number;
  /** From this likelihood on, 0 to 1, a turn counts as surely over, and down from the other one as surely not. */
  readonly surelyOver: number;
  readonly surelyNot: number;
  /** The caller must speak this long to interrupt the assistant. */
  readonly bargeInMs: number;
  /** An interruption in which no word was recognised by then was none. */
  readonly falseAlarmMs: number;
  /** Speech this long that nobody could read is worth asking about. */
  readonly notUnderstoodMs: number;
  /** Without a final transcript by then, the turn is taken as not understood. */
  readonly finalDeadlineMs: number;
  /** Silence of the caller before the assistant asks whether they are there. */
  readonly silenceMs: number;
  /** Silences after which the call ends, whatever the model says. */
  readonly maxSilences: number;
  /** Longest hold. */
  readonly maxHoldMs: number;
  /** A greeting that is not on hold and of which nothing was played by then will never be. */
  readonly unheardMs: number;
  readonly maxDurationMs: number;
  /** What is said when that time is up may take this long. */
  readonly lastWordsMs: number;
  /**
   * So long after `maxDurationMs` the call ends whatever state it is in. Leaves time for a transfer that rings, is
   * briefed and comes back.
   */
  readonly hardLimitAfterMs: number;
  /** So long before the end of a long call the caller is told of it. */
  readonly endWarningMs: number;
  /** A tool that takes longer is bridged by a phrase. */
  readonly bridgeAfterMs: number;
  /** And by another one each time it has taken so long again. */
  readonly bridgeAgainMs: number;
  /** In the first moments of the greeting a telephone may not have learned yet to take its echo away. */
  readonly echoMs: number;
  /** Answers prepared in one turn before it is over; 0 prepares none. */
  readonly maxSpeculations: number;
  /** A caller who stops speaking for this long has finished the recorded message. */
  readonly recordingSilenceMs: number;
  /** Longest message that the engine records of its own accord. */
  readonly maxRecordingMs: number;
}

export const defaultTurnSettings: TurnSettings = {
  language: 'en-US',
  minEndpointingMs: 600,
  answerEndpointingMs: 300,
  maxEndpointingMs: 3_000,
  pauseFactor: 1.2,
  patienceWhenOver: 0.5,
  unfinishedEndpointingMs: 1_500,
  surelyOver: 0.8,
  surelyNot: 0.4,
  bargeInMs: 500,
  falseAlarmMs: 2_500,
  notUnderstoodMs: 600,
  finalDeadlineMs: 5_000,
  silenceMs: 8_000,
  maxSilences: 4,
  maxHoldMs: 600_000,
  unheardMs: 60_000,
  maxDurationMs: 600_000,
  lastWordsMs: 15_000,
  hardLimitAfterMs: 180_000,
  endWarningMs: 30_000,
  bridgeAfterMs: 1_200,
  bridgeAgainMs: 6_000,
  echoMs: 2_000,
  maxSpeculations: 2,
  recordingSilenceMs: 5_000,
  maxRecordingMs: 120_000,
};
