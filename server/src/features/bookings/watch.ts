import type { DiaryChange } from '@belldesk/contract/product/bookings';
import type { Ctx } from '../../context.ts';
import { watchSignals } from '../../events/watchSignals.ts';
import { whileSignedIn } from '../account/devices/whileSignedIn.ts';
import { requireUser } from '../account/requireUser.ts';

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
  const user = requireUser(ctx, 'watch bookings');
  return whileSignedIn({ ctx, userId: user.id, signal }, (until) =>
    watchSignals(ctx.diaryChanges, user.id, until),
  );
}
