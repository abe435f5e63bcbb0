import { useEffect, useRef } from 'react';
import type { Stretch } from '../lanes.ts';
import { hourText } from '../texts.ts';
import { Column } from './Column.tsx';
import { type Drop, type GridColumn, heightOf } from './gridShape.ts';
import { useDrag } from './useDrag.ts';

const HOUR = 60;
/** Kept in sight above the line of now. */
const BEFORE_NOW_MINUTES = 90;

interface TimeGridProps {
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly drawn: Stretch;
  readonly onOpen: (id: string) => void;
  /** A free place was chosen; by keyboard without a minute. */
  readonly onAdd: (columnKey: string, minute: number | null) => void;
  readonly onDrop: (drop: Drop) => void;
}

/** Hours downwards, days or resources side by side; it scrolls within itself. */
export function TimeGrid({ label, columns, drawn, onOpen, onAdd, onDrop }: TimeGridProps) {
  const dragging = useDrag(onDrop);
  const region = useRef<HTMLElement>(null);
  const nowMinute = columns.find((column) => column.nowMinute !== null)?.nowMinute ?? null;
  const scrollTo = nowMinute === null ? null : nowMinute - BEFORE_NOW_MINUTES - drawn.fromMinute;
  const hasScrolled = useRef(false);
  useEffect(() => {
    if (hasScrolled.current || scrollTo === null || !region.current) return;
    hasScrolled.current = true;
    const body = region.current.querySelector('[data-column]')?.getBoundingClientRect();
    if (body)
      region.current.scrollTop = (scrollTo / (drawn.toMinute - drawn.fromMinute)) * body.height;
  }, [scrollTo, drawn]);
  const hours = Array.from(
    { length: (drawn.toMinute - drawn.fromMinute) / HOUR },
    (_, at) => drawn.fromMinute + at * HOUR,
  );
  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={0}
      className="relative isolate flex max-h-[max(28rem,calc(100dvh-11rem))] overflow-auto rounded-md border border-line bg-card [--hour:3.5rem]"
    >
      <div
        aria-hidden="true"
        className="sticky left-0 z-30 w-14 shrink-0 border-r border-line bg-card"
      >
        <div className="sticky top-0 z-10 h-14 border-b border-line bg-card" />
        <ol className="tabular text-right text-sm text-muted">
          {hours.map((minute) => (
            <li key={minute} className="relative" style={{ height: heightOf(HOUR) }}>
              {minute !== drawn.fromMinute && (
                <span className="absolute -top-2.5 right-2 whitespace-nowrap">
                  {hourText(minute)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {columns.map((column) => (
        <Column
          key={column.key}
          column={column}
          drawn={drawn}
          dragging={dragging}
          onOpen={onOpen}
          onAdd={onAdd}
        />
      ))}
    </section>
  );
}
