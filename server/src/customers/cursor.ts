import type { PlaceInList } from './queries.ts';

/** Where a page ended: behind this moment and id the next one begins. */
export function cursorAt(at: Date, id: string): string {
  return `${at.getTime()}.${id}`;
}

/** @param cursor as the contract's `customerCursor` lets it pass */
export function placeOf(cursor: string): PlaceInList {
  const [ms, id = ''] = cursor.split('.');
  return { at: new Date(Number(ms)), id };
}
