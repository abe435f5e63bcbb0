import type { TodayCall, TodayCalls, TodayLine } from '@belldesk/contract/product/today';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { badgeTexts } from '../calls/badgeTexts.ts';
import { callerOf } from '../calls/callTexts.ts';
import { formatDuration } from '../calls/duration.ts';
import { timeIn } from '../calls/moments.ts';

interface CallsOfDayProps {
  readonly calls: TodayCalls;
  readonly line: TodayLine | null;
  readonly timeZone: string;
}

/** How many called today, what came of it, and the newest of them. */
export function CallsOfDay({ calls, line, timeZone }: CallsOfDayProps) {
  const { total, onTheLine, outcomes, rows } = calls;
  return (
    <Card
      title={t`Calls today`}
      aside={
        <Link
          to="/my-assistant/calls"
          search={{ scope: 'all' }}
          className="inline-flex min-h-9 items-center font-medium text-pine underline-offset-4 hover:underline"
        >
          <Trans>All calls</Trans>
        </Link>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular text-2xl font-semibold">
          {plural(total, { one: '# call', other: '# calls' })}
        </p>
        <ul aria-label={t`What came of them`} className="tabular flex flex-wrap gap-1.5">
          {onTheLine > 0 && (
            <li>
              <Badge tone="notice">
                <Trans>On the line: {onTheLine}</Trans>
              </Badge>
            </li>
          )}
          {outcomes.map(({ badge, calls: count }) => (
            <li key={badge}>
              <Badge tone={badgeTexts[badge].tone}>
                {badgeTexts[badge].text}: {count}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
      {rows.length === 0 ? (
        <p className="mt-3 text-muted">
          {line === null || line.sipUri === null
            ? t`Calls will show here once your assistant is published.`
            : t`No calls yet today. New calls appear here as they come in.`}
        </p>
      ) : (
        <ul aria-label={t`Newest calls`} className="mt-4 divide-y divide-line border-t border-line">
          {rows.map((call) => (
            <Row key={call.id} call={call} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ call, timeZone }: { call: TodayCall; timeZone: string }) {
  const caller = callerOf(call);
  const time = timeIn(timeZone, call.startTime);
  const badge = call.badge && badgeTexts[call.badge];
  return (
    <li className="relative -mx-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-2 py-3 hover:bg-sunken has-focus-visible:bg-sunken">
      <div className="min-w-0">
        <Link
          to="/my-assistant/calls/$id"
          params={{ id: call.id }}
          aria-label={t`${call.name ?? caller}, open the call of ${time}`}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {call.name ?? caller}
        </Link>
        {call.name !== null && <p className="tabular text-sm text-muted">{caller}</p>}
      </div>
      <div className="tabular text-right">
        <p>{time}</p>
        <p className="text-sm text-muted">
          {call.status === 'in-progress' ? t`On the line` : formatDuration(call.durationSeconds)}
        </p>
      </div>
      {(call.summary || badge) && (
        <div className="col-span-2 flex flex-wrap items-start gap-x-3 gap-y-1">
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
          {call.summary && <p className="min-w-0 basis-60 grow text-muted">{call.summary}</p>}
        </div>
      )}
    </li>
  );
}
