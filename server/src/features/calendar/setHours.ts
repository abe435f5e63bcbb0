import type { OpeningTimes, SetOpeningTimesInput } from '@belldesk/contract/product/openingTimes';
import type { Ctx } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { requireUser } from '../account/requireUser.ts';
import { findCalendar } from '../availability/queries.ts';
import { checkVersion } from '../bookings/policy.ts';
import { announceDiary, lockDiary } from '../diary/queries.ts';
import { openingTimesOf } from './hours.ts';
import { writeHours } from './queries.ts';

/** Sets the opening hours; what is booked outside of them stays booked. @throws AppError unauthenticated, conflict */
export async function setOpeningTimes({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SetOpeningTimesInput;
}): Promise<OpeningTimes> {
  const user = requireUser(ctx, 'set opening hours');
  return ctx.db.transaction(async (tx) => {
    await lockDiary(tx, user.id);
    const calendar = await findCalendar(tx, user.id);
    checkVersion('The opening hours', input.version, calendar?.version ?? 0);
    await writeHours(tx, user.id, input);
    await enqueue(tx, 'tell-hours', { userId: user.id });
    await announceDiary(tx, user.id);
    return openingTimesOf(tx, user.id);
  });
}
