import { AppError } from '@belldesk/contract/errors';
import type { Deps } from '../context.ts';
import { opensAt, unconfirmedLimit } from './limits.ts';
import { insertSent, isCounted, lockSending } from './queries.ts';
import { recipientHash } from './recipient.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

type Parts = Pick<Deps, 'db' | 'clock' | 'sending' | 'logger'>;

/**
 * Whether a mail may go to an address that nobody has confirmed: whoever asks for it may have typed another's. It
 * counts from then on, once for a job that is tried again.
 * @param mail.id of the job
 */
export async function admitUnconfirmed(
  { db, clock, sending, logger }: Parts,
  mail: { readonly id: string; readonly to: string; readonly userId: string | null },
): Promise<boolean> {
  const nowMs = clock.nowMs();
  const recipient = recipientHash(mail.to);
  const { perAddressDay } = sending.unconfirmed;
  const admitted = await db.transaction(async (tx) => {
    await lockSending(tx);
    if (await isCounted(tx, mail.id)) return true;
    const limits = [
      { scope: { recipient }, max: perAddressDay, windowMs: DAY_MS },
      unconfirmedLimit(sending),
    ];
    for (const limit of limits)
      if ((await opensAt(tx, 'unconfirmed', limit, nowMs)) !== undefined) return false;
    await insertSent(tx, {
      id: mail.id,
      userId: mail.userId,
      kind: 'unconfirmed',
      by: 'mail',
      recipient,
      createdAt: new Date(nowMs),
    });
    return true;
  });
  if (!admitted)
    logger.warn({ jobId: mail.id }, 'a mail to an unconfirmed address was one too many');
  return admitted;
}

/** @throws AppError too-many, with the time when it is possible again, where no such mail would be sent now */
export async function requireRoomForUnconfirmed(
  { db, clock, sending }: Omit<Parts, 'logger'>,
  to: string,
): Promise<void> {
  const scope = { recipient: recipientHash(to) };
  const limit = { scope, max: sending.unconfirmed.perAddressDay, windowMs: DAY_MS };
  const opens = await opensAt(db, 'unconfirmed', limit, clock.nowMs());
  if (opens === undefined) return;
  const waitMs = opens === null ? DAY_MS : opens.getTime() - clock.nowMs();
  const hours = Math.ceil(waitMs / HOUR_MS);
  throw new AppError(
    'too-many',
    `This address has reached the daily limit for emails. Please try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
  );
}
