import { createHash } from 'node:crypto';
import type { Deps } from '../../context.ts';
import { networkOf } from '../../rateLimits/network.ts';
import { admitVisit, takeVisitBack } from '../../rateLimits/queries.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** What is kept of where an account came from: a hash of its address, or of its /64 network of IPv6. */
export function signUpSourceOf(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('base64url');
}

const dayKey = (address: string) => `new-accounts-day:${signUpSourceOf(address)}`;
const hourKey = (address: string) => `new-accounts-hour:${signUpSourceOf(address)}`;

type Parts = Pick<Deps, 'db' | 'clock' | 'sending'>;

/**
 * Counts a new account for the connection that makes it, by the hour and by the day. What is refused does not count.
 * @returns 0 where it may be made, else ms to wait
 */
export async function admitNewAccount(
  { db, clock, sending }: Parts,
  address: string,
): Promise<number> {
  const now = new Date(clock.nowMs());
  const { perDay, perHour } = sending.signUps;
  const day = { key: dayKey(address), now, windowMs: DAY_MS, max: perDay };
  const dayWaitMs = await admitVisit(db, day);
  if (dayWaitMs > 0) return dayWaitMs;
  const hour = { key: hourKey(address), now, windowMs: HOUR_MS, max: perHour };
  const hourWaitMs = await admitVisit(db, hour);
  if (hourWaitMs > 0) await takeVisitBack(db, day.key);
  return hourWaitMs;
}

/** An account that was not made after all does not count. */
export async function takeNewAccountBack(
  { db }: Pick<Parts, 'db'>,
  address: string,
): Promise<void> {
  await takeVisitBack(db, dayKey(address));
  await takeVisitBack(db, hourKey(address));
}
