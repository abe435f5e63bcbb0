import { instantOfMinute, type LocalTime, localOf, minuteOf, type TimeSpan } from './zonedTime.ts';

/** Another zone takes the place of the one before. */
export interface ZoneChange {
  readonly from: string;
  readonly to: string;
}

/** A span as it stands after the change, and what the clock shows when it begins. */
export interface Rezoned extends TimeSpan {
  readonly local: LocalTime;
}

/**
 * The span that begins at the same time of day in the other zone and lasts as long; where the clocks
 * skip that time, it begins at the next there is.
 */
export function rezone({ startMs, endMs }: TimeSpan, { from, to }: ZoneChange): Rezoned {
  const { date, time } = localOf(startMs, from);
  const movedMs = instantOfMinute(date, minuteOf(time), to);
  return { startMs: movedMs, endMs: movedMs + endMs - startMs, local: localOf(movedMs, to) };
}

/** What a booking holds: one unit of a resource. */
export interface Hold {
  readonly bookingId: string;
  readonly resourceId: string;
  readonly unit: number;
}

/** Two bookings that would hold the same at the same time, or null: clocks change in one zone and not in the other. */
export function findClash(
  holds: readonly Hold[],
  spans: ReadonlyMap<string, TimeSpan>,
): { readonly firstId: string; readonly secondId: string } | null {
  const taken = new Map<string, (TimeSpan & { readonly bookingId: string })[]>();
  for (const { bookingId, resourceId, unit } of holds) {
    const span = spans.get(bookingId);
    if (!span) continue;
    const key = `${resourceId} ${unit}`;
    const ofUnit = taken.get(key) ?? [];
    ofUnit.push({ ...span, bookingId });
    taken.set(key, ofUnit);
  }
  for (const ofUnit of taken.values()) {
    const inOrder = ofUnit.toSorted((a, b) => a.startMs - b.startMs);
    for (const [at, second] of inOrder.entries()) {
      const first = inOrder[at - 1];
      if (first && second.startMs < first.endMs)
        return { firstId: first.bookingId, secondId: second.bookingId };
    }
  }
  return null;
}
