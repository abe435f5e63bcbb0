import type { InboxMail, InboxMailSetting } from '@belldesk/contract/product/inbox';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';
import { findBusiness } from '../availability/queries.ts';
import { forgetAwaiting } from './digest/queries.ts';
import { announceInbox, findInboxMail, keepInboxMail } from './queries.ts';

/** How the owner is told by mail. @throws AppError unauthenticated */
export async function readInboxMail({ ctx }: { ctx: Ctx }): Promise<InboxMailSetting> {
  const user = requireUser(ctx, 'see the inbox');
  const business = await findBusiness(ctx.db, user.id);
  return {
    mail: await findInboxMail(ctx.db, user.id),
    timeZone: business?.timeZone ?? 'UTC',
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
  const user = requireUser(ctx, 'choose the mail of the inbox');
  await ctx.db.transaction(async (tx) => {
    const updatedAt = new Date(ctx.clock.nowMs());
    await keepInboxMail(tx, { userId: user.id, mail: input.mail, updatedAt });
    if (input.mail === 'none') await forgetAwaiting(tx, user.id);
    await announceInbox(tx, user.id);
  });
  return readInboxMail({ ctx });
}
