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
        title={t`No more messages`}
        action={
          <Link
            to="/my-assistant/inbox"
            search={search.show ? { show: search.show } : {}}
            className={buttonClasses({ kind: 'secondary' })}
          >
            <Trans>Back to the first page</Trans>
          </Link>
        }
      >
        <Trans>These messages have moved to another page.</Trans>
      </EmptyState>
    );
  if (search.show === 'done')
    return (
      <EmptyState title={t`Nothing done yet`} picture={<DeskBell />}>
        <Trans>Messages you mark as done appear here, with your notes.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={search.show === 'all' ? t`No messages yet` : t`Nothing to do`}
      picture={<DeskBell />}
      action={
        <Link to="/my-assistant/calls" className={buttonClasses({ kind: 'secondary' })}>
          <Trans>View calls</Trans>
        </Link>
      }
    >
      <Trans>
        When a caller leaves a message or has an unresolved request, it appears here until you mark
        it as done.
      </Trans>
    </EmptyState>
  );
}
