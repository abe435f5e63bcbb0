import { z } from 'zod';

/** One limit of the installation, and how much of it is used. */
export const sendingLimit = z.object({
  /** Notices to customers of the accounts, or mails to addresses that nobody has confirmed. */
  kind: z.enum(['customer', 'unconfirmed']),
  window: z.enum(['hour', 'day']),
  sent: z.number().int(),
  max: z.number().int(),
  /** When it opens again; null while it is not reached. */
  opensAt: z.iso.datetime().nullable(),
});
export type SendingLimit = z.infer<typeof sendingLimit>;

/** What one account has sent to others in the last 24 hours. */
export const sendingAccount = z.object({
  /** Null for all accounts that are gone, and for what was asked for without one. */
  userId: z.uuid().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  /** Notices to customers. */
  mails: z.number().int(),
  texts: z.number().int(),
  /** How many notices it may send in a day; null where there is no account. */
  maxNotices: z.number().int().nullable(),
  /** Mails to addresses that nobody has confirmed. */
  unconfirmedMails: z.number().int(),
  /** Notices that a limit refused. */
  refused: z.number().int(),
  lastAt: z.iso.datetime(),
});
export type SendingAccount = z.infer<typeof sendingAccount>;

/** Accounts that the console lists, those that have sent most first. */
export const MOST_SENDING_ACCOUNTS = 50;

/** What left the house to people who are not known to own an account, and how much more may. */
export const sendingBoard = z.object({
  limits: z.array(sendingLimit),
  accounts: z.array(sendingAccount).max(MOST_SENDING_ACCOUNTS),
  /** Of every recipient, and of all accounts that signed up from one address, in a day. */
  perRecipientDay: z.number().int(),
  perSignUpAddressDay: z.number().int(),
});
export type SendingBoard = z.infer<typeof sendingBoard>;
