import type { FreeTime } from '@belldesk/contract/product/bookings';
import type { WebhookEventType } from '@belldesk/contract/product/webhooks';
import { announceSchedule } from '../../events/queries.ts';
import { enqueue } from '../../jobs/queries.ts';
import { tellWebhooks } from '../../webhooks/deliveries/tell.ts';
import { entryOf } from '../bookings/entries.ts';
import { numberOf } from '../bookings/presenter.ts';
import { askToTell } from '../notices/queueNotice.ts';
import { type LockedSchedule, requestKeyOf } from './actor.ts';
import type { Entry } from './entry.ts';
import { insertChange } from './queries.ts';

export type Change =
  | { readonly kind: 'made' }
  | ((({ readonly kind: 'moved' } & FreeTime) | { readonly kind: 'cancelled' | 'restored' }) & {
      /** The owner wants the customer told. */
      readonly tell: boolean;
    });

const EVENTS = {
  booking: {
    made: 'booking.made',
    moved: 'booking.moved',
    cancelled: 'booking.cancelled',
    restored: 'booking.restored',
  },
  order: {
    made: 'order.placed',
    moved: 'order.moved',
    cancelled: 'order.cancelled',
    restored: 'order.restored',
  },
} as const satisfies Record<Entry['kind'], Record<Change['kind'], WebhookEventType>>;

/**
 * Tells of a change that was written, once it is committed: the owner of what a caller did, the customer of what the
 * owner did and wants told, the business's own systems, and pages that are open.
 * @param entry as it stood until now; where it is new, as it stands
 * @throws AppError bad-input where the customer is to be told and nothing is known to reach them by
 */
export async function tellOfChange(
  schedule: LockedSchedule,
  entry: Entry,
  change: Change,
): Promise<void> {
  const { tx, organisationId, nowMs, actor } = schedule;
  const { id } = entry.row;
  if (actor.kind === 'caller') await mailOwner(schedule, entry, change);
  if (change.kind !== 'made' && change.tell)
    await askToTell(tx, schedule.deps, customerOf(entry), change);
  await tellWebhooks(tx, {
    organisationId,
    type: EVENTS[entry.kind][change.kind],
    nowMs,
    data: () => entryOf(tx, { id, organisationId }),
  });
  await announceSchedule(tx, organisationId);
}

/** What a caller made or changed, kept with the call, and the mail about it. */
async function mailOwner(schedule: LockedSchedule, entry: Entry, change: Change): Promise<void> {
  const { tx, organisationId, actor } = schedule;
  const key = requestKeyOf(actor);
  const { row } = entry;
  if (change.kind === 'made') {
    if (entry.kind === 'order') await enqueue(tx, 'mail-order', { orderId: row.id });
    else await enqueue(tx, 'mail-booking', { bookingId: row.id });
    return;
  }
  if (key === null || entry.kind === 'order' || change.kind === 'restored')
    throw new Error('callers cancel and move bookings, and nothing else');
  const changeId = await insertChange(tx, {
    ...key,
    organisationId,
    bookingId: row.id,
    kind: change.kind,
    localDate: row.localDate,
    localTime: row.localTime,
    newLocalDate: change.kind === 'moved' ? change.date : null,
    newLocalTime: change.kind === 'moved' ? change.time : null,
    createdAt: new Date(schedule.nowMs),
  });
  await enqueue(tx, 'mail-booking-change', { changeId });
}

function customerOf({ kind, row }: Entry) {
  const about = kind === 'order' ? { orderId: row.id } : { bookingId: row.id };
  return { ...row, about, phoneNumber: numberOf(row, row.caller) };
}
