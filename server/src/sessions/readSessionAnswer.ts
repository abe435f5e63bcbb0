import type { SessionAnswer } from '@belldesk/contract/product/account';
import type { Ctx } from '../context.ts';
import { listMemberships } from '../organisations/queries.ts';

/** Who is signed in, with their businesses; all is empty where nobody is. */
export async function readSessionAnswer({ ctx }: { ctx: Ctx }): Promise<SessionAnswer> {
  const { user, membership } = ctx;
  if (!user || !membership) return { user: null, organisation: null, organisations: [] };
  const organisations = await listMemberships(ctx.db, user.id);
  const organisation = organisations.find(({ id }) => id === membership.organisationId) ?? null;
  return { user, organisation, organisations };
}
