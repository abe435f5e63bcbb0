import type { FreeTime } from '@belldesk/contract/product/bookings';
import { minuteOf } from '@belldesk/contract/time/minutes';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { minuteText, shortDayText } from '../calendar/texts.ts';
import { canBeForced, type Refused } from './problems.ts';

interface RefusalNoticeProps {
  readonly refused: Refused;
  /** "Book anyway", "Move anyway". */
  readonly forceLabel: string;
  readonly onForce: () => void;
  readonly onPick: (free: FreeTime) => void;
  readonly isBusy: boolean;
}

/** Why it cannot be then, what is free near by, and the way past closed doors. */
export function RefusalNotice({
  refused,
  forceLabel,
  onForce,
  onPick,
  isBusy,
}: RefusalNoticeProps) {
  return (
    <div role="alert" className="rounded-md border border-brass bg-brass-soft p-4 text-ink">
      <p className="font-medium">{refused.reason}</p>
      {refused.nearby.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span className="text-sm">
            <Trans>Free nearby:</Trans>
          </span>
          {refused.nearby.map((free) => (
            <Button
              key={`${free.date} ${free.time}`}
              kind="secondary"
              size="small"
              onClick={() => onPick(free)}
              className="tabular"
            >
              {shortDayText(free.date)}, {minuteText(minuteOf(free.time))}
            </Button>
          ))}
        </div>
      )}
      {canBeForced(refused.problem) && (
        <Button kind="secondary" size="small" onClick={onForce} busy={isBusy} className="mt-3">
          {forceLabel}
        </Button>
      )}
    </div>
  );
}
