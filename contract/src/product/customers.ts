import { z } from 'zod';
import { orderItem } from '../voice/tools.ts';
import { customerCursorForm } from './addressForms.ts';
import { callBadge } from './callBadge.ts';
import { callStatus } from './callOutcome.ts';
import { messageKind } from './inbox.ts';

export const CUSTOMERS_A_PAGE = 50;
export const HISTORY_A_PAGE = 50;
export const CUSTOMER_NAME_CHARACTERS = 120;
export const CUSTOMER_NOTES_CHARACTERS = 10_000;
/** Numbers of one customer. */
export const MOST_CUSTOMER_NUMBERS = 50;
/** What stands in place of a name on bookings and orders whose customer was erased. */
export const ERASED_NAME = 'Erased';

const customerCursor = z.string().regex(customerCursorForm);

/** A line of the list of customers. */
export const customerRow = z.object({
  id: z.uuid(),
  /** Null where nobody has said it yet. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** E.164, oldest first. */
  numbers: z.array(z.string()),
  /** When they last called, booked, ordered or left a message. */
  lastContactAt: z.iso.datetime(),
});
export type CustomerRow = z.infer<typeof customerRow>;

export const customerListInput = z.strictObject({
  /** Part of a name, a number or an address; accents and capitals do not matter. */
  search: z.string().trim().max(120).default(''),
  after: customerCursor.optional(),
});
export type CustomerListInput = z.infer<typeof customerListInput>;

/** The latest contact first. */
export const customerList = z.object({
  rows: z.array(customerRow),
  /** Null on the last page. */
  next: customerCursor.nullable(),
  timeZone: z.string(),
});
export type CustomerList = z.infer<typeof customerList>;

export const customer = customerRow.extend({
  notes: z.string(),
  /** Whether they agreed to be written to; null where nobody asked. */
  mayBeWrittenTo: z.boolean().nullable(),
  /** Names under which bookings, orders and messages of theirs stand, most used first. */
  namesUsed: z.array(z.string()),
  counts: z.object({
    calls: z.number().int(),
    bookings: z.number().int(),
    orders: z.number().int(),
    messages: z.number().int(),
  }),
  createdAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Counts the changes; a change names the version that it saw. */
  version: z.number().int(),
});
export type Customer = z.infer<typeof customer>;

export const customerHistoryInput = z.strictObject({
  id: z.uuid(),
  after: customerCursor.optional(),
});
export type CustomerHistoryInput = z.infer<typeof customerHistoryInput>;

/** When a call began; when the others were taken down. */
const standing = { id: z.uuid(), at: z.iso.datetime() };
const whenAndWho = {
  /** On the clock of the business: yyyy-mm-dd and HH:MM. */
  date: z.string(),
  time: z.string(),
  name: z.string(),
  status: z.enum(['booked', 'cancelled']),
};

export const customerEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    ...standing,
    status: callStatus,
    badge: callBadge.nullable(),
    durationSeconds: z.number().int(),
    summary: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('booking'),
    ...standing,
    ...whenAndWho,
    service: z.string(),
    partySize: z.number().int().nullable(),
  }),
  z.object({
    kind: z.literal('order'),
    ...standing,
    ...whenAndWho,
    items: z.array(orderItem),
  }),
  z.object({
    kind: z.literal('message'),
    ...standing,
    messageKind,
    text: z.string(),
    isDone: z.boolean(),
  }),
]);
export type CustomerEvent = z.infer<typeof customerEvent>;

/** The newest first. */
export const customerHistory = z.object({
  events: z.array(customerEvent),
  /** Null on the last page. */
  next: customerCursor.nullable(),
});
export type CustomerHistory = z.infer<typeof customerHistory>;

const seen = { id: z.uuid(), version: z.number().int().positive() };

export const changeCustomerInput = z.strictObject({
  ...seen,
  name: z.string().trim().max(CUSTOMER_NAME_CHARACTERS).nullable(),
  email: z
    .string()
    .trim()
    .max(254)
    .pipe(z.email('Please enter an email address, such as pat@example.com'))
    .nullable(),
  /** All of them, with their country code or as they are dialled where the business is. */
  numbers: z
    .array(z.string().trim().min(1).max(40))
    .max(MOST_CUSTOMER_NUMBERS, `At most ${MOST_CUSTOMER_NUMBERS} numbers`),
  notes: z
    .string()
    .trim()
    .max(CUSTOMER_NOTES_CHARACTERS, `At most ${CUSTOMER_NOTES_CHARACTERS} characters`),
  mayBeWrittenTo: z.boolean().nullable(),
});
export type ChangeCustomerInput = z.infer<typeof changeCustomerInput>;

/** `id` stays; everything of `otherId` moves to it. */
export const mergeCustomersInput = z.strictObject({
  ...seen,
  otherId: z.uuid(),
  otherVersion: z.number().int().positive(),
});
export type MergeCustomersInput = z.infer<typeof mergeCustomersInput>;

export const eraseCustomerInput = z.strictObject(seen);
export type EraseCustomerInput = z.infer<typeof eraseCustomerInput>;

/** What an erasing has taken a person out of. */
export const erasedCustomer = z.object({
  /** These stay, without who they were for. */
  bookings: z.number().int(),
  orders: z.number().int(),
  /** Deleted. */
  messages: z.number().int(),
  /** These stay as a line of the log, without a word or a number; their recordings are deleted. */
  calls: z.number().int(),
});
export type ErasedCustomer = z.infer<typeof erasedCustomer>;
