import { AppError } from '@belldesk/contract/errors';
import {
  INVITATION_HOLDS_MS,
  type InviteInput,
  type OpenInvitation,
} from '@belldesk/contract/product/members';
import { v7 as uuidv7 } from 'uuid';
import { type Person, requirePerson } from '../../access/requireMember.ts';
import { findAccount } from '../../accounts/settings/queries.ts';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queries.ts';
import { whyNotTell } from '../../sending/limits.ts';
import { findSender, insertSent, lockSending } from '../../sending/queries.ts';
import { recipientHash } from '../../sending/recipient.ts';
import { requireRoom } from '../entitlements.ts';
import { holdOrganisation, requireMayDecide } from '../members/policy.ts';
import { countMembers, isMembersAddress } from '../members/queries.ts';
import { presentInvitation } from './present.ts';
import {
  countHolding,
  findOpenInvitation,
  type InvitationRow,
  keepInvitation,
  revokeInvitations,
} from './queries.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Has an invitation mailed, once this transaction has committed; an open one for the same address is renewed.
 * @throws AppError conflict where the address is a member's or not confirmed or the plan has no room, forbidden where
 *   only owners may, too-many, unauthenticated
 */
export async function invite({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: InviteInput;
}): Promise<OpenInvitation> {
  const asking = requirePerson(ctx, 'invite somebody');
  const email = input.email.toLowerCase();
  return ctx.db.transaction(async (tx) => {
    const organisation = await holdOrganisation(tx, asking, 'change-members');
    const standing = await findOpenInvitation(tx, { organisationId: organisation.id, email });
    // Renewed with a smaller role, it would be taken away from whom an owner has asked.
    if (standing) requireMayDecide(organisation.role, standing.role);
    requireMayDecide(organisation.role, input.role);
    return send(tx, ctx, asking, { email, role: input.role });
  });
}

/**
 * Has an open invitation mailed once more; it holds seven days from now, by its new link alone.
 * @throws AppError as `invite`, not-found
 */
export async function renewInvitation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<OpenInvitation> {
  const asking = requirePerson(ctx, 'renew an invitation');
  return ctx.db.transaction(async (tx) => {
    const invitation = await findHeld(tx, asking, input.id);
    return send(tx, ctx, asking, invitation);
  });
}

/** Withdraws an open invitation. @throws AppError forbidden where only owners may, not-found, unauthenticated */
export async function revokeInvitation({ ctx, input }: { ctx: Ctx; input: { id: string } }) {
  const asking = requirePerson(ctx, 'withdraw an invitation');
  await ctx.db.transaction(async (tx) => {
    const { id } = await findHeld(tx, asking, input.id);
    await revokeInvitations(tx, [id], new Date(ctx.clock.nowMs()));
  });
  return { id: input.id };
}

async function findHeld(tx: Transaction, asking: Person, id: string): Promise<InvitationRow> {
  const organisation = await holdOrganisation(tx, asking, 'change-members');
  const found = await findOpenInvitation(tx, { organisationId: organisation.id, id });
  if (!found) throw new AppError('not-found', 'Invitation not found');
  requireMayDecide(organisation.role, found.role);
  return found;
}

async function send(
  tx: Transaction,
  ctx: Ctx,
  { organisationId, userId: invitedBy }: Person,
  { email, role }: Pick<InvitationRow, 'email' | 'role'>,
): Promise<OpenInvitation> {
  const now = new Date(ctx.clock.nowMs());
  if (await isMembersAddress(tx, { organisationId, email }))
    throw new AppError('conflict', `${email} is already a member`);
  const holding = await countHolding(tx, { organisationId, exceptEmail: email, now });
  const used = holding + (await countMembers(tx, organisationId));
  await requireRoom(tx, 'members', { organisationId, now, used });
  const expiresAt = new Date(now.getTime() + INVITATION_HOLDS_MS);
  const values = { organisationId, email, role, invitedBy, now, expiresAt };
  const invitationId = await keepInvitation(tx, values);
  await admit(tx, ctx, { organisationId, invitedBy, email });
  await enqueue(tx, 'mail', { template: 'invitation', id: invitationId });
  const kept = await findOpenInvitation(tx, { organisationId, id: invitationId });
  if (!kept) throw new Error('the invitation was not kept');
  return presentInvitation(kept, now);
}

/** Counted among what a business writes to others: a fresh account must not mail whomever it likes. */
async function admit(
  tx: Transaction,
  { clock, sending }: Pick<Ctx, 'clock' | 'sending'>,
  mail: { readonly organisationId: string; readonly invitedBy: string; readonly email: string },
): Promise<void> {
  const { organisationId, invitedBy, email } = mail;
  if (!(await findAccount(tx, invitedBy))?.emailVerified)
    throw new AppError(
      'conflict',
      'Please confirm your email address before you invite others. We sent you a link.',
    );
  const nowMs = clock.nowMs();
  const recipient = recipientHash(email);
  await lockSending(tx);
  const refusal = await whyNotTell(tx, sending, { organisationId, recipient, nowMs });
  if (refusal) throw refused(refusal, nowMs);
  const sender = await findSender(tx, organisationId);
  await insertSent(tx, {
    id: uuidv7(),
    organisationId,
    kind: 'customer',
    by: 'mail',
    recipient,
    signUpSource: sender?.signUpSource ?? null,
    createdAt: new Date(nowMs),
  });
}

function refused(
  { why, opensAt }: { readonly why: string; readonly opensAt: Date | null },
  nowMs: number,
): AppError {
  if (why === 'unconfirmed')
    return new AppError(
      'conflict',
      'The owner of this business has not confirmed their email address yet, so invitations cannot be sent.',
    );
  const hours = opensAt && Math.ceil((opensAt.getTime() - nowMs) / HOUR_MS);
  const when =
    hours === null ? '' : ` Please try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;
  return new AppError(
    'too-many',
    why === 'recipient-limit'
      ? `This address has reached the daily limit for emails.${when}`
      : `You have reached the daily limit for invitations.${when}`,
  );
}
