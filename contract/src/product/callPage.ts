import { z } from 'zod';

/** When something was taken down, so that the page can lead to the sentence that said it. */
export const takenAt = z.object({
  /** The moment at which the assistant asked for it, in s from the call's beginning; null where it is not known. */
  saidAtSeconds: z.number().nonnegative().nullable(),
});

/** What an owner can do about a call, beside what the log says of it. */
export const callActions = z.object({
  /** The owner marked it as spam. */
  markedAsSpam: z.boolean(),
  /** Null where the caller has no telephone number that could be blocked. */
  callerNumber: z
    .object({
      /** E.164. */
      number: z.string(),
      /** The entry among the blocked numbers; null while it is not blocked. */
      blockedId: z.uuid().nullable(),
    })
    .nullable(),
  /** When the recordings were deleted because they had served their time. */
  recordingDeletedAt: z.iso.datetime().nullable(),
});

export const markSpamInput = z.strictObject({ id: z.uuid(), isSpam: z.boolean() });
