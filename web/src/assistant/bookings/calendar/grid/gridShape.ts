import { MINUTES_OF_DAY } from '@belldesk/contract/time/minutes';
import type { ReactNode } from 'react';
import type { Stretch } from '../lanes.ts';

/** Drawn so tall at least, that a finger can touch it: 30 minutes are 28 pixels. */
export const LEAST_MINUTES = 30;

/** What is dragged falls on quarters of an hour. */
export const STEP_MINUTES = 15;

/** One entry as the grid draws it: what of it lies in this column's day. */
export interface GridItem extends Stretch {
  /** Of the entry: one that lasts over midnight has an item on either day. */
  readonly id: string;
  readonly canMove: boolean;
  /** Draws it; the minute is the one it would begin at while it is dragged, else its own. */
  readonly draw: (fromMinute: number) => ReactNode;
  readonly classNames: string;
}

/** A day, or a resource on a day. */
export interface GridColumn {
  readonly key: string;
  readonly heading: ReactNode;
  /** Of the button by which something is added here. */
  readonly addName: string;
  readonly open: readonly Stretch[];
  readonly items: readonly GridItem[];
  /** Where the line of now goes; null on any other day. */
  readonly nowMinute: number | null;
  /** One of seven days: what stands side by side in it may be narrow. */
  readonly isSlim: boolean;
}

export interface Drop {
  readonly id: string;
  /** Column it was taken from and the one it was let go over. */
  readonly fromKey: string;
  readonly toKey: string;
  /** Begin of the entry, snapped. */
  readonly minute: number;
}

/** Where an item begins once it was dragged by so many pixels. */
export function draggedMinute(
  fromMinute: number,
  { byPixels, pixelsPerMinute }: { byPixels: number; pixelsPerMinute: number },
): number {
  return snapped(fromMinute + byPixels / pixelsPerMinute, STEP_MINUTES);
}

/** Length of minutes in the grid, for a style. */
export function heightOf(minutes: number): string {
  return `calc(var(--hour) * ${minutes / 60})`;
}

/** The nearest step, never before midnight nor after the last step of the day. */
export function snapped(minute: number, stepMinutes: number): number {
  const step = Math.round(minute / stepMinutes) * stepMinutes;
  return Math.min(MINUTES_OF_DAY - stepMinutes, Math.max(0, step));
}
