import { DIGEST_TIME } from '@belldesk/contract/product/inbox';
import { minuteOf } from '@belldesk/contract/time/minutes';
import { instantOfMinute, localOf } from '@belldesk/contract/time/zone';
import type { Deps } from '../../context.ts';
import { describeError } from '../../describeError.ts';
import { enqueue } from '../../jobs/queries.ts';
import { findZone } from '../../organisations/locations/queries.ts';
import { deleteDigest, giveTo, insertDigest, listAwaiting } from './queries.ts';

type Parts = Pick<Deps, 'db' | 'clock' | 'logger'>;

/** Every few minutes: makes the digests whose hour has come. One account's failure does not hinder others. */
export async function makeDigests(deps: Parts): Promise<void> {
  for (const organisationId of await listAwaiting(deps.db)) {
    try {
      await makeDigest(deps, organisationId);
    } catch (cause) {
      deps.logger.warn(
        { organisationId, problem: describeError(cause) },
        'could not make a digest',
      );
    }
  }
}

/**
 * The digest of a day tells of what was left before its hour, however late it is made. The table keeps it
 * to one a day, on however many machines this runs.
 */
async function makeDigest({ db, clock }: Parts, organisationId: string): Promise<void> {
  const timeZone = await findZone(db, organisationId);
  const nowMs = clock.nowMs();
  const { date: localDate } = localOf(nowMs, timeZone);
  const dueMs = instantOfMinute(localDate, minuteOf(DIGEST_TIME), timeZone);
  if (nowMs < dueMs) return;
  await db.transaction(async (tx) => {
    const createdAt = new Date(nowMs);
    const digestId = await insertDigest(tx, { organisationId, localDate, timeZone, createdAt });
    if (digestId === null) return;
    const told = await giveTo(tx, { digestId, organisationId, before: new Date(dueMs) });
    if (told === 0) await deleteDigest(tx, digestId);
    else await enqueue(tx, 'mail', { template: 'inbox-digest', id: digestId });
  });
}
