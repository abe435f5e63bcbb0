import { t } from '@lingui/core/macro';
import { PhoneIncoming } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { endText, restText, whatText } from '../entry/entryTexts.ts';
import { kindLooks } from '../entry/kindLook.ts';
import type { DayPart } from './dayItems.ts';
import { minuteText } from './texts.ts';

/** From these lengths on, the name has a line of its own, and what is booked has one too. */
const NAME_LINE_MINUTES = 45;
const WHAT_LINE_MINUTES = 60;

interface EntryBlockProps {
  readonly part: DayPart;
  /** Where it begins, or would begin where it is let go now. */
  readonly fromMinute: number;
  /** How many there are of each resource. */
  readonly counts: ReadonlyMap<string, number>;
  /** Name of its location, where those of several are shown. */
  readonly place: string | undefined;
}

/** An entry within its block of the grid; what has no room there is said to screen readers. */
export function EntryBlock({ part, fromMinute, counts, place }: EntryBlockProps) {
  const { entry, beginsHere } = part;
  const { icon: Icon, mark } = kindLooks[entry.kind];
  const minutes = part.toMinute - part.fromMinute;
  const hasNameLine = minutes >= NAME_LINE_MINUTES;
  const hasWhatLine = minutes >= WHAT_LINE_MINUTES;
  const placed = place === undefined ? '' : ` · ${place}`;
  const name = hasWhatLine ? entry.name : entry.name + placed;
  return (
    <>
      <span className={classes('flex items-center gap-1', hasNameLine && '@max-[4rem]:sr-only')}>
        <Icon
          aria-hidden="true"
          className={classes('size-3.5 shrink-0 @max-[5rem]:hidden', mark)}
        />
        <span className="tabular shrink-0 whitespace-nowrap">
          {beginsHere ? minuteText(fromMinute) : t`Continues`}
          <span className="sr-only">{endText(entry)}, </span>
        </span>
        {!hasNameLine && <span className="min-w-0 truncate font-semibold">{name}</span>}
        {entry.callLogId !== null && (
          <PhoneIncoming
            aria-hidden="true"
            className="ml-auto size-3.5 shrink-0 text-muted @max-[6.5rem]:hidden"
          />
        )}
      </span>
      {hasNameLine && (
        // Where there is hardly room for a word, the name is written downwards.
        <span className="mt-0.5 block font-semibold wrap-break-word @max-[4rem]:mt-0 @max-[4rem]:truncate @max-[4rem]:[writing-mode:vertical-rl]">
          {name}
        </span>
      )}
      <span
        className={classes('block wrap-break-word @max-[4rem]:sr-only', !hasWhatLine && 'sr-only')}
      >
        <span className="sr-only">, </span>
        {whatText(entry)}
        {hasWhatLine && placed}
        <span className="sr-only">, {restText(entry, counts)}</span>
      </span>
    </>
  );
}
