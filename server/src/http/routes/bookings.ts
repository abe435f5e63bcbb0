import { bookingsApi } from '@belldesk/contract/product/api/bookings';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { addBooking } from '../../scheduling/bookings/add.ts';
import { cancelBooking, moveBooking, restoreBooking } from '../../scheduling/bookings/change.ts';
import { findFreeTimes } from '../../scheduling/bookings/free.ts';
import { getBooking } from '../../scheduling/bookings/get.ts';
import { listCalendar } from '../../scheduling/bookings/list.ts';
import { readFeed, renewFeed } from '../../scheduling/calendar/feed.ts';
import { readOpeningTimes } from '../../scheduling/calendar/hours.ts';
import { setOpeningTimes } from '../../scheduling/calendar/setHours.ts';
import { readBusinessZone, setBusinessZone } from '../../scheduling/calendar/zone/set.ts';

const os = implement(bookingsApi).$context<Ctx>();

export const bookingsRoutes = os.router({
  list: os.list.handler(({ context: ctx, input }) => listCalendar({ ctx, input })),
  get: os.get.handler(({ context: ctx, input }) => getBooking({ ctx, input })),
  add: os.add.handler(({ context: ctx, input }) => addBooking({ ctx, input })),
  move: os.move.handler(({ context: ctx, input }) => moveBooking({ ctx, input })),
  cancel: os.cancel.handler(({ context: ctx, input }) => cancelBooking({ ctx, input })),
  restore: os.restore.handler(({ context: ctx, input }) => restoreBooking({ ctx, input })),
  free: os.free.handler(({ context: ctx, input }) => findFreeTimes({ ctx, input })),
  hours: os.hours.handler(({ context: ctx, input }) => readOpeningTimes({ ctx, input })),
  setHours: os.setHours.handler(({ context: ctx, input }) => setOpeningTimes({ ctx, input })),
  timeZone: os.timeZone.handler(({ context: ctx, input }) => readBusinessZone({ ctx, input })),
  setTimeZone: os.setTimeZone.handler(({ context: ctx, input }) => setBusinessZone({ ctx, input })),
  feed: os.feed.handler(({ context: ctx, input }) => readFeed({ ctx, input })),
  renewFeed: os.renewFeed.handler(({ context: ctx, input }) => renewFeed({ ctx, input })),
});
