import { randomBytes } from 'node:crypto';
import { AppError } from '@belldesk/contract/errors';
import {
  DEFAULT_SHARED_CALL_MINUTES,
  DEFAULT_SHARED_CALLS_A_DAY,
  type ShareLink,
  type ShareSettings,
} from '@belldesk/contract/product/share';
import { type Member, requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { lockAssistants } from '../../db/locks.ts';
import { readVisits } from '../../rateLimits/queries.ts';
import { findCurrent } from '../queries.ts';
import { keyOfDay } from './policy.ts';
import { changeShareToken, findShareLink, type ShareLinkRow, writeShareLink } from './queries.ts';

const TOKEN_BYTES = 12;

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** The link of the assistant that the member looks at; before it was first switched on, what it would be. @throws AppError unauthenticated */
export async function readShareLink({ ctx }: { ctx: Ctx }): Promise<ShareLink> {
  const member = requireMember(ctx, 'see your link');
  const row = await findShareLink(ctx.db, await whose(ctx, ctx.db, member));
  if (row) return present(ctx, row);
  return {
    isOn: false,
    longestCallMinutes: DEFAULT_SHARED_CALL_MINUTES,
    callsADay: DEFAULT_SHARED_CALLS_A_DAY,
    path: null,
    callsToday: 0,
  };
}

/** Switches the link on or off and sets its limits. @throws AppError unauthenticated */
export async function changeShareLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ShareSettings;
}): Promise<ShareLink> {
  const member = requireMember(ctx, 'share your assistant');
  const made = { token: newToken(), createdAt: new Date(ctx.clock.nowMs()) };
  const row = await ctx.db.transaction(async (tx) => {
    await lockAssistants(tx, member.organisationId);
    return writeShareLink(tx, { ...input, ...made, ...(await whose(ctx, tx, member)) });
  });
  return present(ctx, row);
}

/** Gives the link a new address. @throws AppError unauthenticated, not-found */
export async function renewShareLink({ ctx }: { ctx: Ctx }): Promise<ShareLink> {
  const member = requireMember(ctx, 'change your link');
  const change = { token: newToken(), createdAt: new Date(ctx.clock.nowMs()) };
  const row = await ctx.db.transaction(async (tx) => {
    await lockAssistants(tx, member.organisationId);
    return changeShareToken(tx, await whose(ctx, tx, member), change);
  });
  if (!row) throw new AppError('not-found', 'There is no link yet. Turn it on first.');
  return present(ctx, row);
}

/** The link of the assistant that the member looks at. */
async function whose(ctx: Ctx, db: Executor, { organisationId }: Member) {
  const assistant = await findCurrent(db, { organisationId, sessionId: ctx.sessionId });
  return { organisationId, assistantRowId: assistant?.id ?? null };
}

async function present(ctx: Ctx, row: ShareLinkRow): Promise<ShareLink> {
  return {
    isOn: row.isOn,
    longestCallMinutes: row.longestCallMinutes,
    callsADay: row.callsADay,
    path: `/talk/${row.token}`,
    callsToday: await readVisits(ctx.db, keyOfDay(row), new Date(ctx.clock.nowMs())),
  };
}
