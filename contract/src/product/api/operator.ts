import { z } from 'zod';
import { refunded, refundInput } from '../billing.ts';
import {
  assignNumberInput,
  auditEntry,
  failedJob,
  markInput,
  modelsBoard,
  numberRequest,
  operatorAccount,
  operatorCall,
  operatorContact,
  operatorDemo,
  operatorLead,
  operatorNumber,
  operatorOverview,
  operatorSubscriber,
  pageInput,
  pageOf,
  platformBoard,
  searchInput,
  suspendInput,
  turnOffTwoFactorInput,
} from '../operator.ts';
import {
  accountNote,
  addAccountNoteInput,
  operatorAccountPage,
  operatorCallDetail,
} from '../operatorAccountPage.ts';
import { operatorTrends, trendsInput } from '../operatorTrends.ts';
import { sendingBoard } from '../sending.ts';
import { base, none } from './base.ts';

const read = (path: `/${string}`) =>
  base.route({ method: 'GET', path: `/operator${path}`, tags: ['Operator'] });
const act = (path: `/${string}`) =>
  base.route({ method: 'POST', path: `/operator${path}`, tags: ['Operator'] });

const byId = z.strictObject({ id: z.uuid() });
const byUserId = z.strictObject({ userId: z.uuid() });
const done = z.object({ done: z.literal(true) });

/** The operator's console. Whoever is no operator is answered as if none of it were there. */
export const operatorApi = {
  overview: read('/overview').input(none).output(operatorOverview),
  requests: read('/requests').input(pageInput).output(pageOf(numberRequest)),
  numbers: read('/numbers').input(pageInput).output(pageOf(operatorNumber)),
  /** Gives a number to a published assistant; done again, it changes nothing. */
  assignNumber: act('/numbers').input(assignNumberInput).output(operatorNumber),
  /** The number answers no more and is free. */
  unassignNumber: act('/numbers/{id}/unassign').input(byId).output(done),
  /** Takes a free number off the voice platform. */
  removeNumber: act('/numbers/{id}/remove').input(byId).output(done),
  contacts: read('/contacts').input(pageInput).output(pageOf(operatorContact)),
  demos: read('/demos').input(pageInput).output(pageOf(operatorDemo)),
  leads: read('/leads').input(pageInput).output(pageOf(operatorLead)),
  /** Marks a row as read, done or set aside, or takes the mark back. */
  mark: act('/marks').input(markInput).output(done),
  subscribers: read('/subscribers').input(pageInput).output(pageOf(operatorSubscriber)),
  /** Every confirmed subscriber as a file of comma-separated values (RFC 4180). */
  exportSubscribers: act('/subscribers/export')
    .input(none)
    .output(z.object({ csv: z.string() })),
  accounts: read('/accounts').input(searchInput).output(pageOf(operatorAccount)),
  /** All of one account; a look at another's is written into the audit log first. */
  lookAtAccount: act('/accounts/{userId}').input(byUserId).output(operatorAccountPage),
  addAccountNote: act('/accounts/{userId}/notes').input(addAccountNoteInput).output(accountNote),
  deleteAccountNote: act('/account-notes/{id}/delete').input(byId).output(done),
  /** Signs the account out everywhere and closes it. */
  suspend: act('/accounts/{userId}/suspend').input(suspendInput).output(done),
  unsuspend: act('/accounts/{userId}/unsuspend').input(byUserId).output(done),
  /** For who has lost the phone and the backup codes: signed out everywhere, the password alone opens the account. */
  turnOffTwoFactor: act('/accounts/{userId}/two-factor/turn-off')
    .input(turnOffTwoFactorInput)
    .output(done),
  /** All that was paid, within 14 days of the first payment; the plan ends. */
  giveMoneyBack: act('/accounts/{userId}/money-back').input(refundInput).output(refunded),
  calls: read('/calls').input(searchInput).output(pageOf(operatorCall)),
  /** One call with all that was said; a call of another account is written into the audit log first. */
  lookAtCall: act('/calls/{id}').input(byId).output(operatorCallDetail),
  /** Sign-ups, calls, minutes and paid plans by day, and what paid plans bring in a month. */
  trends: read('/trends').input(trendsInput).output(operatorTrends),
  audit: read('/audit').input(pageInput).output(pageOf(auditEntry)),
  failedJobs: read('/failed-jobs').input(pageInput).output(pageOf(failedJob)),
  retryJob: act('/failed-jobs/{id}/retry').input(byId).output(done),
  retryAllJobs: act('/failed-jobs/retry-all')
    .input(none)
    .output(z.object({ retried: z.number().int() })),
  /** What accounts have sent to others, and against which limits. */
  sending: read('/sending').input(none).output(sendingBoard),
  platform: read('/platform').input(none).output(platformBoard),
  /** What the machine of the voice platform listens, speaks and understands with. */
  models: read('/models').input(none).output(modelsBoard),
};
