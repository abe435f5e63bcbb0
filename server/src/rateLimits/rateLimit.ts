import { createHash } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import type { Ctx } from '../context.ts';
import type { Executor } from '../db/client.ts';
import { networkOf } from './network.ts';
import { hit } from './queries.ts';

export interface RateLimit {
  /** What is counted. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** Said to whoever is over the limit: what happened, and when it goes on. */
  readonly message: string;
}

/**
 * Counts this visit, and refuses it where its address, or the network of it that is one visitor's own, has made
 * too many. The address is that of the socket: no header can forge it.
 * @throws AppError too-many
 */
export async function limitRate(
  ctx: Pick<Ctx, 'clock' | 'address'> & { readonly db: Executor },
  limit: RateLimit,
  of = networkOf(ctx.address),
): Promise<void> {
  const who = createHash('sha256').update(of).digest('base64url');
  const count = await hit(ctx.db, {
    key: `${limit.name}:${who}`,
    now: new Date(ctx.clock.nowMs()),
    windowMs: limit.windowMs,
  });
  if (count > limit.max) throw new AppError('too-many', limit.message);
}
