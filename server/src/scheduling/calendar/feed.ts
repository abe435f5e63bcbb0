import { randomBytes } from 'node:crypto';
import type { CalendarFeed } from '@belldesk/contract/product/bookings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { lockSchedule } from '../../db/locks.ts';
import { findCalendar } from '../availability/queries.ts';
import { writeFeed } from './queries.ts';

const TOKEN_BYTES = 32;

/** The address at which programs read the calendar; made when it is first asked for. @throws AppError unauthenticated */
export async function readFeed({ ctx }: { ctx: Ctx }): Promise<CalendarFeed> {
  const member = requireMember(ctx, 'see the calendar feed');
  return ctx.db.transaction(async (tx) => {
    await lockSchedule(tx, member.organisationId);
    const calendar = await findCalendar(tx, member.organisationId);
    if (calendar?.feedToken && calendar.feedRenewedAt)
      return present(ctx, calendar.feedToken, calendar.feedRenewedAt);
    return makeFeed(ctx, tx, member.organisationId);
  });
}

/** A new address; whoever has the old one sees nothing any more. @throws AppError unauthenticated */
export async function renewFeed({ ctx }: { ctx: Ctx }): Promise<CalendarFeed> {
  const member = requireMember(ctx, 'renew the calendar feed');
  return ctx.db.transaction(async (tx) => {
    await lockSchedule(tx, member.organisationId);
    return makeFeed(ctx, tx, member.organisationId);
  });
}

async function makeFeed(ctx: Ctx, tx: Transaction, organisationId: string): Promise<CalendarFeed> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const renewedAt = new Date(ctx.clock.nowMs());
  await writeFeed(tx, { organisationId, token, renewedAt });
  return present(ctx, token, renewedAt);
}

function present(ctx: Ctx, token: string, renewedAt: Date): CalendarFeed {
  return { url: `${ctx.publicUrl}/calendar/${token}.ics`, renewedAt: renewedAt.toISOString() };
}
