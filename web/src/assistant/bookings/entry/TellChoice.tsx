import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import type { Reach } from '@belldesk/contract/product/customerNotice';
import { nobodyTellsText } from './notices.ts';

interface TellChoiceProps {
  readonly entry: CalendarEntry;
  /** Null: nothing is known by which they could be told. */
  readonly reach: Reach | null;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Whether the customer is told of it. Never chosen by itself: what was sent cannot be taken back. */
export function TellChoice({ entry, reach, isChosen, onChoose }: TellChoiceProps) {
  return (
    <div>
      <label className="flex min-h-9 items-start gap-2.5 has-disabled:text-muted">
        <input
          type="checkbox"
          checked={isChosen && reach !== null}
          disabled={reach === null}
          onChange={({ target }) => onChoose(target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-pine"
        />
        <span className="tabular min-w-0 wrap-anywhere">
          Tell {entry.name}
          {reach && ` by ${reach.by}, at ${reach.to}`}
        </span>
      </label>
      {reach === null && (
        <p className="tabular pl-7.5 text-sm text-muted">
          No address is known to write to. {nobodyTellsText(entry)}
        </p>
      )}
    </div>
  );
}
