import type { Mail } from '../mail/transport.ts';
import { accountMail } from './accountTexts.ts';

/** What was done to the second step of an account's sign-in, and by whom. */
export type TwoFactorChange = 'on' | 'off' | 'new-codes' | 'off-by-operator';

interface ChangeTexts {
  readonly subject: string;
  readonly heading: string;
  readonly done: string;
  readonly ifNot: string;
  readonly after: string;
}

const NEW_PASSWORD =
  'If this was not you, someone else may have access to your account. Reset your password right away:';
const SIGNS_OUT = 'We send the reset link to this address. Using it signs out all devices.';

const TEXTS: Readonly<Record<TwoFactorChange, ChangeTexts>> = {
  on: {
    subject: 'Two-factor sign-in was turned on',
    heading: 'Two-factor sign-in is on',
    done: 'Two-factor sign-in was turned on for your Belldesk account. You now sign in with your password and a code from an authenticator app. If this was you, no action is needed.',
    ifNot: NEW_PASSWORD,
    after: `${SIGNS_OUT} If you are asked for a code that you do not have, contact us through the website.`,
  },
  off: {
    subject: 'Two-factor sign-in was turned off',
    heading: 'Two-factor sign-in is off',
    done: 'Two-factor sign-in was turned off for your Belldesk account. You now sign in with your password alone. If this was you, no action is needed.',
    ifNot: NEW_PASSWORD,
    after: `${SIGNS_OUT} Then turn two-factor sign-in back on.`,
  },
  'new-codes': {
    subject: 'New Belldesk backup codes were created',
    heading: 'You have new backup codes',
    done: 'New backup codes were created for two-factor sign-in to your Belldesk account. Your previous codes no longer work. If this was you, no action is needed.',
    ifNot: NEW_PASSWORD,
    after: `${SIGNS_OUT} Then create new backup codes.`,
  },
  'off-by-operator': {
    subject: 'We turned off two-factor sign-in for your account',
    heading: 'Two-factor sign-in is off',
    done: 'We were told that the phone and backup codes for this account were lost. The operators of Belldesk turned off two-factor sign-in and signed out all devices. Sign in with your password, then turn two-factor sign-in back on.',
    ifNot:
      'If you did not request this, someone else may be trying to access your account. Reset your password right away:',
    after: 'We send the reset link to this address. Then contact us through the website.',
  },
};

/** Tells of a change of the second step of a sign-in, whoever made it. */
export function twoFactorMail(email: string, change: TwoFactorChange, publicUrl: string): Mail {
  const { subject, heading, done, ifNot, after } = TEXTS[change];
  return accountMail({
    to: email,
    subject,
    heading,
    before: [done, ifNot],
    link: { address: `${publicUrl}/sign-in#forgot-password`, caption: 'Reset your password' },
    after: [after],
  });
}
