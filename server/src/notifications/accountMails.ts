import { newEmailLink } from '../accounts/settings/changeEmail.ts';
import { newAddressLink } from '../accounts/settings/confirmAddress.ts';
import { findAccount, findFormerEmail } from '../accounts/settings/queries.ts';
import { newResetLink } from '../accounts/signIn/passwordReset.ts';
import type { MailPayload } from '../jobs/mails.ts';
import { admitUnconfirmed } from '../sending/admitUnconfirmed.ts';
import {
  confirmAddressMail,
  emailChangedMail,
  emailChangeMail,
  passwordChangedMail,
  passwordResetMail,
} from './accountTexts.ts';
import { type MailMeans, mailTemplate } from './mailTemplate.ts';
import { twoFactorMail } from './twoFactorTexts.ts';

interface OfAccount {
  readonly id: string;
}

/** The address of an account: as often as may be where nobody has confirmed it. */
async function ownAddress({ deps }: MailMeans, userId: string, jobId: string) {
  const account = await findAccount(deps.db, userId);
  if (!account) return null;
  const { email, emailVerified } = account;
  const isAdmitted =
    emailVerified || (await admitUnconfirmed(deps, { id: jobId, to: email, userId }));
  return isAdmitted ? email : null;
}

/** The mails about an account's keys: links that were asked for, and changes that were made. */
export const accountMails = {
  'password-reset': mailTemplate({
    async find({ id }: MailPayload<'password-reset'>, means, jobId) {
      const link = await newResetLink(means.deps, id);
      return link && id !== null && (await ownAddress(means, id, jobId)) !== null ? link : null;
    },
    render: passwordResetMail,
  }),
  'password-changed': mailTemplate({
    find: ({ id }: OfAccount, means, jobId) => ownAddress(means, id, jobId),
    render: passwordChangedMail,
  }),
  'two-factor': mailTemplate({
    async find({ id, change }: MailPayload<'two-factor'>, means, jobId) {
      const email = await ownAddress(means, id, jobId);
      return email === null ? null : { email, change };
    },
    render: ({ email, change }, publicUrl) => twoFactorMail(email, change, publicUrl),
  }),
  'confirm-address': mailTemplate({
    async find({ id }: OfAccount, means, jobId) {
      const link = await newAddressLink(means.deps, id);
      return link && (await ownAddress(means, id, jobId)) !== null ? link : null;
    },
    render: confirmAddressMail,
  }),
  'email-change': mailTemplate({
    async find({ id }: OfAccount, { deps }, jobId) {
      const link = await newEmailLink(deps, id);
      const isAdmitted =
        link && (await admitUnconfirmed(deps, { id: jobId, to: link.email, userId: id }));
      return isAdmitted ? link : null;
    },
    render: emailChangeMail,
  }),
  'email-changed': mailTemplate({
    find: ({ id }: OfAccount, { deps }) => findFormerEmail(deps.db, id),
    render: emailChangedMail,
  }),
};
