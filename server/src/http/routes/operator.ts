import { operatorApi } from '@belldesk/contract/product/api/operator';
import { implement } from '@orpc/server';
import { requireOperator } from '../../access/requireOperator.ts';
import type { Ctx } from '../../context.ts';
import { lookAtAccount } from '../../operator/accountPage/look.ts';
import { addAccountNote, deleteAccountNote } from '../../operator/accountPage/notes.ts';
import { giveMoneyBack } from '../../operator/accounts/giveMoneyBack.ts';
import { readAccounts } from '../../operator/accounts/list.ts';
import { suspendAccount, unsuspendAccount } from '../../operator/accounts/suspend.ts';
import { turnOffTwoFactor } from '../../operator/accounts/turnOffTwoFactor.ts';
import { readAudit } from '../../operator/audit/list.ts';
import { lookAtCall, readCalls } from '../../operator/calls/look.ts';
import { readContacts, readDemos, readLeads } from '../../operator/forms/list.ts';
import { markRow } from '../../operator/forms/mark.ts';
import { exportSubscribers, readSubscribers } from '../../operator/forms/subscribers.ts';
import { readFailedJobs } from '../../operator/jobs/list.ts';
import { retryAllJobs, retryJob } from '../../operator/jobs/retry.ts';
import { assignNumber } from '../../operator/numbers/assign.ts';
import { readNumbers, readRequests } from '../../operator/numbers/list.ts';
import { removeNumber, unassignNumber } from '../../operator/numbers/unassign.ts';
import { readModels } from '../../operator/overview/models.ts';
import { readPlatform } from '../../operator/overview/platform.ts';
import { readOverview } from '../../operator/overview/read.ts';
import { readSending } from '../../operator/sending/read.ts';
import { readTrends } from '../../operator/trends/read.ts';

/** The guard comes before the input is looked at: nobody else learns even what would be valid. */
const os = implement(operatorApi)
  .$context<Ctx>()
  .use(({ context, next }) => next({ context: { operator: requireOperator(context) } }));

export const operatorRoutes = os.router({
  overview: os.overview.handler(({ context: ctx }) => readOverview({ ctx })),
  requests: os.requests.handler(({ context: ctx, input }) => readRequests({ ctx, input })),
  numbers: os.numbers.handler(({ context: ctx, input }) => readNumbers({ ctx, input })),
  assignNumber: os.assignNumber.handler(({ context: ctx, input }) => assignNumber({ ctx, input })),
  unassignNumber: os.unassignNumber.handler(({ context: ctx, input }) =>
    unassignNumber({ ctx, input }),
  ),
  removeNumber: os.removeNumber.handler(({ context: ctx, input }) => removeNumber({ ctx, input })),
  contacts: os.contacts.handler(({ context: ctx, input }) => readContacts({ ctx, input })),
  demos: os.demos.handler(({ context: ctx, input }) => readDemos({ ctx, input })),
  leads: os.leads.handler(({ context: ctx, input }) => readLeads({ ctx, input })),
  mark: os.mark.handler(({ context: ctx, input }) => markRow({ ctx, input })),
  subscribers: os.subscribers.handler(({ context: ctx, input }) => readSubscribers({ ctx, input })),
  exportSubscribers: os.exportSubscribers.handler(({ context: ctx }) => exportSubscribers({ ctx })),
  accounts: os.accounts.handler(({ context: ctx, input }) => readAccounts({ ctx, input })),
  lookAtAccount: os.lookAtAccount.handler(({ context: ctx, input }) =>
    lookAtAccount({ ctx, input }),
  ),
  addAccountNote: os.addAccountNote.handler(({ context: ctx, input }) =>
    addAccountNote({ ctx, input }),
  ),
  deleteAccountNote: os.deleteAccountNote.handler(({ context: ctx, input }) =>
    deleteAccountNote({ ctx, input }),
  ),
  suspend: os.suspend.handler(({ context: ctx, input }) => suspendAccount({ ctx, input })),
  unsuspend: os.unsuspend.handler(({ context: ctx, input }) => unsuspendAccount({ ctx, input })),
  turnOffTwoFactor: os.turnOffTwoFactor.handler(({ context: ctx, input }) =>
    turnOffTwoFactor({ ctx, input }),
  ),
  giveMoneyBack: os.giveMoneyBack.handler(({ context: ctx, input }) =>
    giveMoneyBack({ ctx, input }),
  ),
  calls: os.calls.handler(({ context: ctx, input }) => readCalls({ ctx, input })),
  lookAtCall: os.lookAtCall.handler(({ context: ctx, input }) => lookAtCall({ ctx, input })),
  trends: os.trends.handler(({ context: ctx, input }) => readTrends({ ctx, input })),
  audit: os.audit.handler(({ context: ctx, input }) => readAudit({ ctx, input })),
  failedJobs: os.failedJobs.handler(({ context: ctx, input }) => readFailedJobs({ ctx, input })),
  retryJob: os.retryJob.handler(({ context: ctx, input }) => retryJob({ ctx, input })),
  retryAllJobs: os.retryAllJobs.handler(({ context: ctx }) => retryAllJobs({ ctx })),
  sending: os.sending.handler(({ context: ctx }) => readSending({ ctx })),
  platform: os.platform.handler(({ context: ctx }) => readPlatform({ ctx })),
  models: os.models.handler(({ context: ctx }) => readModels({ ctx })),
});
