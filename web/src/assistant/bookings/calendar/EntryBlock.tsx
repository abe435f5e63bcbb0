import { PhoneIncoming } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { endText, restText, whatText } from '../entry/entryTexts.ts';
import { kindLooks } from '../entry/kindLook.ts';
import type { DayPart } from './dayItems.ts';
import { minuteText } from './texts.ts';

/** From this length on, the name has a line of its own. */
const TALL_MINUTES = 45;

interface EntryBlockProps {
  readonly part: DayPart;
  /** Where it begins, or would begin where it is let go now. */
  readonly fromMinute: number;
  /** How many there are of each resource. */
  readonly counts: ReadonlyMap<string, number>;
}

/** An entry within its block of the grid; what has no room there is said to screen readers. */
export function EntryBlock({ part, fromMinute, counts }: EntryBlockProps) {
  const { entry, beginsHere } = part;
  const { icon: Icon, mark } = kindLooks[entry.kind];
  const isTall = part.toMinute - part.fromMinute >= TALL_MINUTES;
  const name = <span className="font-semibold">{entry.name}</span>;
  return (
    <>
      <span className="flex items-center gap-1">
        <Icon
          aria-hidden="true"
          className={classes('size-3.5 shrink-0 @max-[4.5rem]:hidden', mark)}
        />
        <span className="tabular shrink-0 whitespace-nowrap">
          {beginsHere ? minuteText(fromMinute) : 'Goes on'}
          <span className="sr-only">{endText(entry)}, </span>
        </span>
        {!isTall && <span className="min-w-0 truncate">{name}</span>}
        {entry.callLogId !== null && (
          <PhoneIncoming
            aria-hidden="true"
            className="ml-auto size-3.5 shrink-0 text-muted @max-[6.5rem]:hidden"
          />
        )}
      </span>
      {isTall && <span className="mt-0.5 block wrap-anywhere">{name}</span>}
      <span className="block wrap-anywhere">
        <span className="sr-only">, </span>
        {whatText(entry)}
        <span className="sr-only">, {restText(entry, counts)}</span>
      </span>
    </>
  );
}
