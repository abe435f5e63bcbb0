import { clearCleanupItems } from '../accountData/deletion/clear.ts';
import { makeExport } from '../accountData/export/make.ts';
import { tellHours } from '../assistants/tellHours.ts';
import { deliverTestEvents } from '../billing/local/deliver.ts';
import { refuseCallers } from '../calls/blockedNumbers/refuseCallers.ts';
import { deleteRecording } from '../calls/recordings/expire.ts';
import { eraseCall } from '../customers/erase/eraseCall.ts';
import { linkCalls } from '../customers/linkCalls.ts';
import { deliverDemoRequest } from '../forms/deliverDemo.ts';
import type { JobHandlers } from '../jobs/queues.ts';
import { applySuspension } from '../operator/numbers/applySuspension.ts';
import { sendNotice } from '../scheduling/notices/sendNotice.ts';
import { applyCallRouting } from '../usage/callRouting.ts';
import type { MailMeans } from './mailTemplate.ts';
import { sendMail } from './registry.ts';

export type HandlerOptions = MailMeans;

/** What each job does. Each may run twice; the second time changes nothing. */
export function createHandlers(options: HandlerOptions): JobHandlers {
  const { deps, mailer } = options;
  return {
    mail: (job, jobId) => sendMail(job, options, jobId),
    'tell-customer': ({ noticeId }, jobId) => sendNotice({ ...deps, mailer }, noticeId, jobId),
    async 'voice-cleanup'({ numberId, assistantId }) {
      // The address first: while it stands, callers would reach an assistant that is gone.
      if (numberId !== undefined) await deps.voice.deleteNumber(numberId);
      if (assistantId !== undefined) await deps.voice.deleteAssistant(assistantId);
    },
    'apply-suspension': ({ userId }) => applySuspension(deps, userId),
    'export-account': ({ exportId }) => makeExport(deps, exportId),
    'clear-deleted-account': ({ deletionId }) => clearCleanupItems(deps, deletionId),
    'tell-hours': (at) => tellHours(deps, at),
    answering: ({ organisationId }) => applyCallRouting(deps, organisationId),
    'deliver-test-payments': () => deliverTestEvents(deps),
    'deliver-demo-request': ({ demoRequestId }) => deliverDemoRequest(deps, demoRequestId),
    'refuse-callers': ({ organisationId }) => refuseCallers(deps, organisationId),
    'link-calls': ({ customerId }) => linkCalls(deps, customerId),
    'erase-call': ({ callRowId }) => eraseCall(deps, callRowId),
    'delete-recording': ({ callRowId }) => deleteRecording(deps, callRowId),
  };
}
