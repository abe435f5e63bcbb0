import type { FreeTime } from '@belldesk/contract/product/bookings';
import type { Executor } from '../../db/client.ts';
import { type ProposeOptions, proposeSlot } from './propose.ts';
import { plainSlotRequest } from './request.ts';
import type { CalendarOf } from './upcoming.ts';

/** How long a pick-up is shown in the calendar. */
export const PICKUP_MINUTES = 15;

/** Whether an order can be picked up then: it holds nothing, so only the hours tell. */
export function proposePickup(
  db: Executor,
  calendar: CalendarOf,
  when: FreeTime,
  options: Pick<ProposeOptions, 'anyway'> = {},
) {
  const wanted = {
    slotRequest: plainSlotRequest(PICKUP_MINUTES),
    said: 'pickup',
    when,
    service: null,
  };
  return proposeSlot(db, calendar, wanted, options);
}
