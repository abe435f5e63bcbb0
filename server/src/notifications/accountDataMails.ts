import { newDeletionCode } from '../accountData/deletion/code.ts';
import { findDeletionEmail, forgetDeletionEmail } from '../accountData/deletion/queries.ts';
import { findExportForMail } from '../accountData/export/queries.ts';
import { admitUnconfirmed } from '../sending/admitUnconfirmed.ts';
import { accountDeletedMail, deletionCodeMail, exportReadyMail } from './accountDataTexts.ts';
import { mailTemplate } from './mailTemplate.ts';

interface ById {
  readonly id: string;
}

/** The mails about exports and deletions of accounts. */
export const accountDataMails = {
  'export-ready': mailTemplate({
    async find({ id }: ById, { deps }, jobId) {
      const found = await findExportForMail(deps.db, id);
      if (!found?.export.expiresAt) return null;
      const { email } = found;
      const { missing, expiresAt, userId } = found.export;
      const isAdmitted =
        found.isConfirmed || (await admitUnconfirmed(deps, { id: jobId, to: email, userId }));
      return isAdmitted ? { email, missing, expiresAt } : null;
    },
    render: exportReadyMail,
  }),
  'deletion-code': mailTemplate({
    find: ({ id }: ById, { deps }) => newDeletionCode(deps, id),
    render: deletionCodeMail,
  }),
  'account-deleted': mailTemplate({
    async find({ id }: ById, { deps, mailer }, jobId) {
      const email = await findDeletionEmail(deps.db, id);
      if (email === null) return null;
      // Callers' messages are in them.
      await mailer.forget?.(email);
      // Whether it was confirmed is gone with the account.
      if (await admitUnconfirmed(deps, { id: jobId, to: email, userId: null })) return email;
      await forgetDeletionEmail(deps.db, id);
      return null;
    },
    render: accountDeletedMail,
    sent: ({ id }, { deps }) => forgetDeletionEmail(deps.db, id),
  }),
};
