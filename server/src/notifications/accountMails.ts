import { newEmailLink } from '../accounts/settings/changeEmail.ts';
import { newAddressLink } from '../accounts/settings/confirmAddress.ts';
import { findAccount, findFormerEmail } from '../accounts/settings/queries.ts';
import { newResetLink } from '../accounts/signIn/passwordReset.ts';
import type { Deps } from '../context.ts';
import type { Mail, Mailer } from '../mail/transport.ts';
import { admitUnconfirmed } from '../sending/admitUnconfirmed.ts';
import {
  confirmAddressMail,
  emailChangedMail,
  emailChangeMail,
  passwordChangedMail,
  passwordResetMail,
} from './accountTexts.ts';
import { type TwoFactorChange, twoFactorMail } from './twoFactorTexts.ts';

/** The mails about an account's keys: links that were asked for, and changes that were made. */
export function accountJobs(options: {
  readonly deps: Deps;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}) {
  const { deps, mailer, publicUrl } = options;
  /** To the address of an account: as often as may be where nobody has confirmed it. */
  const toOwn = async (userId: string, mail: (email: string) => Mail, jobId: string) => {
    const account = await findAccount(deps.db, userId);
    if (!account) return;
    const { email, emailVerified } = account;
    if (emailVerified || (await admitUnconfirmed(deps, { id: jobId, to: email, userId })))
      await mailer.send(mail(email), jobId);
  };
  return {
    async 'mail-password-reset'({ userId }: { userId: string | null }, jobId: string) {
      const link = await newResetLink(deps, userId);
      if (link && userId !== null)
        await toOwn(userId, () => passwordResetMail(link, publicUrl), jobId);
    },
    'mail-password-changed': ({ userId }: { userId: string }, jobId: string) =>
      toOwn(userId, (email) => passwordChangedMail(email, publicUrl), jobId),
    'mail-two-factor': (
      { userId, change }: { userId: string; change: TwoFactorChange },
      jobId: string,
    ) => toOwn(userId, (email) => twoFactorMail(email, change, publicUrl), jobId),
    async 'mail-confirm-address'({ userId }: { userId: string }, jobId: string) {
      const link = await newAddressLink(deps, userId);
      if (link) await toOwn(userId, () => confirmAddressMail(link, publicUrl), jobId);
    },
    async 'mail-email-change'({ userId }: { userId: string }, jobId: string) {
      const link = await newEmailLink(deps, userId);
      if (link && (await admitUnconfirmed(deps, { id: jobId, to: link.email, userId })))
        await mailer.send(emailChangeMail(link, publicUrl), jobId);
    },
    async 'mail-email-changed'({ noticeId }: { noticeId: string }, jobId: string) {
      const former = await findFormerEmail(deps.db, noticeId);
      if (former !== null) await mailer.send(emailChangedMail(former, publicUrl), jobId);
    },
  };
}
