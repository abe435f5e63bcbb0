import { providerPart, providerProblem } from '@belldesk/contract/voice/providers';
import { selfTestReport } from '@belldesk/contract/voice/selfTest';
import { z } from 'zod';

/** Channel on which a committed transaction tells that the outbox holds something. */
export const OUTBOX_CHANNEL = 'belldesk_outbox';

/** Jobs of before businesses had ids of their own name the account, whose id its business has kept. */
const ofOrganisation = z.union([
  z.object({ organisationId: z.uuid() }),
  z.object({ userId: z.uuid() }).transform(({ userId }) => ({ organisationId: userId })),
]);

/** Every queue and what its jobs carry: ids, never a caller's words. */
export const queues = {
  /** Delete from the voice platform what no row of ours names any more. */
  'voice-cleanup': z.object({
    assistantId: z.string().optional(),
    numberId: z.string().optional(),
  }),
  'mail-booking': z.object({ bookingId: z.uuid() }),
  'mail-booking-change': z.object({ changeId: z.uuid() }),
  /** Tell a customer of a change that the owner made by hand. */
  'tell-customer': z.object({ noticeId: z.uuid() }),
  'mail-order': z.object({ orderId: z.uuid() }),
  'mail-message': z.object({ messageId: z.uuid() }),
  'mail-inbox-digest': z.object({ digestId: z.uuid() }),
  'mail-number-request': z.object({ assistantRowId: z.uuid() }),
  'mail-number-assigned': z.object({ numberId: z.uuid() }),
  /** Take the numbers of an account's businesses off the telephone, or put them back. */
  'apply-suspension': z.object({ userId: z.uuid() }),
  /** A link for the account of OPERATOR_EMAIL, to show that the address is its own. */
  'mail-operator-role': z.object({ userId: z.uuid() }),
  'mail-contact': z.object({ contactMessageId: z.uuid() }),
  'mail-demo-request': z.object({ demoRequestId: z.uuid() }),
  'mail-lead': z.object({ leadId: z.uuid() }),
  'mail-newsletter-confirm': z.object({ subscriberId: z.uuid() }),
  /** Null for an address that nobody has: the job is made all the same, and sends nothing. */
  'mail-password-reset': z.object({ userId: z.uuid().nullable() }),
  /** A link by which a new account shows that its address is its own. */
  'mail-confirm-address': z.object({ userId: z.uuid() }),
  /** To a new address, which is to be confirmed. */
  'mail-email-change': z.object({ userId: z.uuid() }),
  /** To the address that was the account's before. */
  'mail-email-changed': z.object({ noticeId: z.uuid() }),
  'mail-password-changed': z.object({ userId: z.uuid() }),
  'mail-two-factor': z.object({
    userId: z.uuid(),
    change: z.enum(['on', 'off', 'new-codes', 'off-by-operator']),
  }),
  /** To somebody who is asked to work for a business. */
  'mail-invitation': z.object({ invitationId: z.uuid() }),
  /** The service turned an endpoint of webhooks off. */
  'mail-webhook-off': z.object({ endpointId: z.uuid() }),
  'mail-payment-failed': ofOrganisation,
  /** What the local test provider of payments has to tell. */
  'deliver-test-payments': z.object({}),
  /** To the automation webhook, until it is accepted. */
  'deliver-demo-request': z.object({ demoRequestId: z.uuid() }),
  'mail-usage': z.object({ noticeId: z.uuid() }),
  /** Tell the receptionists of a location what holds there: its address, opening hours, days that differ, services. */
  'tell-hours': z.union([
    z.object({ organisationId: z.uuid(), locationId: z.uuid() }),
    // Of before locations had ids of their own: the first of a business has kept its id.
    ofOrganisation.transform(({ organisationId }) => ({
      organisationId,
      locationId: organisationId,
    })),
  ]),
  /** Pack everything that an account holds. */
  'export-account': z.object({ exportId: z.uuid() }),
  'mail-export-ready': z.object({ exportId: z.uuid() }),
  'mail-deletion-code': z.object({ userId: z.uuid() }),
  /** What a deleted account left on the voice platform and on the disk. */
  'clear-deleted-account': z.object({ deletionId: z.uuid() }),
  'mail-account-deleted': z.object({ deletionId: z.uuid() }),
  /** Have callers meet who they should, by the minutes that are left. */
  answering: ofOrganisation,
  /** Callers whom this business refuses, to the numbers on which their assistant answers. */
  'refuse-callers': ofOrganisation,
  /** The earlier calls from numbers that have become a customer's. */
  'link-calls': z.object({ customerId: z.uuid() }),
  /** What the voice platform keeps of a call whose customer was erased. */
  'erase-call': z.object({ callRowId: z.uuid() }),
  /** A recording that has served its time. */
  'delete-recording': z.object({ callRowId: z.uuid() }),
  'mail-self-test': z.object({
    failingSinceMs: z.number(),
    failure: selfTestReport.shape.failure.unwrap(),
  }),
  /** The disk is nearly full, or has space again. */
  'mail-storage': z.object({
    state: z.enum(['low', 'well']),
    freeBytes: z.number(),
    totalBytes: z.number(),
    atMs: z.number(),
  }),
  /** A provider was given up, or is back. */
  'mail-provider': z.object({
    part: providerPart,
    label: z.string(),
    problem: providerProblem,
    startedAtMs: z.number(),
    /** Null while it is given up. */
    endedAtMs: z.number().nullable(),
    /** What is used instead; null when it is back, or nothing is. */
    standIn: z.string().nullable(),
  }),
} as const;

/** How long a job may take before it counts as lost and is begun anew; else 15 minutes. */
export const mayTakeSeconds: Partial<Record<QueueName, number>> = {
  // A few thousand recordings from a platform far away.
  'export-account': 2 * 60 * 60,
};

export type QueueName = keyof typeof queues;
export type JobPayload<Q extends QueueName> = z.infer<(typeof queues)[Q]>;

/** What each job does. Each may run twice; the second time changes nothing. */
export type JobHandlers = {
  readonly [Q in QueueName]: (payload: JobPayload<Q>, jobId: string) => Promise<void>;
};
