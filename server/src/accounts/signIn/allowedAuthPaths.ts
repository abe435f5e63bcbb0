import { GOOGLE } from './googleProvider.ts';

/**
 * Paths of better-auth, below /api/auth, that the pages use. Every other one is closed, also those that a later
 * release may bring: what they do is done by verbs of ours, which limit what is written, tell no address from
 * another, lead nowhere else and end sessions, or is not done at all.
 */
export const allowedAuthPaths: ReadonlySet<string> = new Set([
  '/sign-up/email',
  '/sign-in/email',
  '/sign-in/social',
  `/callback/${GOOGLE}`,
  '/error',
  '/sign-out',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]);
