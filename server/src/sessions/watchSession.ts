import type { Membership } from '../access/requireMember.ts';
import { requireUser } from '../access/requireUser.ts';
import { hasSession } from '../accounts/devices/queries.ts';
import type { Ctx } from '../context.ts';
import { findMembership } from '../organisations/queries.ts';
import { checkStreams } from './whileSignedIn.ts';

/**
 * Tells once that the session which asks was ended elsewhere, and before that each time when its business or the role
 * there is another; says nothing until `signal` aborts or this process stops otherwise.
 * @throws AppError unauthenticated, too-many
 */
export function watchSession({
  ctx,
  signal,
}: {
  ctx: Ctx;
  signal: AbortSignal | undefined;
}): AsyncGenerator<{ ended: boolean }, void> {
  const user = requireUser(ctx, 'watch their session');
  checkStreams(ctx, user.id);
  // Ended between the reading of the cookie and now, it is found by the first look.
  let toLook = true;
  let known = ctx.membership;
  let over = false;
  let wake = () => {};
  const end = () => {
    over = true;
    wake();
  };
  const unsubscribe = ctx.sessionChanges.subscribe(user.id, () => {
    toLook = true;
    wake();
  });
  const until = signal ? AbortSignal.any([signal, ctx.stopping]) : ctx.stopping;
  until.addEventListener('abort', end, { once: true });
  if (until.aborted) end();

  async function* watch(): AsyncGenerator<{ ended: boolean }, void> {
    try {
      while (!over) {
        if (!toLook) await new Promise<void>((resolve) => (wake = resolve));
        toLook = false;
        if (over) return;
        if (ctx.sessionId === null || !(await hasSession(ctx.db, ctx.sessionId))) {
          yield { ended: true };
          return;
        }
        const membership = await findMembership(ctx.db, user.id, ctx.sessionId);
        if (isSame(membership, known)) continue;
        known = membership;
        yield { ended: false };
      }
    } finally {
      unsubscribe();
      until.removeEventListener('abort', end);
    }
  }
  return watch();
}

function isSame(one: Membership | null, other: Membership | null): boolean {
  return one?.organisationId === other?.organisationId && one?.role === other?.role;
}
