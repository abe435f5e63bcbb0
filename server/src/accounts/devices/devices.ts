import { AppError } from '@belldesk/contract/errors';
import type { SignedInDevice } from '@belldesk/contract/product/accountSettings';
import { requireUser } from '../../access/requireUser.ts';
import type { Ctx } from '../../context.ts';
import { deviceName } from './deviceName.ts';
import { endSession, endSessions, findDevices } from './queries.ts';

/**
 * The browsers that are signed in to one's own account.
 * @throws AppError unauthenticated
 */
export async function listDevices({ ctx }: { ctx: Ctx }): Promise<SignedInDevice[]> {
  const user = requireUser(ctx, 'see their devices');
  // Sessions run out by real time.
  const found = await findDevices(ctx.db, user.id, new Date());
  return found.map((session) => ({
    id: session.id,
    name: deviceName(session.userAgent),
    address: session.ipAddress || null,
    signedInAt: session.createdAt.toISOString(),
    seenAt: session.seenAt.toISOString(),
    isThis: session.id === ctx.sessionId,
  }));
}

/**
 * Signs a device out, which its open pages are told at once.
 * @throws AppError unauthenticated, not-found also for a device of somebody else
 */
export async function endDevice({ ctx, input }: { ctx: Ctx; input: { id: string } }) {
  const user = requireUser(ctx, 'sign a device out');
  const ended = await ctx.db.transaction((tx) => endSession(tx, user.id, input.id));
  if (!ended) throw new AppError('not-found', 'This device is already signed out');
  return { id: input.id };
}

/**
 * Signs all devices out but the one that asks.
 * @throws AppError unauthenticated
 */
export async function endOtherDevices({ ctx }: { ctx: Ctx }) {
  const user = requireUser(ctx, 'sign devices out');
  return { ended: await ctx.db.transaction((tx) => endSessions(tx, user.id, ctx.sessionId)) };
}
