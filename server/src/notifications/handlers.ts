import { tellHours } from '../assistants/tellHours.ts';
import { deliverTestEvents } from '../billing/local/deliver.ts';
import { findUnpaidForMail } from '../billing/queries.ts';
import { refuseCallers } from '../calls/blockedNumbers/refuseCallers.ts';
import { deleteRecording } from '../calls/recordings/expire.ts';
import type { Deps } from '../context.ts';
import { eraseCall } from '../customers/erase/eraseCall.ts';
import { linkCalls } from '../customers/linkCalls.ts';
import { deliverDemoRequest } from '../forms/deliverDemo.ts';
import { newConfirmation } from '../forms/newsletter/confirmation.ts';
import { findContactMessage, findDemoRequest, findLead } from '../forms/queries.ts';
import { findDigestForMail } from '../inbox/digest/queries.ts';
import type { JobHandlers } from '../jobs/queues.ts';
import type { Mail, Mailer } from '../mail/transport.ts';
import { applySuspension } from '../operator/numbers/applySuspension.ts';
import { numberAssignedMail } from '../operator/numbers/assignedMail.ts';
import { operatorRoleMail } from '../operator/role/confirm.ts';
import { newInvitationLink } from '../organisations/invitations/link.ts';
import { sendNotice } from '../scheduling/notices/sendNotice.ts';
import { admitUnconfirmed } from '../sending/admitUnconfirmed.ts';
import { applyCallRouting } from '../usage/callRouting.ts';
import { findNoticeForMail } from '../usage/queries.ts';
import { findTurnedOffForMail } from '../webhooks/deliveries/queries.ts';
import { accountDataJobs } from './accountDataMails.ts';
import { accountJobs } from './accountMails.ts';
import { paymentFailedMail } from './billingTexts.ts';
import { webhookOffMail } from './developerTexts.ts';
import { digestMail, MOST_IN_DIGEST, messageMail } from './inboxTexts.ts';
import { invitationMail } from './invitationText.ts';
import { providerMail } from './providerText.ts';
import {
  contactMail,
  demoRequestMail,
  leadMail,
  newsletterConfirmMail,
} from './publicFormTexts.ts';
import {
  findAssistantForMail,
  findBookingForMail,
  findChangeForMail,
  findMessageForMail,
  findOrderForMail,
} from './queries.ts';
import { selfTestMail } from './selfTestText.ts';
import { storageMail } from './storageText.ts';
import { bookingMail, changeMail, numberRequestMail, orderMail } from './texts.ts';
import { usageMail } from './usageTexts.ts';

export interface HandlerOptions {
  readonly deps: Deps;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Who is told of number requests and of alarms; null when nobody is. */
  readonly operatorEmail: string | null;
}

/** What each job does. Each may run twice; the second time changes nothing. */
export function createHandlers(options: HandlerOptions): JobHandlers {
  const { deps, mailer, publicUrl, operatorEmail } = options;
  const toOperator = async <T>(mail: (found: T, to: string) => Mail, found: T, jobId: string) => {
    // Kept in the table all the same: the operator's console shows it.
    if (operatorEmail !== null) await mailer.send(mail(found, operatorEmail), jobId);
  };
  return {
    async 'voice-cleanup'({ numberId, assistantId }) {
      // The address first: while it stands, callers would reach an assistant that is gone.
      if (numberId !== undefined) await deps.voice.deleteNumber(numberId);
      if (assistantId !== undefined) await deps.voice.deleteAssistant(assistantId);
    },
    async 'mail-booking'({ bookingId }, jobId) {
      const found = await findBookingForMail(deps.db, bookingId);
      if (found) await mailer.send(bookingMail(found, publicUrl), jobId);
    },
    async 'mail-booking-change'({ changeId }, jobId) {
      const found = await findChangeForMail(deps.db, changeId);
      if (found) await mailer.send(changeMail(found, publicUrl), jobId);
    },
    'tell-customer': ({ noticeId }, jobId) => sendNotice({ ...deps, mailer }, noticeId, jobId),
    async 'mail-order'({ orderId }, jobId) {
      const found = await findOrderForMail(deps.db, orderId);
      if (found) await mailer.send(orderMail(found, publicUrl), jobId);
    },
    async 'mail-message'({ messageId }, jobId) {
      const found = await findMessageForMail(deps.db, messageId);
      if (found) await mailer.send(messageMail(found, publicUrl), jobId);
    },
    async 'mail-inbox-digest'({ digestId }, jobId) {
      const found = await findDigestForMail(deps.db, digestId, MOST_IN_DIGEST);
      if (found) await mailer.send(digestMail(found, publicUrl), jobId);
    },
    async 'mail-number-request'({ assistantRowId }, jobId) {
      if (operatorEmail === null) {
        deps.logger.warn('an assistant waits for a number and no OPERATOR_EMAIL is set');
        return;
      }
      const found = await findAssistantForMail(deps.db, assistantRowId);
      if (found) await mailer.send(numberRequestMail(found, operatorEmail), jobId);
    },
    async 'mail-number-assigned'({ numberId }, jobId) {
      const mail = await numberAssignedMail(deps.db, numberId, publicUrl);
      if (mail) await mailer.send(mail, jobId);
    },
    'apply-suspension': ({ userId }) => applySuspension(deps, userId),
    async 'mail-operator-role'({ userId }, jobId) {
      const mail = await operatorRoleMail(deps, userId, publicUrl);
      if (mail) await mailer.send(mail, jobId);
    },
    async 'mail-contact'({ contactMessageId }, jobId) {
      const found = await findContactMessage(deps.db, contactMessageId);
      if (found) await toOperator(contactMail, found, jobId);
    },
    async 'mail-demo-request'({ demoRequestId }, jobId) {
      const found = await findDemoRequest(deps.db, demoRequestId);
      if (found) await toOperator(demoRequestMail, found, jobId);
    },
    async 'mail-lead'({ leadId }, jobId) {
      const found = await findLead(deps.db, leadId);
      if (found) await toOperator(leadMail, found, jobId);
    },
    async 'mail-newsletter-confirm'({ subscriberId }, jobId) {
      const asked = await newConfirmation(deps, subscriberId);
      if (asked && (await admitUnconfirmed(deps, { id: jobId, to: asked.email, userId: null })))
        await mailer.send(newsletterConfirmMail({ ...asked, subscriberId }, publicUrl), jobId);
    },
    async 'mail-usage'({ noticeId }, jobId) {
      const found = await findNoticeForMail(deps.db, noticeId);
      if (found) await mailer.send(usageMail(found, publicUrl), jobId);
    },
    async 'mail-invitation'({ invitationId }, jobId) {
      const found = await newInvitationLink(deps, invitationId);
      if (found) await mailer.send(invitationMail(found, publicUrl), jobId);
    },
    ...accountJobs({ deps, mailer, publicUrl }),
    ...accountDataJobs({ deps, mailer, publicUrl }),
    'tell-hours': (at) => tellHours(deps, at),
    answering: ({ organisationId }) => applyCallRouting(deps, organisationId),
    async 'mail-payment-failed'({ organisationId }, jobId) {
      const found = await findUnpaidForMail(deps.db, organisationId);
      if (found) await mailer.send(paymentFailedMail(found, publicUrl), jobId);
    },
    async 'mail-webhook-off'({ endpointId }, jobId) {
      const found = await findTurnedOffForMail(deps.db, endpointId);
      if (found) await mailer.send(webhookOffMail(found, publicUrl), jobId);
    },
    'deliver-test-payments': () => deliverTestEvents(deps),
    'deliver-demo-request': ({ demoRequestId }) => deliverDemoRequest(deps, demoRequestId),
    'refuse-callers': ({ organisationId }) => refuseCallers(deps, organisationId),
    'link-calls': ({ customerId }) => linkCalls(deps, customerId),
    'erase-call': ({ callRowId }) => eraseCall(deps, callRowId),
    'delete-recording': ({ callRowId }) => deleteRecording(deps, callRowId),
    async 'mail-self-test'(payload, jobId) {
      if (operatorEmail === null) {
        deps.logger.error('the telephone does not answer and no OPERATOR_EMAIL is set');
        return;
      }
      await mailer.send(selfTestMail(payload, publicUrl, operatorEmail), jobId);
    },
    async 'mail-storage'(payload, jobId) {
      if (operatorEmail === null) {
        deps.logger.warn(
          'the disk is nearly full or has space again, and no OPERATOR_EMAIL is set',
        );
        return;
      }
      await mailer.send(storageMail(payload, publicUrl, operatorEmail), jobId);
    },
    async 'mail-provider'(payload, jobId) {
      if (operatorEmail === null) {
        deps.logger.warn('a provider was given up or is back, and no OPERATOR_EMAIL is set');
        return;
      }
      await mailer.send(providerMail(payload, publicUrl, operatorEmail), jobId);
    },
  };
}
