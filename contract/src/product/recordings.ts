import { z } from 'zod';

/** How long recordings are kept, from the beginning of the call. */
export const recordingKeeping = z.enum(['30-days', '90-days', '1-year', 'forever']);
export type RecordingKeeping = z.infer<typeof recordingKeeping>;

/** Days of each choice; null: for ever. */
export const keepDaysOf: Readonly<Record<RecordingKeeping, number | null>> = {
  '30-days': 30,
  '90-days': 90,
  '1-year': 365,
  forever: null,
};

/** What is kept of an owner who never chose. */
export const DEFAULT_KEEPING: RecordingKeeping = 'forever';

export const recordingRule = z.strictObject({ keeping: recordingKeeping });

/** Pieces into which a recording is cut for its picture. */
export const PEAK_COUNT = 320;
/** The loudest that a piece may be. */
export const LOUDEST_PEAK = 100;

const track = z.array(z.number().int().min(0).max(LOUDEST_PEAK)).max(PEAK_COUNT);

/** How loud each piece of a recording is, 0 to 100; all pieces are equally long. */
export const recordingPeaks = z.object({
  seconds: z.number().nonnegative(),
  caller: track,
  assistant: track,
});
export type RecordingPeaks = z.infer<typeof recordingPeaks>;
