import type { CSSProperties } from 'react';
import { classes } from '../../../../ui/classes.ts';
import type { GridItem } from './gridShape.ts';
import type { useDrag } from './useDrag.ts';

interface ItemProps {
  readonly item: GridItem;
  readonly columnKey: string;
  readonly dragging: ReturnType<typeof useDrag>;
  readonly onOpen: (id: string) => void;
  readonly style: CSSProperties;
}

/** An entry in its place: opened by a click or Enter, moved with the pointer. */
export function Item({ item, columnKey, dragging, onOpen, style }: ItemProps) {
  const { drag } = dragging;
  const moved = drag?.id === item.id && drag.columnKey === columnKey ? drag : null;
  return (
    <li
      className={classes('@container absolute p-px', moved && 'z-20')}
      style={moved ? { ...style, transform: `translate(${moved.x}px, ${moved.y}px)` } : style}
    >
      <button
        type="button"
        onPointerDown={(event) => dragging.begin(event, item, columnKey)}
        onPointerMove={dragging.move}
        onPointerUp={dragging.end}
        onPointerCancel={dragging.cancel}
        onClick={() => {
          if (!dragging.wasDragged()) onOpen(item.id);
        }}
        className={classes(
          'pointer-events-auto flex size-full flex-col justify-start overflow-hidden rounded-sm px-1.5 py-1 text-left text-sm leading-tight',
          item.canMove && 'select-none',
          moved && 'cursor-grabbing opacity-90 shadow-float',
          item.classNames,
        )}
      >
        {item.draw(moved?.minute ?? item.fromMinute)}
      </button>
    </li>
  );
}
