import { UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import type { CallList } from '@belldesk/contract/product/callList';
import type { Minutes } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { Stat } from '../../../ui/Stat.tsx';

interface CallStatsProps {
  readonly list: CallList | undefined;
  readonly minutes: Minutes | undefined;
  readonly isMinutesFailed: boolean;
}

const NOT_KNOWN = '–';

/** The three figures above the log. */
export function CallStats({ list, minutes, isMinutesFailed }: CallStatsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      <Stat
        label={t`Total Minutes Used`}
        value={minutes ? minutes.usedMinutes : NOT_KNOWN}
        note={isMinutesFailed ? t`Failed to load usage data` : t`For current billing period`}
      />
      <Stat
        label={t`Minutes Left`}
        value={minutes ? minutesLeft(minutes) : NOT_KNOWN}
        note={minutesNote(minutes, isMinutesFailed)}
      />
      <Stat label={t`Number of Calls`} value={list ? list.totalCalls : NOT_KNOWN} />
    </div>
  );
}

function minutesLeft({ leftMinutes }: Minutes): number | string {
  return leftMinutes === UNLIMITED_MINUTES ? t`Unlimited` : leftMinutes;
}

function minutesNote(minutes: Minutes | undefined, isFailed: boolean): string | undefined {
  if (isFailed) return t`Failed to load usage data`;
  return minutes?.leftMinutes === UNLIMITED_MINUTES ? undefined : t`For current billing period`;
}
