import { AppError } from '@belldesk/contract/errors';
import type { Ctx } from '../context.ts';
import { limitRate, type RateLimit } from '../rateLimits/rateLimit.ts';
import { countOwnersCalls } from './queries.ts';

const MINUTE_MS = 60_000;
/** A call of which no end was told counts no longer. */
const LONGEST_MS = 60 * MINUTE_MS;
/** The owner's own calls cost nothing, and take lines that callers need. */
const MOST_AT_ONCE = 10;

const asking: RateLimit = {
  name: 'own-call',
  max: 60,
  windowMs: 10 * MINUTE_MS,
  message: 'You have made many test calls. Please try again in ten minutes.',
};

/** @throws AppError too-many */
export async function limitOwnCalls(ctx: Ctx, organisationId: string): Promise<void> {
  await limitRate(ctx, asking, organisationId);
  const since = new Date(ctx.clock.nowMs() - LONGEST_MS);
  if ((await countOwnersCalls(ctx.db, { organisationId, since })) < MOST_AT_ONCE) return;
  throw new AppError('too-many', 'You have too many calls in progress. Please end one first.');
}
