import { cancelledBlock, kindLooks } from '../entry/kindLook.ts';
import type { DayPart } from './dayItems.ts';
import { EntryBlock } from './EntryBlock.tsx';
import type { GridItem } from './grid/gridShape.ts';
import type { PlaceOf } from './viewProps.ts';

/** Parts of a day as the grid wants them. @param counts how many there are of each resource @param placeOf as in ViewProps */
export function gridItems(
  parts: readonly DayPart[],
  counts: ReadonlyMap<string, number>,
  placeOf: PlaceOf,
): GridItem[] {
  return parts.map((part) => ({
    id: part.entry.id,
    fromMinute: part.fromMinute,
    toMinute: part.toMinute,
    canMove: part.beginsHere && part.entry.status === 'booked',
    draw: (minute) => (
      <EntryBlock part={part} fromMinute={minute} counts={counts} place={placeOf(part.entry)} />
    ),
    classNames:
      part.entry.status === 'cancelled' ? cancelledBlock : kindLooks[part.entry.kind].block,
  }));
}
