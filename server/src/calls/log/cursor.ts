/** Where a page of the log begins, and which way it reads on. */
export interface PlaceInLog {
  readonly direction: 'older' | 'newer';
  /** The call beyond which the page lies; null at the end of the log that the direction begins at. */
  readonly beyond: { readonly startTime: Date; readonly id: string } | null;
}

/** The cursor that leads on from a row; null where there is no row. */
export function cursorAt(
  direction: PlaceInLog['direction'],
  row: { readonly startTime: Date; readonly id: string } | undefined,
): string | null {
  return row ? `${direction}.${row.startTime.getTime()}.${row.id}` : null;
}

/** @param cursor as the contract's `callCursor` lets it pass */
export function placeOf(cursor: string): PlaceInLog {
  if (cursor === 'oldest') return { direction: 'newer', beyond: null };
  const [direction, startMs, id = ''] = cursor.split('.');
  return {
    direction: direction === 'newer' ? 'newer' : 'older',
    beyond: { startTime: new Date(Number(startMs)), id },
  };
}
