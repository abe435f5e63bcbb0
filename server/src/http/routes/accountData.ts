import { accountDataApi } from '@belldesk/contract/product/api/accountData';
import { implement } from '@orpc/server';
import { requestDeletionCode } from '../../accountData/deletion/code.ts';
import { deleteAccount } from '../../accountData/deletion/deleteAccount.ts';
import { latestExport, requestExport } from '../../accountData/export/ask.ts';
import type { Ctx } from '../../context.ts';

const os = implement(accountDataApi).$context<Ctx>();

export const accountDataRoutes = os.router({
  latestExport: os.latestExport.handler(({ context: ctx }) => latestExport({ ctx })),
  requestExport: os.requestExport.handler(({ context: ctx }) => requestExport({ ctx })),
  requestDeletionCode: os.requestDeletionCode.handler(({ context: ctx }) =>
    requestDeletionCode({ ctx }),
  ),
  deleteAccount: os.deleteAccount.handler(({ context: ctx, input }) =>
    deleteAccount({ ctx, input }),
  ),
});
