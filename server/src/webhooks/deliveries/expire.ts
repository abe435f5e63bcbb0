import { WEBHOOK_KEPT_DAYS } from '@belldesk/contract/product/webhooks';
import type { Deps } from '../../context.ts';
import { deleteOldDeliveries } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes deliveries that have served their time. */
export async function expireDeliveries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteOldDeliveries(db, new Date(clock.nowMs() - WEBHOOK_KEPT_DAYS * DAY_MS));
}
