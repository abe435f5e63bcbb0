import type { InboxMail, InboxMailSetting } from '@belldesk/contract/product/inbox';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { announceInbox } from '../events/queries.ts';
import { findZone } from '../organisations/locations/queries.ts';
import { forgetAwaiting } from './digest/queries.ts';
import { findInboxMail, keepInboxMail } from './queries.ts';

/** How the owner is told by mail. @throws AppError unauthenticated */
export async function readInboxMail({ ctx }: { ctx: Ctx }): Promise<InboxMailSetting> {
  const member = requireMember(ctx, 'see the inbox');
  return {
    mail: await findInboxMail(ctx.db, member.organisationId),
    timeZone: await findZone(ctx.db, member.organisationId),
  };
}

/**
 * Chooses it. What waits for a digest is told in one more, unless no mail is wanted from now on.
 * @throws AppError unauthenticated
 */
export async function setInboxMail({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly mail: InboxMail };
}): Promise<InboxMailSetting> {
  const member = requireMember(ctx, 'choose the mail of the inbox');
  await ctx.db.transaction(async (tx) => {
    const updatedAt = new Date(ctx.clock.nowMs());
    await keepInboxMail(tx, { organisationId: member.organisationId, mail: input.mail, updatedAt });
    if (input.mail === 'none') await forgetAwaiting(tx, member.organisationId);
    await announceInbox(tx, member.organisationId);
  });
  return readInboxMail({ ctx });
}
