import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DeskBell } from '../../illustrations/DeskBell.tsx';
import { buttonClasses } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { InboxSearch } from './inboxSearch.ts';

/** What stands where no message does. */
export function NothingHere({ search }: { search: InboxSearch }) {
  if (search.after !== undefined)
    return (
      <EmptyState
        title={t`Nothing further`}
        action={
          <Link
            to="/my-assistant/inbox"
            search={search.show ? { show: search.show } : {}}
            className={buttonClasses({ kind: 'secondary' })}
          >
            <Trans>To the top of the inbox</Trans>
          </Link>
        }
      >
        <Trans>What stood here has moved since.</Trans>
      </EmptyState>
    );
  if (search.show === 'done')
    return (
      <EmptyState title={t`Nothing is done yet`} picture={<DeskBell />}>
        <Trans>What you mark as done is kept here, with your notes.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={search.show === 'all' ? t`No messages yet` : t`Nothing waits for you`}
      picture={<DeskBell />}
      action={
        <Link to="/my-assistant/calls" className={buttonClasses({ kind: 'secondary' })}>
          <Trans>Look at the calls</Trans>
        </Link>
      }
    >
      <Trans>
        When a caller leaves a message, or wants something that could not be done, it stands here
        until you are done with it.
      </Trans>
    </EmptyState>
  );
}
