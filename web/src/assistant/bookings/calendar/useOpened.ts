import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { timeOf } from '@belldesk/contract/time/minutes';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Opened } from '../entry/EntryDialog.tsx';
import { failureText, isConflict } from '../entry/problems.ts';
import { shifted } from '../entry/shifted.ts';
import { useMoveBooking } from '../entry/useMoveBooking.ts';
import type { Tell } from '../undo/useUndo.ts';
import type { Move } from './viewProps.ts';

/** The booking whose dialog is open, and the one that the pointer has just moved. */
export function useOpened(entries: readonly CalendarEntry[], tell: Tell) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const moving = useMoveBooking(tell);
  const [moved, setMoved] = useState<CalendarEntry | null>(null);

  const move = ({ entry, day, minute, resourceId }: Move) => {
    const target = { date: day, time: timeOf(minute), resourceId };
    setMoved(shifted(entry, day, minute));
    moving.mutate(
      {
        entry,
        input: { id: entry.id, version: entry.version, ...target, anyway: false, tell: false },
      },
      {
        onSuccess: (answer) => {
          if (!answer.done) setOpened({ entry, tried: { target, refused: answer } });
        },
        onError: (error) => {
          const failure = isConflict(error)
            ? t`This booking was changed in another window or by a caller, so it was not moved. Move it again if you still want to.`
            : failureText(error);
          const newest = entries.find(({ id }) => id === entry.id) ?? entry;
          setOpened({ entry: newest, tried: { target, failure } });
        },
        onSettled: () => setMoved(null),
      },
    );
  };

  return {
    opened,
    /** As they stand, but for the one whose move is on its way. */
    entries: moved ? entries.map((entry) => (entry.id === moved.id ? moved : entry)) : entries,
    open: (id: string) => {
      const entry = entries.find((one) => one.id === id);
      if (entry) setOpened({ entry });
    },
    close: () => setOpened(null),
    move,
  };
}
