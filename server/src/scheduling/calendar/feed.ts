import { randomBytes } from 'node:crypto';
import type { CalendarFeed } from '@belldesk/contract/product/bookings';
import type { AtLocation } from '@belldesk/contract/product/locations';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import type { LocationKey } from '../../organisations/locations/queries.ts';
import { findCalendar } from '../availability/queries.ts';
import { holdLocation } from '../schedule/holdLocation.ts';
import { writeFeed } from './queries.ts';

const TOKEN_BYTES = 32;

interface Asked {
  readonly ctx: Ctx;
  readonly input: AtLocation;
}

/**
 * The address at which programs read the calendar of a location; made when it is first asked for.
 * @throws AppError unauthenticated, not-found, bad-input
 */
export async function readFeed({ ctx, input }: Asked): Promise<CalendarFeed> {
  const { organisationId } = requireMember(ctx, 'see the calendar feed');
  return ctx.db.transaction(async (tx) => {
    const { id: locationId } = await holdLocation(tx, organisationId, input?.locationId);
    const calendar = await findCalendar(tx, { organisationId, locationId });
    if (calendar?.feedToken && calendar.feedRenewedAt)
      return present(ctx, locationId, calendar.feedToken, calendar.feedRenewedAt);
    return makeFeed(ctx, tx, { organisationId, locationId });
  });
}

/** A new address; whoever has the old one sees nothing any more. @throws AppError unauthenticated, not-found, bad-input */
export async function renewFeed({ ctx, input }: Asked): Promise<CalendarFeed> {
  const { organisationId } = requireMember(ctx, 'renew the calendar feed');
  return ctx.db.transaction(async (tx) => {
    const { id: locationId } = await holdLocation(tx, organisationId, input?.locationId);
    return makeFeed(ctx, tx, { organisationId, locationId });
  });
}

async function makeFeed(ctx: Ctx, tx: Transaction, at: LocationKey): Promise<CalendarFeed> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const renewedAt = new Date(ctx.clock.nowMs());
  await writeFeed(tx, { ...at, token, renewedAt });
  return present(ctx, at.locationId, token, renewedAt);
}

function present(ctx: Ctx, locationId: string, token: string, renewedAt: Date): CalendarFeed {
  return {
    locationId,
    url: `${ctx.publicUrl}/calendar/${token}.ics`,
    renewedAt: renewedAt.toISOString(),
  };
}
