import type { Deps } from '../../context.ts';
import {
  emailChangedMail,
  emailChangeMail,
  passwordChangedMail,
  passwordResetMail,
} from '../../mail/accountTexts.ts';
import type { Mailer } from '../../mail/transport.ts';
import { type TwoFactorChange, twoFactorMail } from '../../mail/twoFactorTexts.ts';
import { newResetLink } from './passwordReset.ts';
import { newEmailLink } from './settings/changeEmail.ts';
import { findAccount, findFormerEmail } from './settings/queries.ts';

/** The mails about an account's keys: links that were asked for, and changes that were made. */
export function accountJobs(options: {
  readonly deps: Deps;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}) {
  const { deps, mailer, publicUrl } = options;
  return {
    async 'mail-password-reset'({ userId }: { userId: string | null }, jobId: string) {
      const link = await newResetLink(deps, userId);
      if (link) await mailer.send(passwordResetMail(link, publicUrl), jobId);
    },
    async 'mail-password-changed'({ userId }: { userId: string }, jobId: string) {
      const account = await findAccount(deps.db, userId);
      if (account) await mailer.send(passwordChangedMail(account.email, publicUrl), jobId);
    },
    async 'mail-two-factor'(
      { userId, change }: { userId: string; change: TwoFactorChange },
      jobId: string,
    ) {
      const account = await findAccount(deps.db, userId);
      if (account) await mailer.send(twoFactorMail(account.email, change, publicUrl), jobId);
    },
    async 'mail-email-change'({ userId }: { userId: string }, jobId: string) {
      const link = await newEmailLink(deps, userId);
      if (link) await mailer.send(emailChangeMail(link, publicUrl), jobId);
    },
    async 'mail-email-changed'({ noticeId }: { noticeId: string }, jobId: string) {
      const former = await findFormerEmail(deps.db, noticeId);
      if (former !== null) await mailer.send(emailChangedMail(former, publicUrl), jobId);
    },
  };
}
