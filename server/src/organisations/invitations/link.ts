import { createHash, randomBytes } from 'node:crypto';
import type { InvitationAnswer, InvitationInput } from '@belldesk/contract/product/members';
import type { Ctx, Deps } from '../../context.ts';
import { limitRate, type RateLimit } from '../../rateLimits/rateLimit.ts';
import { stateOf } from './present.ts';
import { findByLink, type LinkedInvitation, renewLink } from './queries.ts';

const TOKEN_BYTES = 24;

/** Of the links of invitations, shown or accepted, by one connection. */
export const openingLink: RateLimit = {
  name: 'invitation-link',
  max: 60,
  windowMs: 60 * 60_000,
  message: 'Too many attempts from your network. Please try again in an hour.',
};

export const linkHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Gives an invitation that holds a new link, for the mail in which alone its token stands.
 * @returns null where it does not hold any more
 */
export async function newInvitationLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  invitationId: string,
): Promise<(LinkedInvitation & { readonly token: string }) | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = new Date(clock.nowMs());
  const found = await renewLink(db, { id: invitationId, tokenHash: linkHash(token), now });
  return found && { ...found, token };
}

/** What a link leads to, for whoever has it. @throws AppError too-many */
export async function lookAtInvitation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: InvitationInput;
}): Promise<InvitationAnswer> {
  await limitRate(ctx, openingLink);
  const found = await findByLink(ctx.db, linkHash(input.token));
  const state = stateOf(found, new Date(ctx.clock.nowMs()));
  if (state !== 'open' || !found) return { state: state === 'open' ? 'unknown' : state };
  const { organisationName, role, email, expiresAt } = found;
  return { state, organisationName, role, email, expiresAt: expiresAt.toISOString() };
}
