import type { InvitationAnswer, OpenInvitation } from '@belldesk/contract/product/members';
import type { InvitationRow, LinkedInvitation } from './queries.ts';

export function presentInvitation(row: InvitationRow, now: Date): OpenInvitation {
  const { expiresAt, ...invitation } = row;
  return { ...invitation, expiresAt: expiresAt.toISOString(), hasExpired: expiresAt <= now };
}

/** What has become of an invitation. @param found null where a link leads to none */
export function stateOf(
  found: Pick<LinkedInvitation, 'acceptedAt' | 'revokedAt' | 'expiresAt'> | null,
  now: Date,
): InvitationAnswer['state'] {
  if (!found) return 'unknown';
  if (found.acceptedAt) return 'accepted';
  if (found.revokedAt) return 'revoked';
  return found.expiresAt <= now ? 'expired' : 'open';
}
