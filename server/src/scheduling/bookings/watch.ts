import type { DiaryChange } from '@belldesk/contract/product/bookings';
import { requirePerson } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { watchSignals } from '../../events/watchSignals.ts';
import { whileSignedIn } from '../../sessions/whileSignedIn.ts';

/**
 * Tells of every change of the own calendar from now on, until `signal` aborts or this process stops.
 * @throws AppError unauthenticated, too-many
 */
export function watchBookings({
  ctx,
  signal,
}: {
  ctx: Ctx;
  signal: AbortSignal | undefined;
}): AsyncGenerator<DiaryChange, void> {
  const member = requirePerson(ctx, 'watch bookings');
  return whileSignedIn({ ctx, ...member, signal }, (until) =>
    watchSignals(ctx.diaryChanges, member.organisationId, until),
  );
}
