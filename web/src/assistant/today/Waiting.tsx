import {
  TODAY_WAITING_DAYS,
  type TodayLine,
  type TodayWaiting,
} from '@belldesk/contract/product/today';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  ChevronRight,
  Inbox,
  type LucideIcon,
  PhoneForwarded,
  PhoneOff,
  Rocket,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavigationLink } from '../../shell/NavigationLink.tsx';
import { classes } from '../../ui/classes.ts';
import { useMay } from '../layout/useUser.ts';

interface WaitingProps {
  readonly waiting: TodayWaiting;
  readonly line: TodayLine | null;
}

/** What somebody has to do: messages, calls that came to nothing, questions without an answer, the line to set up. */
export function Waiting({ waiting, line }: WaitingProps) {
  const maySetUp = useMay('change-settings');
  const { inbox, questions } = waiting;
  const notCompleted = waiting.notCompleted ?? 0;
  const items = [
    inbox !== null && inbox.open > 0 && (
      <Item key="inbox" icon={Inbox} isUrgent={inbox.urgent > 0} to="/my-assistant/inbox">
        {plural(inbox.open, { one: '# message in your inbox', other: '# messages in your inbox' })}
        {inbox.urgent > 0 && ` (${t`${inbox.urgent} urgent`})`}
      </Item>
    ),
    notCompleted > 0 && (
      <Item
        key="not-completed"
        icon={PhoneOff}
        to="/my-assistant/calls?scope=all&outcome=not-completed"
      >
        {plural(notCompleted, { one: '# call not completed', other: '# calls not completed' })}
      </Item>
    ),
    maySetUp && line !== null && line.sipUri === null && (
      <Item key="publish" icon={Rocket} to="/my-assistant/manage">
        <Trans>Publish your assistant so that callers can reach it</Trans>
      </Item>
    ),
    maySetUp && line?.numberState === 'to-set-up' && (
      <Item key="number" icon={PhoneForwarded} to="/my-assistant/manage">
        <Trans>Forward your calls to your new number, {line.phoneNumber}</Trans>
      </Item>
    ),
  ].filter(Boolean);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-lg font-semibold">
        <Trans>Waiting for you</Trans>
      </h2>
      {items.length === 0 && questions.length === 0 && (
        <p className="text-muted">
          <Trans>You are all caught up.</Trans>
        </p>
      )}
      {items.length > 0 && <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">{items}</ul>}
      {questions.length > 0 && (
        <div
          className={classes(
            items.length > 0 && 'mt-3',
            'rounded-md border border-line bg-card p-5',
          )}
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold">
              {plural(TODAY_WAITING_DAYS, {
                one: 'Unanswered questions of the past day',
                other: 'Unanswered questions of the past # days',
              })}
            </h3>
            {maySetUp && (
              <Link
                to="/my-assistant/manage"
                className="inline-flex min-h-9 items-center font-medium text-pine underline-offset-4 hover:underline"
              >
                <Trans>Add answers</Trans>
              </Link>
            )}
          </div>
          <ul className="mt-1">
            {questions.map(({ callLogId, question }) => (
              <li key={`${callLogId} ${question}`}>
                <Link
                  to="/my-assistant/calls/$id"
                  params={{ id: callLogId }}
                  className="flex min-h-9 items-center py-1 wrap-anywhere underline-offset-4 hover:text-pine hover:underline"
                >
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface ItemProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

function Item({ icon: Icon, isUrgent = false, children, to }: ItemProps) {
  return (
    <li className="min-w-0">
      <NavigationLink
        to={to}
        className="flex h-full min-h-14 items-center gap-3 rounded-md border border-line bg-card px-4 py-3 font-medium hover:border-pine"
      >
        <Icon
          aria-hidden="true"
          className={classes('size-5 shrink-0', isUrgent ? 'text-rose' : 'text-brass-deep')}
        />
        <span className="tabular min-w-0 flex-1 wrap-anywhere">{children}</span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </NavigationLink>
    </li>
  );
}
