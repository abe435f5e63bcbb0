import type { InboxChange } from '@belldesk/contract/product/inbox';
import { requirePerson } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { watchSignals } from '../events/watchSignals.ts';
import { whileSignedIn } from '../sessions/whileSignedIn.ts';

/** Tells of every change of the own inbox from now on. @throws AppError unauthenticated, too-many */
export function watchInbox({
  ctx,
  signal,
}: {
  ctx: Ctx;
  signal: AbortSignal | undefined;
}): AsyncGenerator<InboxChange, void> {
  const member = requirePerson(ctx, 'watch the inbox');
  return whileSignedIn({ ctx, ...member, signal }, (until) =>
    watchSignals(ctx.inboxChanges, member.organisationId, until),
  );
}
