import { z } from 'zod';
import { accountExport, deleteAccountInput } from '../accountData.ts';
import { base, none } from './base.ts';

export const accountDataApi = {
  /** The export that was asked for last, or null. Its file: GET /api/account/exports/{id}/file. */
  latestExport: base
    .route({ method: 'GET', path: '/account/exports/latest', tags: ['Account'] })
    .input(none)
    .output(accountExport.nullable()),
  /** Has everything that the account holds packed into a ZIP; one at a time. */
  requestExport: base
    .route({ method: 'POST', path: '/account/exports', successStatus: 201, tags: ['Account'] })
    .input(none)
    .output(accountExport),
  /** Mails a code that confirms the deletion of an account without a password. */
  requestDeletionCode: base
    .route({ method: 'POST', path: '/account/deletion/code', tags: ['Account'] })
    .input(none)
    .output(z.object({ asked: z.literal(true) })),
  /** Deletes the account with everything of it, at once and for good. */
  deleteAccount: base
    .route({ method: 'POST', path: '/account/deletion', tags: ['Account'] })
    .input(deleteAccountInput)
    .output(z.object({ deleted: z.literal(true) })),
};
