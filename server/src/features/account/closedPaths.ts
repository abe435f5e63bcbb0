/**
 * Paths of better-auth that nobody may use: what they do is done by verbs of ours, which limit what is written,
 * tell no address from another and end sessions, or is not done at all.
 */
export const closedPaths: readonly string[] = [
  '/update-user',
  '/request-password-reset',
  '/reset-password',
  '/change-password',
  '/verify-password',
  '/change-email',
  '/verify-email',
  '/send-verification-email',
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/update-session',
  '/delete-user',
  '/two-factor/get-totp-uri',
  '/two-factor/send-otp',
  '/two-factor/verify-otp',
  '/link-social',
  '/unlink-account',
  '/list-accounts',
  '/account-info',
  '/get-access-token',
  '/refresh-token',
];
