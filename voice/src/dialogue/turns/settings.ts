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
  /** Silence waited for where the words sound unfinished. */
  readonly unfinishedEndpointingMs: number;
  /** Silence waited for while a number or a message is being dictated. */
  readonly dictationEndpointingMs: number;
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
  readonly maxDurationMs: number;
  /** A caller who stops speaking for this long has finished the recorded message. */
  readonly recordingSilenceMs: number;
  /** Longest message that the engine records of its own accord. */
  readonly maxRecordingMs: number;
}

export const defaultTurnSettings: TurnSettings = {
  language: 'en-US',
  minEndpointingMs: 500,
  answerEndpointingMs: 300,
  maxEndpointingMs: 3_000,
  pauseFactor: 1.2,
  unfinishedEndpointingMs: 1_500,
  dictationEndpointingMs: 1_200,
  bargeInMs: 500,
  falseAlarmMs: 2_500,
  notUnderstoodMs: 600,
  finalDeadlineMs: 5_000,
  silenceMs: 8_000,
  maxSilences: 4,
  maxHoldMs: 600_000,
  maxDurationMs: 600_000,
  recordingSilenceMs: 5_000,
  maxRecordingMs: 120_000,
};
