import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Drop, draggedMinute, type GridItem } from './gridShape.ts';

/** Less is a click by an unsteady hand. */
const BEGINS_AT_PX = 6;
const PRIMARY_BUTTON = 0;

interface Drag {
  readonly id: string;
  readonly columnKey: string;
  readonly x: number;
  readonly y: number;
  readonly minute: number;
}

interface Held {
  readonly item: GridItem;
  readonly columnKey: string;
  readonly x: number;
  readonly y: number;
  readonly pixelsPerMinute: number;
}

/**
 * Moving an entry with the pointer. A finger scrolls instead: for it, and for the keyboard, there is
 * the dialog. Escape puts it back.
 */
export function useDrag(onDrop: (drop: Drop) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<Held | null>(null);
  /** The click that a browser makes of a drag's end opens nothing. */
  const wasDragged = useRef(false);

  const stop = () => {
    held.current = null;
    setDrag(null);
  };
  const isMoving = drag !== null;
  useEffect(() => {
    if (!isMoving) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const begin = (event: PointerEvent<HTMLElement>, item: GridItem, columnKey: string) => {
    wasDragged.current = false;
    if (!item.canMove || event.pointerType === 'touch' || event.button !== PRIMARY_BUTTON) return;
    const body = event.currentTarget.closest<HTMLElement>('[data-column]');
    const minutes = Number(body?.dataset.minutes);
    if (!body || !(minutes > 0)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = {
      item,
      columnKey,
      x: event.clientX,
      y: event.clientY,
      pixelsPerMinute: body.getBoundingClientRect().height / minutes,
    };
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = held;
    if (!current) return;
    const x = event.clientX - current.x;
    const y = event.clientY - current.y;
    if (!isMoving && Math.hypot(x, y) < BEGINS_AT_PX) return;
    wasDragged.current = true;
    setDrag({
      id: current.item.id,
      columnKey: current.columnKey,
      x,
      y,
      minute: draggedMinute(current.item.fromMinute, {
        byPixels: y,
        pixelsPerMinute: current.pixelsPerMinute,
      }),
    });
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    const { current } = held;
    if (current && isMoving) {
      const toKey = columnAt(event.clientX, event.clientY);
      const minute = draggedMinute(current.item.fromMinute, {
        byPixels: event.clientY - current.y,
        pixelsPerMinute: current.pixelsPerMinute,
      });
      const isElsewhere = toKey !== current.columnKey || minute !== current.item.fromMinute;
      if (toKey !== null && isElsewhere)
        onDrop({ id: current.item.id, fromKey: current.columnKey, toKey, minute });
    }
    stop();
  };

  return { drag, begin, move, end, cancel: stop, wasDragged: () => wasDragged.current };
}

/** The column under a point; what is dragged lies over it and belongs to the one it came from. */
function columnAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const key = element instanceof HTMLElement ? element.dataset.column : undefined;
    if (key !== undefined) return key;
  }
  return null;
}
