import { AppError } from '@belldesk/contract/errors';
import type { SessionOrganisation } from '@belldesk/contract/product/account';
import { v7 as uuidv7 } from 'uuid';
import { requirePerson } from '../access/requireMember.ts';
import { requireUser } from '../access/requireUser.ts';
import { findAccount, lockUser } from '../accounts/settings/queries.ts';
import { findPlanOf } from '../billing/queries.ts';
import type { Ctx } from '../context.ts';
import { announceSessions } from '../events/queries.ts';
import { limitRate, type RateLimit } from '../rateLimits/rateLimit.ts';
import { holdOrganisation, noSuchOrganisation } from './members/policy.ts';
import {
  addOrganisation,
  findMine,
  listOwned,
  pinSessions,
  renameOrganisation,
  setChoice,
} from './queries.ts';

/** Businesses that one account may own. */
const MOST_OWNED = 50;
/** Of these on the plan that costs nothing: each has its free minutes. */
const MOST_FREE = 5;

const adding: RateLimit = {
  name: 'add-organisation',
  max: 10,
  windowMs: 24 * 60 * 60_000,
  message: 'You added too many businesses today. Please try again tomorrow.',
};

/**
 * Another business of one's own, which is chosen from then on.
 * @throws AppError conflict where the address is not confirmed or there are too many, too-many, unauthenticated
 */
export async function addOwnOrganisation({
  ctx,
  input: { name },
}: {
  ctx: Ctx;
  input: { name: string };
}): Promise<SessionOrganisation> {
  const { id: userId } = requireUser(ctx, 'add a business');
  if (!(await findAccount(ctx.db, userId))?.emailVerified)
    throw new AppError('conflict', 'Please confirm your email address first. We sent you a link.');
  await limitRate(ctx, adding, userId);
  const now = new Date(ctx.clock.nowMs());
  const id = uuidv7();
  await ctx.db.transaction(async (tx) => {
    // One after the other: what is counted stays so.
    await lockUser(tx, userId);
    const owned = await listOwned(tx, userId);
    if (owned.length >= MOST_OWNED)
      throw new AppError('conflict', `One account can own ${MOST_OWNED} businesses.`);
    let free = 0;
    for (const each of owned) if ((await findPlanOf(tx, each, now)).planId === 'starter') free++;
    if (free >= MOST_FREE)
      throw new AppError(
        'conflict',
        `You own ${MOST_FREE} businesses on the Starter plan. Choose a larger plan for one of them before you add another.`,
      );
    await pinSessions(tx, userId);
    await addOrganisation(tx, { id, ownerId: userId, name, now });
    await setChoice(tx, { organisationId: id, userId, sessionId: ctx.sessionId, now });
    await announceSessions(tx, userId);
  });
  return { id, name, role: 'owner' };
}

/**
 * Chooses a business of one's own in this browser; a later sign-in returns to it.
 * @throws AppError not-found, unauthenticated
 */
export async function chooseOrganisation({
  ctx,
  input: { organisationId },
}: {
  ctx: Ctx;
  input: { organisationId: string };
}): Promise<SessionOrganisation> {
  const { id: userId } = requireUser(ctx, 'choose a business');
  const now = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    const mine = await findMine(tx, { organisationId, userId });
    if (!mine) throw noSuchOrganisation();
    await pinSessions(tx, userId);
    await setChoice(tx, { organisationId, userId, sessionId: ctx.sessionId, now });
    await announceSessions(tx, userId);
    return mine;
  });
}

/** Renames the business chosen. @throws AppError forbidden, not-found, unauthenticated */
export async function renameOwnOrganisation({
  ctx,
  input: { name },
}: {
  ctx: Ctx;
  input: { name: string };
}): Promise<SessionOrganisation> {
  const asking = requirePerson(ctx, 'rename a business');
  return ctx.db.transaction(async (tx) => {
    const { id, role } = await holdOrganisation(tx, asking, 'change-settings');
    await renameOrganisation(tx, { id, name, now: new Date(ctx.clock.nowMs()) });
    return { id, name, role };
  });
}
