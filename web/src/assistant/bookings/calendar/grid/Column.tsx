import { type MouseEvent, useId } from 'react';
import { closedWithin } from '../hours.ts';
import { placeInLanes, type Stretch } from '../lanes.ts';
import { type GridColumn, heightOf, LEAST_MINUTES, STEP_MINUTES, snapped } from './gridShape.ts';
import { Item } from './Item.tsx';
import type { useDrag } from './useDrag.ts';

interface ColumnProps {
  readonly column: GridColumn;
  readonly drawn: Stretch;
  readonly dragging: ReturnType<typeof useDrag>;
  readonly onOpen: (id: string) => void;
  readonly onAdd: (columnKey: string, minute: number | null) => void;
}

/** One day, or one resource on a day, from top to bottom. */
export function Column({ column, drawn, dragging, onOpen, onAdd }: ColumnProps) {
  const id = useId();
  const minutes = drawn.toMinute - drawn.fromMinute;
  const { nowMinute } = column;
  const topOf = (minute: number) => heightOf(minute - drawn.fromMinute);
  const placed = placeInLanes(column.items, LEAST_MINUTES);
  const mostLanes = Math.max(1, ...placed.map(({ lanes }) => lanes));
  const add = (event: MouseEvent<HTMLButtonElement>) => {
    // A click that no pointer made has no place.
    if (event.detail === 0) {
      onAdd(column.key, null);
      return;
    }
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minute = drawn.fromMinute + ((event.clientY - top) / height) * minutes;
    onAdd(column.key, snapped(minute - STEP_MINUTES / 2, STEP_MINUTES));
  };
  return (
    <section
      aria-labelledby={id}
      className="flex flex-1 flex-col border-r border-line last:border-r-0"
      style={{
        minWidth: `max(${column.isSlim ? '5.5rem' : '8rem'}, ${mostLanes} * ${column.isSlim ? '2.5rem' : '7rem'})`,
      }}
    >
      <div className="sticky top-0 z-20 flex h-14 shrink-0 items-center justify-center border-b border-line bg-card px-1">
        <h3 id={id} className="min-w-0 text-center text-sm leading-tight font-medium">
          {column.heading}
        </h3>
      </div>
      <div
        data-column={column.key}
        data-minutes={minutes}
        className="relative bg-card"
        style={{ height: heightOf(minutes) }}
      >
        {closedWithin(drawn, column.open).map(({ fromMinute, toMinute }) => (
          <div
            key={fromMinute}
            className="absolute inset-x-0 bg-sunken"
            style={{ top: topOf(fromMinute), height: heightOf(toMinute - fromMinute) }}
          />
        ))}
        <button
          type="button"
          aria-label={column.addName}
          onClick={add}
          className="absolute inset-0 w-full bg-[linear-gradient(var(--line)_1px,transparent_1px)] bg-[length:100%_var(--hour)] cursor-cell"
        />
        <ul className="pointer-events-none absolute inset-x-0.5 inset-y-0">
          {placed.map(({ item, lane, lanes }) => (
            <Item
              key={item.id}
              item={item}
              columnKey={column.key}
              dragging={dragging}
              onOpen={onOpen}
              style={{
                top: topOf(item.fromMinute),
                height: heightOf(Math.max(LEAST_MINUTES, item.toMinute - item.fromMinute)),
                left: `${(lane / lanes) * 100}%`,
                width: `${100 / lanes}%`,
              }}
            />
          ))}
        </ul>
        {nowMinute !== null && nowMinute >= drawn.fromMinute && nowMinute < drawn.toMinute && (
          <div
            aria-hidden="true"
            data-now=""
            className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-rose before:absolute before:-top-[5px] before:-left-1 before:size-2 before:rounded-full before:bg-rose"
            style={{ top: topOf(nowMinute) }}
          />
        )}
      </div>
    </section>
  );
}
