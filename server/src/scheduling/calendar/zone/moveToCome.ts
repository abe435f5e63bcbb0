import { AppError } from '@belldesk/contract/errors';
import { fullDayText } from '@belldesk/contract/time/texts';
import { localOf } from '@belldesk/contract/time/zone';
import type { Transaction } from '../../../db/client.ts';
import type { LocationKey } from '../../../organisations/locations/queries.ts';
import {
  listBookingTimes,
  listOrderTimes,
  type Timed,
  takeHolds,
  writeBookingTimes,
  writeHolds,
  writeOrderTimes,
} from './queries.ts';
import { findClash, type Rezoned, rezone, type ZoneChange } from './rezone.ts';

/** No two zones are further apart. */
const FURTHEST_APART_MS = 27 * 3_600_000;

/**
 * Gives everything to come at a location its time of day in the new zone: whatever is not over by the old clock, or
 * not by the new one. Its schedule must be locked. @throws AppError conflict when two would overlap
 */
export async function moveToCome(
  tx: Transaction,
  { nowMs, ...at }: LocationKey & { readonly nowMs: number },
  change: ZoneChange,
): Promise<void> {
  const after = new Date(nowMs - FURTHEST_APART_MS);
  const before = await listBookingTimes(tx, at, after);
  const times = toCome(before, change, nowMs);
  const holds = await takeHolds(tx, [...times.keys()]);
  const clash = findClash(holds, times);
  if (clash) throw overlap(before, clash, change);
  const zone = { organisationId: at.organisationId, timeZone: change.to };
  await writeBookingTimes(tx, zone, times);
  await writeHolds(tx, holds, times);
  await writeOrderTimes(tx, zone, toCome(await listOrderTimes(tx, at, after), change, nowMs));
}

function toCome(
  before: readonly Timed[],
  change: ZoneChange,
  nowMs: number,
): ReadonlyMap<string, Rezoned> {
  const times = new Map<string, Rezoned>();
  for (const one of before) {
    const moved = rezone(one, change);
    if (Math.max(one.endMs, moved.endMs) > nowMs) times.set(one.id, moved);
  }
  return times;
}

/** Told by the clock that the owner still sees. */
function overlap(
  before: readonly Timed[],
  clash: { readonly firstId: string; readonly secondId: string },
  { from, to }: ZoneChange,
): AppError {
  const seen = (id: string) =>
    localOf(before.find((one) => one.id === id)?.startMs ?? Number.NaN, from);
  const second = seen(clash.secondId);
  const day = fullDayText(second.date);
  return new AppError(
    'conflict',
    `Nothing was changed. On ${day}, because of a clock change, the bookings at ${seen(clash.firstId).time} and ${second.time} would overlap in ${to.replaceAll('_', ' ')}. Move one of them, then save again.`,
  );
}
