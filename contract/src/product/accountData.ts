import { z } from 'zod';
import { passwordAsTyped } from './account.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The file of an export is there for so long. */
export const EXPORT_KEPT_MS = 7 * DAY_MS;

/** So many exports can be asked for in 24 hours. */
export const EXPORTS_A_DAY = 3;

/** A mailed code for the deletion of an account holds so long, and once. */
export const DELETION_CODE_HOLDS_MS = 15 * 60_000;

/** A ZIP of everything that an account holds. */
export const accountExport = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Recordings that are packed, of how many. */
  recordingsDone: z.int(),
  recordings: z.int(),
  /** What could not be fetched; the file names each. */
  missing: z.int(),
  /** Null until it is ready. */
  sizeBytes: z.int().nullable(),
  askedAt: z.iso.datetime(),
  /** When its file is deleted; null until it is ready. */
  expiresAt: z.iso.datetime().nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;

/** Where the file of an export is fetched, by its owner only. */
export function exportFilePath(id: string): string {
  return `/api/account/exports/${id}/file`;
}

/** The address is typed, and the password or, where the account has none, a mailed code. */
export const deleteAccountInput = z.strictObject({
  email: z.string().trim().min(1, 'Please enter your email').max(320),
  currentPassword: passwordAsTyped.optional(),
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'The code must have six digits')
    .optional(),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;
