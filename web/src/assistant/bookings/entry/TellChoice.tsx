import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import type { CannotTell, Reach } from '@belldesk/contract/product/customerNotice';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cannotTellText } from './cannotTellText.ts';
import { nobodyTellsText } from './notices.ts';

interface TellChoiceProps {
  readonly entry: CalendarEntry;
  /** Null: nothing is known by which they could be told. */
  readonly reach: Reach | null;
  /** Why nobody can be told just now; null while they can. */
  readonly cannotTell: CannotTell | null;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Whether the customer is told of it. Never chosen by itself: what was sent cannot be taken back. */
export function TellChoice({ entry, reach, cannotTell, isChosen, onChoose }: TellChoiceProps) {
  const canTell = reach !== null && cannotTell === null;
  return (
    <div>
      <label className="flex min-h-9 items-start gap-2.5 has-disabled:text-muted">
        <input
          type="checkbox"
          checked={isChosen && canTell}
          disabled={!canTell}
          onChange={({ target }) => onChoose(target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-pine"
        />
        <span className="tabular min-w-0 wrap-anywhere">
          {reach ? tellText(entry, reach) : <Trans>Notify {entry.name}</Trans>}
        </span>
      </label>
      {reach === null && (
        <p className="tabular pl-7.5 text-sm text-muted">
          <Trans>No email address or mobile number on file. {nobodyTellsText(entry)}</Trans>
        </p>
      )}
      {reach !== null && cannotTell !== null && (
        <p className="tabular pl-7.5 text-sm text-muted">
          {cannotTellText(cannotTell)} {nobodyTellsText(entry)}
        </p>
      )}
    </div>
  );
}

function tellText({ name }: CalendarEntry, { by, to }: Reach): string {
  return by === 'mail' ? t`Email ${name} at ${to}` : t`Text ${name} at ${to}`;
}
