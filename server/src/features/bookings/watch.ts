import type { DiaryChange } from '@belldesk/contract/product/bookings';
import type { Ctx } from '../../context.ts';
import { requireUser } from '../account/requireUser.ts';

/**
 * Every change of one's own calendar from now on, until `signal` aborts or this process stops. Several
 * changes that nobody has taken yet are told as one.
 * @throws AppError unauthenticated
 */
export function watchBookings({
  ctx,
  signal,
}: {
  ctx: Ctx;
  signal: AbortSignal | undefined;
}): AsyncGenerator<DiaryChange, void> {
  const user = requireUser(ctx, 'watch bookings');
  let changed = false;
  let ended = false;
  let wake = () => {};
  const end = () => {
    ended = true;
    wake();
  };
  // Subscribed here and not in the generator, whose body would only run when the first change is asked for.
  const unsubscribe = ctx.diaryChanges.subscribe(user.id, {
    end,
    hear() {
      changed = true;
      wake();
    },
  });
  const until = signal ? AbortSignal.any([signal, ctx.stopping]) : ctx.stopping;
  until.addEventListener('abort', end, { once: true });
  if (until.aborted) end();

  async function* changes(): AsyncGenerator<DiaryChange, void> {
    try {
      while (!ended) {
        if (changed) {
          changed = false;
          yield { kind: 'changed' };
        } else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      unsubscribe();
      until.removeEventListener('abort', end);
    }
  }
  return changes();
}
