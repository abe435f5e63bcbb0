import type { OpeningTimes } from '@belldesk/contract/product/openingTimes';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findCalendar } from '../availability/queries.ts';
import { readHours } from '../availability/readHours.ts';
import { openTimesOf } from '../bookings/list.ts';

/** When the business is open, and how that is known. @throws AppError unauthenticated */
export async function readOpeningTimes({ ctx }: { ctx: Ctx }): Promise<OpeningTimes> {
  const member = requireMember(ctx, 'see opening hours');
  return openingTimesOf(ctx.db, member.organisationId);
}

export async function openingTimesOf(db: Executor, organisationId: string): Promise<OpeningTimes> {
  const hours = await readHours(db, organisationId);
  const calendar = await findCalendar(db, organisationId);
  return {
    timeZone: hours.timeZone,
    source: hours.source,
    week: [...(hours.week ?? [])]
      .toSorted(([a], [b]) => a - b)
      .map(([weekday, ranges]) => ({ weekday, ranges: ranges.map(openTimesOf) })),
    exceptions: [...hours.exceptions.values()],
    version: calendar?.version ?? 0,
  };
}
