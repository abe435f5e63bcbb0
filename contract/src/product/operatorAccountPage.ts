import { z } from 'zod';
import { planId } from '../catalogue/plans.ts';
import { callDetail } from './calls.ts';
import { member } from './members.ts';
import { auditEntry, operatorAccount, operatorCall } from './operator.ts';
import { memberRole } from './roles.ts';

const when = z.iso.datetime();

/** Most calls, and most entries of the audit log, that the page of an account shows. */
export const ACCOUNT_PAGE_ROWS = 20;

/** What an operator wrote down about an account; its owner never sees it. */
export const accountNote = z.object({
  id: z.uuid(),
  text: z.string(),
  operatorEmail: z.string(),
  createdAt: when,
});
export type AccountNote = z.infer<typeof accountNote>;

export const addAccountNoteInput = z.strictObject({
  userId: z.uuid(),
  text: z
    .string({ error: 'Please write a note' })
    .trim()
    .min(1, 'Please write a note')
    .max(1_000, 'A note can have at most 1,000 characters'),
});

/** A business in which the account works. */
export const operatorBusiness = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What the account may do there. */
  role: memberRole,
  /** The account answers for the business: its plan is this account's. */
  isAnswerable: z.boolean(),
  createdAt: when,
  planId,
  usedMinutes: z.number().int(),
  /** -1 when the plan has no limit. */
  leftMinutes: z.number().int(),
  /** When the minutes begin anew. */
  periodEnd: when,
  /** What was bought, as the payment service has it; null where nothing was. */
  bought: z
    .object({
      status: z.enum(['active', 'past-due', 'ended']),
      startedAt: when,
      /** When it ends; null while it goes on. */
      endsAt: when.nullable(),
    })
    .nullable(),
  members: z.array(member),
  lines: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['sip', 'number']),
      address: z.string(),
      /** Who answers; null while the line waits for an assistant. */
      assistantName: z.string().nullable(),
    }),
  ),
});
export type OperatorBusiness = z.infer<typeof operatorBusiness>;

/** All that an operator sees of one account: never who called it, nor what was said. */
export const operatorAccountPage = z.object({
  account: operatorAccount,
  emailVerified: z.boolean(),
  /** When a device of the account was used last; null where none is signed in. */
  lastSeenAt: when.nullable(),
  businesses: z.array(operatorBusiness),
  /** The newest calls of the businesses for which the account answers. */
  calls: z.array(operatorCall),
  /** The newest first. */
  notes: z.array(accountNote),
  /** What operators looked at and did, the newest first. */
  audit: z.array(auditEntry),
});
export type OperatorAccountPage = z.infer<typeof operatorAccountPage>;

/** One call as its owner sees it, with whose it is. */
export const operatorCallDetail = callDetail.extend({
  account: z.object({
    userId: z.uuid(),
    name: z.string(),
    email: z.string(),
    businessName: z.string(),
  }),
});
export type OperatorCallDetail = z.infer<typeof operatorCallDetail>;
