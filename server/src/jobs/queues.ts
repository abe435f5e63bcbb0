import { z } from 'zod';
import { mailJob } from './mails.ts';

/** Channel on which a committed transaction tells that the outbox holds something. */
export const OUTBOX_CHANNEL = 'belldesk_outbox';

/** Jobs of before businesses had ids of their own name the account, whose id its business has kept. */
const ofOrganisation = z.union([
  z.object({ organisationId: z.uuid() }),
  z.object({ userId: z.uuid() }).transform(({ userId }) => ({ organisationId: userId })),
]);

/** Every queue and what its jobs carry: ids, never a caller's words. */
export const queues = {
  mail: mailJob,
  /** Delete from the voice platform what no row of ours names any more. */
  'voice-cleanup': z.object({
    assistantId: z.string().optional(),
    numberId: z.string().optional(),
  }),
  /** Tell a customer of a change that the owner made by hand. */
  'tell-customer': z.object({ noticeId: z.uuid() }),
  /** Take the numbers of an account's businesses off the telephone, or put them back. */
  'apply-suspension': z.object({ userId: z.uuid() }),
  /** What the local test provider of payments has to tell. */
  'deliver-test-payments': z.object({}),
  /** To the automation webhook, until it is accepted. */
  'deliver-demo-request': z.object({ demoRequestId: z.uuid() }),
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
  /** What a deleted account left on the voice platform and on the disk. */
  'clear-deleted-account': z.object({ deletionId: z.uuid() }),
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
} as const;

/** How long a job may take before it counts as lost and is begun anew; else 15 minutes. */
export const mayTakeSeconds: Partial<Record<QueueName, number>> = {
  // A few thousand recordings from a platform far away.
  'export-account': 2 * 60 * 60,
};

/** How many of a queue are worked at once; else one. */
export const atOnce: Partial<Record<QueueName, number>> = {
  // A mail server that takes its time with one keeps no link for a password waiting.
  mail: 4,
};

export type QueueName = keyof typeof queues;
export type JobPayload<Q extends QueueName> = z.infer<(typeof queues)[Q]>;

/** What each job does. Each may run twice; the second time changes nothing. */
export type JobHandlers = {
  readonly [Q in QueueName]: (payload: JobPayload<Q>, jobId: string) => Promise<void>;
};
