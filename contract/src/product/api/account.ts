import { z } from 'zod';
import {
  passwordResetRequest,
  resetPasswordInput,
  resetToken,
  sessionAnswer,
  sessionUser,
} from '../account.ts';
import {
  accountSettings,
  changeEmailInput,
  changePasswordInput,
  confirmEmailInput,
  renameInput,
  signedInDevice,
} from '../accountSettings.ts';
import { base, none } from './base.ts';

export const accountApi = {
  /** Who is signed in, or null. */
  session: base
    .route({ method: 'GET', path: '/account/session', tags: ['Account'] })
    .input(none)
    .output(sessionAnswer),
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
  /** What the account page shows. */
  settings: base
    .route({ method: 'GET', path: '/account/settings', tags: ['Account'] })
    .input(none)
    .output(accountSettings),
  rename: base
    .route({ method: 'PATCH', path: '/account/name', tags: ['Account'] })
    .input(renameInput)
    .output(sessionUser),
  /** Has a link mailed to a new address; the old one holds until it is followed. */
  requestEmailChange: base
    .route({ method: 'POST', path: '/account/email', tags: ['Account'] })
    .input(changeEmailInput)
    .output(z.object({ asked: z.literal(true) })),
  /** Has the link that confirms one's own address mailed once more. */
  askForConfirmation: base
    .route({ method: 'POST', path: '/account/email/link', tags: ['Account'] })
    .input(none)
    .output(z.object({ asked: z.literal(true) })),
  /** Confirms the own address, or changes to another, by a mailed link, in whichever browser; the old address is told. */
  confirmEmail: base
    .route({ method: 'POST', path: '/account/email/confirmation', tags: ['Account'] })
    .input(confirmEmailInput)
    .output(z.object({ email: z.string() })),
  /** Changes the password and ends every other session. */
  changePassword: base
    .route({ method: 'POST', path: '/account/password', tags: ['Account'] })
    .input(changePasswordInput)
    .output(z.object({ changed: z.literal(true) })),
  /** Has a link mailed to one's own address, for a first password. */
  requestFirstPassword: base
    .route({ method: 'POST', path: '/account/password/link', tags: ['Account'] })
    .input(none)
    .output(z.object({ asked: z.literal(true) })),
  devices: base
    .route({ method: 'GET', path: '/account/devices', tags: ['Account'] })
    .input(none)
    .output(z.array(signedInDevice)),
  /** Signs one device out. */
  endDevice: base
    .route({ method: 'DELETE', path: '/account/devices/{id}', tags: ['Account'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  /** Signs all devices out but the one that asks. */
  endOtherDevices: base
    .route({ method: 'POST', path: '/account/devices/end-others', tags: ['Account'] })
    .input(none)
    .output(z.object({ ended: z.int() })),
};
