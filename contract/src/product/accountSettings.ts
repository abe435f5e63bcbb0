import { z } from 'zod';
import { emailAddress, fullName, newPassword, passwordAsTyped } from './account.ts';

/** A mailed link for another address holds so long, and once. */
export const EMAIL_LINK_HOLDS_MS = 60 * 60_000;

/** The link that confirms the address of a new account. */
export const ADDRESS_LINK_HOLDS_MS = 7 * 24 * 60 * 60_000;

export const EMAIL_LINK_PROBLEM =
  'This link has expired. Request a new one in your account settings.';

/** What the account page shows of one's own account. */
export const accountSettings = z.object({
  fullName: z.string(),
  email: z.string(),
  /** Whether a mailed link to this address was followed, or a provider vouches for it. */
  emailConfirmed: z.boolean(),
  /** The address that a mailed link waits at, or null. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  twoFactor: z.boolean(),
});
export type AccountSettings = z.infer<typeof accountSettings>;

export const renameInput = z.strictObject({ fullName });
export type RenameInput = z.infer<typeof renameInput>;

/** Only with the password: an account that has none sets one first. */
export const changeEmailInput = z.strictObject({
  email: emailAddress,
  currentPassword: passwordAsTyped,
});
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;

/** What a link in a mail to a new address carries, after the # of its address. */
export const confirmEmailInput = z.strictObject({
  token: z.string({ error: EMAIL_LINK_PROBLEM }).max(200, EMAIL_LINK_PROBLEM),
});
export type ConfirmEmailInput = z.infer<typeof confirmEmailInput>;

export const changePasswordInput = z.strictObject({
  currentPassword: passwordAsTyped,
  newPassword,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

/** A browser that is signed in to the account. */
export const signedInDevice = z.object({
  id: z.uuid(),
  /** Such as "Firefox on Windows". */
  name: z.string(),
  /** Network address it signed in from; null where it is not known. */
  address: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** To a minute or so. */
  seenAt: z.iso.datetime(),
  isThis: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;
