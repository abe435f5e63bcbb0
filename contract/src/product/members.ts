import { z } from 'zod';
import { planId } from '../catalogue/plans.ts';
import { emailAddress } from './account.ts';
import { memberRole } from './roles.ts';

/** An invitation holds so long, and once. */
export const INVITATION_HOLDS_MS = 7 * 24 * 60 * 60_000;

/** What is wrong with a business's name, or with none, in words. */
export const organisationName = z
  .string({ error: 'Please enter a business name' })
  .trim()
  .min(1, 'Please enter a business name')
  .max(100, 'The name can have at most 100 characters');

/** Somebody who works for a business. */
export const member = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  role: memberRole,
  joinedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof member>;

/** An invitation that is neither accepted nor withdrawn. */
export const openInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: memberRole,
  /** Who sent it; null where that account is gone. */
  invitedBy: z.string().nullable(),
  /** It does not hold after this; renewed, it holds again. */
  expiresAt: z.iso.datetime(),
  hasExpired: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** Who works for a business, and who is asked to. */
export const team = z.object({
  /** Owners first, then by when they came. */
  members: z.array(member),
  /** The newest first. */
  invitations: z.array(openInvitation),
  /** How many the plan has room for, invitations that hold included; null where it has no limit. */
  room: z.object({ planId, mostMembers: z.int().nullable() }),
});
export type Team = z.infer<typeof team>;

export const inviteInput = z.strictObject({ email: emailAddress, role: memberRole });
export type InviteInput = z.infer<typeof inviteInput>;

export const changeRoleInput = z.strictObject({ userId: z.uuid(), role: memberRole });
export type ChangeRoleInput = z.infer<typeof changeRoleInput>;

/** Why an invitation cannot be accepted, told to whoever opens its link. */
export const invitationProblems = {
  accepted: 'This invitation was already used. Sign in to open the business.',
  expired: 'This invitation expired after seven days. Ask for a new one.',
  revoked: 'This invitation was withdrawn. Contact the person who invited you.',
  unknown:
    'This invitation link is not valid. If you received several emails, use the link in the latest one.',
} as const;
export type InvitationProblem = keyof typeof invitationProblems;

/** Said to whoever is signed in with another address than the one invited. */
export function otherAddressProblem(invited: string, own: string): string {
  return `This invitation is for ${invited}, but you are signed in as ${own}. Sign out, then open the link again.`;
}

/** What a mailed link carries, after the # of its address: no server on the way sees it. */
export const invitationInput = z.strictObject({
  token: z.string({ error: invitationProblems.unknown }).max(100, invitationProblems.unknown),
});
export type InvitationInput = z.infer<typeof invitationInput>;

/** What the link of an invitation leads to. */
export const invitationAnswer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    organisationName: z.string(),
    role: memberRole,
    /** For whom it is; whoever accepts is signed in with this address. */
    email: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  z.object({ state: z.enum(['accepted', 'expired', 'revoked', 'unknown']) }),
]);
export type InvitationAnswer = z.infer<typeof invitationAnswer>;
