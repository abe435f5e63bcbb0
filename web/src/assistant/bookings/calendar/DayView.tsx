import { t } from '@lingui/core/macro';
import { partsByResource, partsOn, UNPLACED } from './dayItems.ts';
import { TimeGrid } from './grid/TimeGrid.tsx';
import { gridItems } from './gridItems.tsx';
import { drawnHours } from './hours.ts';
import { openOn, unshaded } from './openTimes.ts';
import { dayText } from './texts.ts';
import { countsOf, type ViewProps } from './viewProps.ts';

/** A day with a column for each resource; what holds none has a column of its own. */
export function DayView({
  first: day,
  now,
  isOneClock,
  placeOf,
  entries,
  days,
  resources,
  onOpen,
  onAdd,
  onMove,
}: ViewProps) {
  const parts = partsOn(entries, day);
  const byResource = partsByResource(parts);
  const open = openOn(days, day);
  const counts = countsOf(resources);
  const isPlaced = (key: string) => resources.some(({ id }) => id === key);
  const unplaced = [...byResource].flatMap(([key, items]) => (isPlaced(key) ? [] : items));
  const nameOf = (name: string, locationId: string) =>
    [name, placeOf({ locationId })].filter((part) => part !== undefined).join(' · ');
  const columns = resources.map(({ id, locationId, name, count }) => ({
    key: id,
    name: nameOf(name, locationId),
    heading: nameOf(count > 1 ? `${name} (${count})` : name, locationId),
    parts: byResource.get(id) ?? [],
  }));
  if (unplaced.length > 0 || columns.length === 0) {
    const name = columns.length === 0 ? t`Bookings` : t`Unassigned`;
    columns.push({ key: UNPLACED, name, heading: name, parts: unplaced });
  }
  return (
    <TimeGrid
      label={t`Calendar of ${dayText(day)}`}
      drawn={drawnHours(open ?? [], parts)}
      columns={columns.map(({ key, name, heading, parts: own }) => ({
        key,
        heading,
        addName: key === UNPLACED ? t`Add a booking` : t`Add a booking: ${name}`,
        open: unshaded(open),
        items: gridItems(own, counts, placeOf),
        nowMinute: isOneClock && now.day === day ? now.minute : null,
        isSlim: false,
      }))}
      onOpen={onOpen}
      onAdd={(key, minute) => onAdd({ day, minute, resourceId: isPlaced(key) ? key : null })}
      onDrop={({ id, fromKey, toKey, minute }) => {
        const entry = entries.find((one) => one.id === id);
        const resourceId = toKey !== fromKey && isPlaced(toKey) ? toKey : null;
        if (entry) onMove({ entry, day, minute, resourceId });
      }}
    />
  );
}
