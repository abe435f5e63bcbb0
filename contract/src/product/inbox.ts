import { z } from 'zod';
import { inboxCursorForm } from './addressForms.ts';
import { callType } from './callOutcome.ts';

/** A message was left; a request was wished for, and could not be done or confirmed. */
export const messageKind = z.enum(['message', 'request']);
export type MessageKind = z.infer<typeof messageKind>;

/** How the owner is told by mail. What is urgent is mailed at once, unless none is wanted. */
export const inboxMail = z.enum(['each', 'digest', 'none']);
export type InboxMail = z.infer<typeof inboxMail>;

/** What holds for an owner who never chose. */
export const DEFAULT_INBOX_MAIL: InboxMail = 'each';

/** When the digest is sent, on the clock of the business. */
export const DIGEST_TIME = '08:00';

export const inboxMailChoice = z.strictObject({ mail: inboxMail });

export const inboxMailSetting = z.object({
  mail: inboxMail,
  /** IANA name of the zone in which the digest's hour is read. */
  timeZone: z.string(),
});
export type InboxMailSetting = z.infer<typeof inboxMailSetting>;

export const inboxNote = z.object({
  id: z.uuid(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export const NOTE_CHARACTERS = 2_000;
/** Notes beside one message. */
export const MOST_NOTES = 100;

export const inboxItem = z.object({
  id: z.uuid(),
  kind: messageKind,
  name: z.string().nullable(),
  /** The number that they gave, else the one that they called from; null where neither is known. */
  phoneNumber: z.string().nullable(),
  text: z.string(),
  isUrgent: z.boolean(),
  /** Null while it is open. */
  doneAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** IANA name of the zone of the business at the time of the call. */
  timeZone: z.string(),
  /** The record of the call; null where there is none. */
  callLogId: z.uuid().nullable(),
  callType: callType.nullable(),
  /** The customer who left it; null where no number is known. */
  customerId: z.uuid().nullable(),
  /** What the caller asked in the same call and could not be told. */
  unansweredQuestions: z.array(z.string()),
  /** Oldest first. */
  notes: z.array(inboxNote),
  version: z.number().int(),
});
export type InboxItem = z.infer<typeof inboxItem>;

export const inboxShow = z.enum(['open', 'done', 'all']);
export type InboxShow = z.infer<typeof inboxShow>;

export const INBOX_A_PAGE = 25;
/** Open ones are counted no further. */
export const MOST_OPEN_COUNTED = 1_000;

/** Where a page begins: the place in the inbox, the moment in ms and the id of the last one before it. */
export const inboxCursor = z.string().regex(inboxCursorForm);

export const inboxListInput = z.strictObject({
  show: inboxShow.default('open'),
  after: inboxCursor.optional(),
});
export type InboxListInput = z.infer<typeof inboxListInput>;

export const inboxCounts = z.object({
  open: z.number().int(),
  urgent: z.number().int(),
});
export type InboxCounts = z.infer<typeof inboxCounts>;

/** Open before done, urgent before others, new before old. */
export const inboxList = z.object({
  rows: z.array(inboxItem),
  /** Null on the last page. */
  next: inboxCursor.nullable(),
});
export type InboxList = z.infer<typeof inboxList>;

const seen = { id: z.uuid(), version: z.number().int().positive() };

export const setDoneInput = z.strictObject({ ...seen, isDone: z.boolean() });
export type SetDoneInput = z.infer<typeof setDoneInput>;

export const setUrgentInput = z.strictObject({ ...seen, isUrgent: z.boolean() });
export type SetUrgentInput = z.infer<typeof setUrgentInput>;

export const noteText = z
  .string()
  .trim()
  .min(1, 'Please enter a note')
  .max(NOTE_CHARACTERS, `At most ${NOTE_CHARACTERS} characters`);

export const addNoteInput = z.strictObject({ id: z.uuid(), text: noteText });
export type AddNoteInput = z.infer<typeof addNoteInput>;
