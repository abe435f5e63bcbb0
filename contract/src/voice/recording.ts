import { z } from 'zod';

/**
 * What became of a call's recording: `kept`; `refused` by the caller, everything recorded until then is
 * deleted; `failed`: it could not be written. A call that was not to be recorded has none of these.
 */
export const recordingState = z.enum(['kept', 'refused', 'failed']);
export type RecordingState = z.infer<typeof recordingState>;

/** Ours, in a call's artifact. */
export const callRecording = z.looseObject({
  state: recordingState,
  /** Length in s; 0 unless kept. */
  seconds: z.number().nonnegative(),
  /** Silence stands where the disk was too slow; s. */
  lostSeconds: z.number().nonnegative(),
});
export type CallRecording = z.infer<typeof callRecording>;
