import { z } from 'zod';
import {
  addBookingInput,
  bookingAnswer,
  bookingVersion,
  calendar,
  calendarEntry,
  calendarFeed,
  calendarRange,
  freeTimes,
  freeTimesInput,
  moveBookingInput,
} from '../bookings.ts';
import { businessZone, setBusinessZoneInput } from '../businessZone.ts';
import { atLocation } from '../locations.ts';
import { openingTimes, setOpeningTimesInput } from '../openingTimes.ts';
import { base } from './base.ts';

const tags = ['Bookings'];

export const bookingsApi = {
  /** Appointments, reservations and orders that touch the days from `from` to `to`, of one location or of all. */
  list: base
    .route({ method: 'GET', path: '/bookings', tags })
    .input(calendarRange)
    .output(calendar),
  get: base
    .route({ method: 'GET', path: '/bookings/{id}', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(calendarEntry),
  add: base
    .route({ method: 'POST', path: '/bookings', tags })
    .input(addBookingInput)
    .output(bookingAnswer),
  move: base
    .route({ method: 'POST', path: '/bookings/{id}/move', tags })
    .input(moveBookingInput)
    .output(bookingAnswer),
  cancel: base
    .route({ method: 'POST', path: '/bookings/{id}/cancel', tags })
    .input(bookingVersion)
    .output(calendarEntry),
  /** Undoes a cancellation, if what it held is still free. */
  restore: base
    .route({ method: 'POST', path: '/bookings/{id}/restore', tags })
    .input(bookingVersion)
    .output(bookingAnswer),
  free: base
    .route({ method: 'POST', path: '/bookings/free', tags })
    .input(freeTimesInput)
    .output(freeTimes),
  hours: base
    .route({ method: 'GET', path: '/bookings/hours', tags })
    .input(atLocation)
    .output(openingTimes),
  setHours: base
    .route({ method: 'PUT', path: '/bookings/hours', tags })
    .input(setOpeningTimesInput)
    .output(openingTimes),
  timeZone: base
    .route({ method: 'GET', path: '/bookings/time-zone', tags })
    .input(atLocation)
    .output(businessZone),
  /** What is to come keeps its time of day; what is over keeps its moment. */
  setTimeZone: base
    .route({ method: 'PUT', path: '/bookings/time-zone', tags })
    .input(setBusinessZoneInput)
    .output(businessZone),
  feed: base
    .route({ method: 'GET', path: '/bookings/feed', tags })
    .input(atLocation)
    .output(calendarFeed),
  /** A new address; the old one answers no more. */
  renewFeed: base
    .route({ method: 'POST', path: '/bookings/feed', tags })
    .input(atLocation)
    .output(calendarFeed),
};
