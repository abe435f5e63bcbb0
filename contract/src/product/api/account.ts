import { z } from 'zod';
import { passwordResetRequest, resetPasswordInput, resetToken, sessionUser } from '../account.ts';
import { base, none } from './base.ts';

export const accountApi = {
  /** Who is signed in, or null. */
  session: base
    .route({ method: 'GET', path: '/account/session', tags: ['Account'] })
    .input(none)
    .output(z.object({ user: sessionUser.nullable() })),
  /** Has a link for a new password mailed; the answer is the same for an unknown address. */
  requestPasswordReset: base
    .route({ method: 'POST', path: '/account/password-reset', tags: ['Account'] })
    .input(passwordResetRequest)
    .output(z.object({ asked: z.literal(true) })),
  /** Whether a mailed link still holds. */
  checkResetLink: base
    .route({ method: 'POST', path: '/account/password-reset/link', tags: ['Account'] })
    .input(z.object({ token: resetToken }))
    .output(z.object({ holds: z.boolean() })),
  /** Sets a new password by a mailed link and ends every session of the account. */
  resetPassword: base
    .route({ method: 'POST', path: '/account/password-reset/password', tags: ['Account'] })
    .input(resetPasswordInput)
    .output(z.object({ changed: z.literal(true) })),
};
