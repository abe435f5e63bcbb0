import type { LocalMoment } from '@belldesk/contract/business/localClock';
import type { BookingProblem } from '@belldesk/contract/product/bookings';
import type { ServiceKind } from '@belldesk/contract/product/services';
import { instantOf, type TimeSpan } from '@belldesk/contract/time/zone';
import { isWithin } from './businessHours.ts';
import { chooseUnits, type Held, type Unit } from './chooseUnits.ts';

const MINUTE_MS = 60_000;

/** What is to be booked, apart from when. */
export interface SlotRequest {
  readonly kind: ServiceKind;
  readonly durationMinutes: number;
  /** Any of these does; empty where nothing has to be free. */
  readonly units: readonly Unit[];
  readonly partySize: number;
  /** Resources to be taken first. */
  readonly preferred: readonly string[];
  /** The hours do not bind it: guests arrive when the desk is closed too. */
  readonly roundTheClock: boolean;
}

/** The calendar as it stands, as far as a request can touch it. */
export interface ScheduleSnapshot {
  readonly timeZone: string;
  /** When the business is open. */
  readonly open: readonly TimeSpan[];
  readonly held: readonly Held[];
  readonly nowMs: number;
}

export type Plan =
  | {
      readonly ok: true;
      readonly span: TimeSpan;
      readonly units: readonly Unit[];
      readonly outsideHours: boolean;
    }
  | { readonly ok: false; readonly problem: BookingProblem };

export function spanOf(
  when: LocalMoment,
  { durationMinutes }: Pick<SlotRequest, 'durationMinutes'>,
  timeZone: string,
): TimeSpan | null {
  const startMs = instantOf(when, timeZone);
  return startMs === null ? null : { startMs, endMs: startMs + durationMinutes * MINUTE_MS };
}

/**
 * What a request would hold at a day and hour, or why it cannot be.
 * @param anyway the owner wants it although the business is closed then or the time has passed
 */
export function planBooking(
  standing: ScheduleSnapshot,
  slotRequest: SlotRequest,
  when: LocalMoment,
  anyway = false,
): Plan {
  const { timeZone, held, nowMs } = standing;
  const span = spanOf(when, slotRequest, timeZone);
  // A minute that has begun is still now.
  const passed = (span?.startMs ?? 0) + MINUTE_MS <= nowMs;
  if (span === null) return { ok: false, problem: 'no-such-hour' };
  if (passed && !anyway) return { ok: false, problem: 'past' };
  const open = slotRequest.roundTheClock || isWithin(standing.open, span, slotRequest.kind);
  if (!open && !anyway) return { ok: false, problem: 'closed' };
  const choice = chooseUnits(slotRequest, span, held);
  if (choice.kind !== 'units') return { ok: false, problem: choice.kind };
  return { ok: true, span, units: choice.units, outsideHours: !open };
}
