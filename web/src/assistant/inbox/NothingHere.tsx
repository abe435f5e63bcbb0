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
        title="Nothing further"
        action={
          <Link
            to="/my-assistant/inbox"
            search={search.show ? { show: search.show } : {}}
            className={buttonClasses({ kind: 'secondary' })}
          >
            To the top of the inbox
          </Link>
        }
      >
        What stood here has moved since.
      </EmptyState>
    );
  if (search.show === 'done')
    return (
      <EmptyState title="Nothing is done yet" picture={<DeskBell />}>
        What you mark as done is kept here, with your notes.
      </EmptyState>
    );
  return (
    <EmptyState
      title={search.show === 'all' ? 'No messages yet' : 'Nothing waits for you'}
      picture={<DeskBell />}
      action={
        <Link to="/my-assistant/calls" className={buttonClasses({ kind: 'secondary' })}>
          Look at the calls
        </Link>
      }
    >
      When a caller leaves a message, or wants something that could not be done, it stands here
      until you are done with it.
    </EmptyState>
  );
}
