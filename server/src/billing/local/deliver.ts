import { receiveEvent } from '../payments/receiveEvent.ts';
import type { BillingParts } from '../sync.ts';
import { deleteEvent, findEvents, type TestEvent } from './queries.ts';

const BATCH = 100;
const MS_A_SECOND = 1_000;

/** Delivers what the local test provider tells, signed, to the very code that receives Stripe's events. */
export async function deliverTestEvents(parts: BillingParts): Promise<void> {
  const { payments } = parts;
  if (payments.name !== 'test') return;
  for (let last = BATCH; last === BATCH; ) {
    const events = await findEvents(parts.db, BATCH);
    for (const event of events) {
      const body = bodyOf(event);
      await receiveEvent(parts, body, payments.sign(body));
      await deleteEvent(parts.db, event.id);
    }
    last = events.length;
  }
}

/** An event in the shape of Stripe's. */
export function bodyOf({ id, type, customerId, createdAt }: TestEvent): string {
  return JSON.stringify({
    id: `evt_test_${id}`,
    object: 'event',
    type,
    created: Math.floor(createdAt.getTime() / MS_A_SECOND),
    data: { object: { customer: customerId } },
  });
}
