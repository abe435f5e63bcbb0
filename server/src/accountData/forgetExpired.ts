import { forgetExpired } from '../accounts/queries.ts';
import { forgetDemoCalls } from '../calls/demo/queries.ts';
import type { Deps } from '../context.ts';
import { forgetInvitations } from '../organisations/invitations/queries.ts';
import { forgetVisits } from '../rateLimits/queries.ts';
import { forgetSent } from '../sending/queries.ts';
import { forgetDeliveries } from '../serverMessages/queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const KEEP_DELIVERIES_MS = 60 * DAY_MS;
/** Until then the links of invitations say what became of them. */
const KEEP_INVITATIONS_MS = 30 * DAY_MS;

/** Deletes once a day what has served its time: sessions, links and counts that ran out, and old deliveries. */
export async function forgetAllExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ago = (ms: number) => new Date(clock.nowMs() - ms);
  await forgetDeliveries(db, ago(KEEP_DELIVERIES_MS));
  await forgetExpired(db, ago(DAY_MS));
  await forgetVisits(db, ago(DAY_MS));
  await forgetSent(db, ago(DAY_MS));
  await forgetInvitations(db, ago(KEEP_INVITATIONS_MS));
  await forgetDemoCalls(db, ago(DAY_MS));
}
