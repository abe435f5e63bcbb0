import { z } from 'zod';
import { planId } from '../catalogue/plans.ts';
import { modelsReport } from '../voice/models.ts';
import { sipUser } from '../voice/phoneNumber.ts';
import { providersReport } from '../voice/providers.ts';
import { selfTestReport } from '../voice/selfTest.ts';
import { callRow } from './calls.ts';
import { storageState } from './storage.ts';

/** Rows of one page of any list of the console. */
export const OPERATOR_PAGE_ROWS = 25;

/** Where a page begins: after this row. */
export const pageInput = z.strictObject({ cursor: z.uuid().optional() });

/** A page of a list, and where the next begins; null at the end. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ rows: z.array(row), nextCursor: z.uuid().nullable() });
}

const when = z.iso.datetime();

/** What waits for a person, each kind counted. */
export const operatorOverview = z.object({
  requests: z.number().int(),
  contacts: z.number().int(),
  demos: z.number().int(),
  leads: z.number().int(),
  failedJobs: z.number().int(),
  /** Of the service, in the last 24 hours and in all. */
  callsToday: z.number().int(),
  accounts: z.number().int(),
  suspended: z.number().int(),
  /** Of the server's disk; null where it cannot be asked. */
  storage: storageState.nullable(),
});
export type OperatorOverview = z.infer<typeof operatorOverview>;

/** A published assistant that has no number yet. */
export const numberRequest = z.object({
  /** Row of the assistant. */
  id: z.uuid(),
  assistantName: z.string(),
  /** The number of the business: E.164 where it parses, else as typed. */
  businessNumber: z.string(),
  sipUri: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  publishedAt: when,
  /** Set aside: it gets no number for now. */
  isDone: z.boolean(),
});
export type NumberRequest = z.infer<typeof numberRequest>;

const NUMBER_PROBLEM =
  'Please enter a number with its country code, such as +44 20 7183 8750, or a SIP address, such as sip:golden-lamb';

/** E.164, however it is spaced, or sip:user with or without a host (the platform's own host counts). */
export const assignableNumber = z
  .string({ error: NUMBER_PROBLEM })
  .trim()
  .max(120, NUMBER_PROBLEM)
  .transform((typed, context) => {
    const digits = typed.replace(/[\s().-]/g, '');
    if (/^\+[1-9]\d{5,14}$/.test(digits)) return digits;
    const user = /^sip:([^@]+)(?:@.*)?$/i.exec(typed)?.[1]?.toLowerCase();
    if (user !== undefined && sipUser.safeParse(user).success) return `sip:${user}`;
    context.addIssue({ code: 'custom', message: NUMBER_PROBLEM });
    return z.NEVER;
  });

export const assignNumberInput = z.strictObject({
  /** Row of the assistant. */
  assistantRowId: z.uuid(),
  number: assignableNumber,
});

export const operatorNumber = z.object({
  id: z.uuid(),
  /** E.164, or sip: with its user. */
  number: z.string(),
  /** Whose it is; null while it is free. */
  answers: z
    .object({
      /** Who answers; null while the number waits for another assistant of the business. */
      assistantName: z.string().nullable(),
      ownerEmail: z.string(),
      isSuspended: z.boolean(),
    })
    .nullable(),
  assignedAt: when.nullable(),
});
export type OperatorNumber = z.infer<typeof operatorNumber>;

export const operatorContact = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: when,
  isDone: z.boolean(),
});
export type OperatorContact = z.infer<typeof operatorContact>;

export const operatorDemo = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** yyyy-mm-dd in their own calendar. */
  demoDate: z.string(),
  timeZone: z.string(),
  message: z.string(),
  createdAt: when,
  /** `not-configured` where no webhook is set. */
  delivery: z.enum(['delivered', 'waiting', 'not-configured']),
  deliveredAt: when.nullable(),
  isDone: z.boolean(),
});
export type OperatorDemo = z.infer<typeof operatorDemo>;

export const operatorLead = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  heardFrom: z.string().nullable(),
  createdAt: when,
  isDone: z.boolean(),
});
export const markKind = z.enum(['contact', 'demo', 'lead', 'request']);
export type MarkKind = z.infer<typeof markKind>;

export const markInput = z.strictObject({ kind: markKind, id: z.uuid(), isDone: z.boolean() });
export type MarkInput = z.infer<typeof markInput>;

export const operatorSubscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(['waiting', 'confirmed', 'unsubscribed']),
  createdAt: when,
  confirmedAt: when.nullable(),
});
export type OperatorSubscriber = z.infer<typeof operatorSubscriber>;

/** A list whose rows are searched by name or address of an account. */
export const searchInput = pageInput.extend({ search: z.string().trim().max(120).optional() });

export const operatorAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'operator']),
  createdAt: when,
  assistantName: z.string().nullable(),
  planId,
  usedMinutes: z.number().int(),
  /** -1 when the plan has no limit. */
  leftMinutes: z.number().int(),
  suspension: z.object({ reason: z.string(), createdAt: when }).nullable(),
  /** A sign-in by password asks for a code as well. */
  twoFactor: z.boolean(),
  /** The account of the operator who asks. */
  isYou: z.boolean(),
});
export type OperatorAccount = z.infer<typeof operatorAccount>;

export const suspendInput = z.strictObject({
  userId: z.uuid(),
  reason: z
    .string({ error: 'Please enter a reason' })
    .trim()
    .min(1, 'Please enter a reason')
    .max(500, 'The reason can have at most 500 characters'),
});

/** Of how an operator made sure who asks. */
const MAX_TWO_FACTOR_REASON_CHARACTERS = 200;

export const turnOffTwoFactorInput = z.strictObject({
  userId: z.uuid(),
  /** How the operator made sure that it is the owner who asks; stands in the audit log. */
  reason: z
    .string({ error: 'Please enter how you verified the request' })
    .trim()
    .min(1, 'Please enter how you verified the request')
    .max(
      MAX_TWO_FACTOR_REASON_CHARACTERS,
      `This can have at most ${MAX_TWO_FACTOR_REASON_CHARACTERS} characters`,
    ),
});
export type TurnOffTwoFactorInput = z.infer<typeof turnOffTwoFactorInput>;

/** A call as the list of the whole service shows it: no caller, no words. */
export const operatorCall = callRow
  .pick({
    id: true,
    type: true,
    startTime: true,
    durationSeconds: true,
    status: true,
    outcome: true,
    badge: true,
  })
  .extend({ accountId: z.uuid(), accountName: z.string(), accountEmail: z.string() });
export type OperatorCall = z.infer<typeof operatorCall>;

export const auditAction = z.enum([
  'looked-at-account',
  'wrote-note',
  'deleted-note',
  'looked-at-call',
  'assigned-number',
  'unassigned-number',
  'removed-number',
  'suspended',
  'unsuspended',
  'turned-off-two-factor',
  'began-money-back',
  'gave-money-back',
  'failed-money-back',
  'exported-newsletter',
  'retried-job',
  'retried-all-jobs',
]);
export type AuditAction = z.infer<typeof auditAction>;

export const auditEntry = z.object({
  id: z.uuid(),
  operatorEmail: z.string(),
  action: auditAction,
  accountEmail: z.string().nullable(),
  subject: z.string().nullable(),
  createdAt: when,
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A mail, webhook or other work that did not succeed. Holds ids, never what was said. */
export const failedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  payload: z.record(z.string(), z.unknown()),
  /** `waiting`: it is tried again by itself at `nextTryAt`. */
  state: z.enum(['waiting', 'given-up']),
  tries: z.number().int(),
  problem: z.string().nullable(),
  createdAt: when,
  nextTryAt: when.nullable(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** How the voice platform fares; null where it does not tell. */
export const platformBoard = z.object({
  providers: providersReport.shape.providers.nullable(),
  selfTest: selfTestReport.nullable(),
});
export type PlatformBoard = z.infer<typeof platformBoard>;

/** The voice platform's own models; null where it has none to tell of. */
export const modelsBoard = z.object({ report: modelsReport.nullable() });
export type ModelsBoard = z.infer<typeof modelsBoard>;
