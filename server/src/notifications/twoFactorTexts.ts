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
  'If it was not, somebody else may be in your account. Ask for a new password at once:';
const SIGNS_OUT = 'The link to choose it comes to this address, and signs everybody else out.';

const TEXTS: Readonly<Record<TwoFactorChange, ChangeTexts>> = {
  on: {
    subject: 'Two-factor sign-in was turned on',
    heading: 'Your account asks for a code now',
    done: 'Two-factor sign-in of your Belldesk account was turned on: after the password, a code from an authenticator app is asked for. If it was you, there is nothing to do.',
    ifNot: NEW_PASSWORD,
    after: `${SIGNS_OUT} Should a code be asked for that you do not have, write to us by the contact page of the site.`,
  },
  off: {
    subject: 'Two-factor sign-in was turned off',
    heading: 'Your account asks for no code any more',
    done: 'Two-factor sign-in of your Belldesk account was turned off: the password alone opens it. If it was you, there is nothing to do.',
    ifNot: NEW_PASSWORD,
    after: `${SIGNS_OUT} Then turn two-factor sign-in on again.`,
  },
  'new-codes': {
    subject: 'Your Belldesk backup codes are new',
    heading: 'Your account has new backup codes',
    done: 'New backup codes were made for two-factor sign-in of your Belldesk account. The ones you kept so far no longer work. If it was you, there is nothing to do.',
    ifNot: NEW_PASSWORD,
    after: `${SIGNS_OUT} Then make new backup codes of your own.`,
  },
  'off-by-operator': {
    subject: 'We turned two-factor sign-in off for your account',
    heading: 'Your account asks for no code any more',
    done: 'Somebody, most likely you, told us that the phone and the backup codes are lost. So the operators of Belldesk turned two-factor sign-in of your account off, and signed all its devices out. The password alone opens it: sign in and turn two-factor sign-in on again.',
    ifNot:
      'If you did not ask for it, somebody else may be after your account. Ask for a new password at once:',
    after: 'The link to choose it comes to this address. Then write to us by the contact page.',
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
    link: { address: `${publicUrl}/sign-in#forgot-password`, caption: 'Ask for a new password' },
    after: [after],
  });
}
