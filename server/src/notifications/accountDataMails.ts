import { clearRemains } from '../accountData/deletion/clear.ts';
import { newDeletionCode } from '../accountData/deletion/code.ts';
import { findDeletionEmail, forgetDeletionEmail } from '../accountData/deletion/queries.ts';
import { makeExport } from '../accountData/export/make.ts';
import { findExportForMail } from '../accountData/export/queries.ts';
import type { Deps } from '../context.ts';
import type { Mailer } from '../mail/transport.ts';
import { admitUnconfirmed } from '../sending/admitUnconfirmed.ts';
import { accountDeletedMail, deletionCodeMail, exportReadyMail } from './accountDataTexts.ts';

/** What the jobs of exports and deletions do. */
export function accountDataJobs(options: {
  readonly deps: Deps;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}) {
  const { deps, mailer, publicUrl } = options;
  return {
    'export-account': ({ exportId }: { exportId: string }) => makeExport(deps, exportId),
    async 'mail-export-ready'({ exportId }: { exportId: string }, jobId: string) {
      const found = await findExportForMail(deps.db, exportId);
      if (!found?.export.expiresAt) return;
      const { missing, expiresAt } = found.export;
      const ready = { email: found.email, missing, expiresAt };
      const { userId } = found.export;
      if (
        found.isConfirmed ||
        (await admitUnconfirmed(deps, { id: jobId, to: found.email, userId }))
      )
        await mailer.send(exportReadyMail(ready, publicUrl), jobId);
    },
    async 'mail-deletion-code'({ userId }: { userId: string }, jobId: string) {
      const asked = await newDeletionCode(deps, userId);
      if (asked) await mailer.send(deletionCodeMail(asked), jobId);
    },
    'clear-deleted-account': ({ deletionId }: { deletionId: string }) =>
      clearRemains(deps, deletionId),
    async 'mail-account-deleted'({ deletionId }: { deletionId: string }, jobId: string) {
      const email = await findDeletionEmail(deps.db, deletionId);
      if (email === null) return;
      // Callers' messages are in them.
      await mailer.forget?.(email);
      // Whether it was confirmed is gone with the account.
      if (await admitUnconfirmed(deps, { id: jobId, to: email, userId: null }))
        await mailer.send(accountDeletedMail(email), jobId);
      await forgetDeletionEmail(deps.db, deletionId);
    },
  };
}
