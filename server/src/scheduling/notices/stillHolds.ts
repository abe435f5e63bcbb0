import type { FoundNotice } from './queries.ts';

/** Whether what a notice says is still so, and no newer one says what came after. */
export function stillHolds({ notice, booking, order, newestId }: FoundNotice): boolean {
  const row = booking ?? order;
  if (!row || newestId !== notice.id) return false;
  if (notice.kind === 'cancelled') return row.status === 'cancelled';
  if (row.status !== 'booked') return false;
  const [date, time] =
    notice.kind === 'moved'
      ? [notice.newLocalDate, notice.newLocalTime]
      : [notice.localDate, notice.localTime];
  return row.localDate === date && row.localTime === time;
}
