import type { Customer } from '../notices/queueNotice.ts';
import { numberOf } from './presenter.ts';
import type { BookingRecord, OrderRecord } from './queries.ts';

/** Whom a booking is for, as it stands now. */
export function customerOfBooking({ booking, caller }: BookingRecord): Customer {
  return { ...booking, phoneNumber: numberOf(booking, caller), about: { bookingId: booking.id } };
}

/** Whom an order is for, as it stands now. */
export function customerOfOrder({ order, caller }: OrderRecord): Customer {
  return { ...order, phoneNumber: numberOf(order, caller), about: { orderId: order.id } };
}
