import { providerPart, providerProblem } from '@belldesk/contract/voice/providers';
import { selfTestReport } from '@belldesk/contract/voice/selfTest';
import { z } from 'zod';

const byId = z.object({ id: z.uuid() });

/** Every mail by its template, and what its job carries beside it: the id of what it tells, never a caller's words. */
const mailPayloads = {
  booking: byId,
  /** By the id of the change. */
  'booking-change': byId,
  order: byId,
  message: byId,
  'inbox-digest': byId,
  /** By the assistant's row. */
  'number-request': byId,
  'number-assigned': byId,
  /** A link for the account of OPERATOR_EMAIL, to show that the address is its own. */
  'operator-role': byId,
  contact: byId,
  'demo-request': byId,
  lead: byId,
  'newsletter-confirm': byId,
  /** Null for an address that nobody has: the job is made all the same, and sends nothing. */
  'password-reset': z.object({ id: z.uuid().nullable() }),
  /** A link by which a new account shows that its address is its own. */
  'confirm-address': byId,
  /** To a new address, which is to be confirmed. */
  'email-change': byId,
  /** To the address that was the account's before; by the id of the notice. */
  'email-changed': byId,
  'password-changed': byId,
  'two-factor': byId.extend({ change: z.enum(['on', 'off', 'new-codes', 'off-by-operator']) }),
  /** To somebody who is asked to work for a business. */
  invitation: byId,
  /** The service turned an endpoint of webhooks off. */
  'webhook-off': byId,
  /** By the business. */
  'payment-failed': byId,
  usage: byId,
  'export-ready': byId,
  'deletion-code': byId,
  'account-deleted': byId,
  'self-test': z.object({
    failingSinceMs: z.number(),
    failure: selfTestReport.shape.failure.unwrap(),
  }),
  /** The disk is nearly full, or has space again. */
  storage: z.object({
    state: z.enum(['low', 'well']),
    freeBytes: z.number(),
    totalBytes: z.number(),
    atMs: z.number(),
  }),
  /** A provider was given up, or is back. */
  provider: z.object({
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

export type MailTemplate = keyof typeof mailPayloads;
export type MailPayload<T extends MailTemplate> = z.infer<(typeof mailPayloads)[T]>;
/** A job of the queue `mail`. */
export type MailJob = {
  [T in MailTemplate]: { readonly template: T } & MailPayload<T>;
}[MailTemplate];

const [first, ...more] = Object.entries(mailPayloads).map(([template, payload]) =>
  payload.extend({ template: z.literal(template) }),
);
if (!first) throw new Error('there is no mail');
// TypeScript does not see which payload belongs to which name once they are a list.
export const mailJob = z.discriminatedUnion('template', [
  first,
  ...more,
]) as unknown as z.ZodType<MailJob>;

/** What a job is, by its queue. */
export interface QueuedJob {
  readonly queue: string;
  readonly payload: Record<string, unknown>;
}

/** Until decision 079 each mail had a queue of its own, which named what the mail tells by one field that ends in "Id". */
export const formerMailQueues: ReadonlySet<string> = new Set(
  Object.keys(mailPayloads).map((template) => `mail-${template}`),
);

/** A job of a queue that was, as one of the queue `mail`; any other as it is. */
export function asPresentJob({ queue, payload }: QueuedJob): QueuedJob {
  if (!formerMailQueues.has(queue)) return { queue, payload };
  const told: Record<string, unknown> = { template: queue.slice('mail-'.length) };
  for (const [name, value] of Object.entries(payload))
    told[name.endsWith('Id') ? 'id' : name] = value;
  return { queue: 'mail', payload: told };
}
