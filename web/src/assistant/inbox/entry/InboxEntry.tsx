import type { InboxItem } from '@belldesk/contract/product/inbox';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Check, Phone, RotateCcw } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, ButtonLink, buttonClasses } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { dateIn, timeIn } from '../../calls/moments.ts';
import { nameOf, type useInboxActions } from '../useInboxActions.ts';
import { callBackAddress } from './callBack.ts';
import { Notes } from './Notes.tsx';
import { useNote } from './useNote.ts';

interface InboxEntryProps {
  readonly item: InboxItem;
  readonly actions: Pick<ReturnType<typeof useInboxActions>, 'setDone' | 'setUrgent' | 'busyId'>;
}

/** One message or request: who, what, and what can be done about it. */
export function InboxEntry({ item, actions }: InboxEntryProps) {
  const isDone = item.doneAt !== null;
  const note = useNote(item.id);
  const busy = actions.busyId === item.id || note.isBusy;
  /** A note half written beside it goes along. */
  const turn = async () => {
    if (await note.keepUnsent()) actions.setDone(item, !isDone);
  };
  const id = `inbox-${item.id}`;
  return (
    <article
      aria-labelledby={id}
      className={classes(
        'rounded-md border bg-card p-5 sm:p-6',
        item.isUrgent && !isDone ? 'border-rose' : 'border-line',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id={id} className="min-w-0 text-lg font-semibold wrap-anywhere">
          {nameOf(item)}
        </h2>
        {item.isUrgent && (
          <Badge tone="bad">
            <Trans>Urgent</Trans>
          </Badge>
        )}
        {item.kind === 'request' && (
          <Badge tone="info">
            <Trans>Request</Trans>
          </Badge>
        )}
        {isDone && (
          <Badge tone="good">
            <Check aria-hidden="true" className="size-4" />
            <Trans>Done</Trans>
          </Badge>
        )}
        <time dateTime={item.createdAt} className="tabular text-sm text-muted sm:ml-auto">
          {dateIn(item.timeZone, item.createdAt)}, {timeIn(item.timeZone, item.createdAt)}
        </time>
      </header>
      <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{item.text}</p>
      {item.unansweredQuestions.length > 0 && (
        <div className="mt-3 max-w-prose text-sm text-muted">
          <p>
            <Trans>Unanswered question:</Trans>
          </p>
          <ul className="mt-1 list-disc pl-5">
            {[...new Set(item.unansweredQuestions)].map((question) => (
              <li key={question} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <CallBack number={item.phoneNumber} isDone={isDone} />
        <Button kind="secondary" size="small" busy={busy} onClick={() => void turn()}>
          {!busy &&
            (isDone ? (
              <RotateCcw aria-hidden="true" className="size-4" />
            ) : (
              <Check aria-hidden="true" className="size-4" />
            ))}
          {isDone ? t`Reopen` : t`Done`}
        </Button>
        {!isDone && (
          <Button
            kind="quiet"
            size="small"
            disabled={busy}
            onClick={() => actions.setUrgent(item, !item.isUrgent)}
          >
            {item.isUrgent ? t`Not urgent` : t`Mark urgent`}
          </Button>
        )}
        {item.callLogId !== null && (
          <Link
            to="/my-assistant/calls/$id"
            params={{ id: item.callLogId }}
            className={buttonClasses({ kind: 'quiet', size: 'small' })}
          >
            <Trans>The call</Trans>
          </Link>
        )}
        {item.customerId !== null && (
          <Link
            to="/my-assistant/customers/$id"
            params={{ id: item.customerId }}
            className={buttonClasses({ kind: 'quiet', size: 'small' })}
          >
            <Trans>View customer</Trans>
          </Link>
        )}
      </div>
      <Notes item={item} note={note} />
    </article>
  );
}

function CallBack({ number, isDone }: { number: string | null; isDone: boolean }) {
  if (number === null)
    return (
      <p className="mr-2 text-sm text-muted">
        <Trans>No phone number given.</Trans>
      </p>
    );
  const address = callBackAddress(number);
  if (address === null) return <p className="mr-2 text-sm wrap-anywhere">{number}</p>;
  return (
    <ButtonLink
      kind={isDone ? 'secondary' : 'primary'}
      size="small"
      href={address}
      className="tabular"
    >
      <Phone aria-hidden="true" className="size-4" />
      <Trans>Call {number}</Trans>
    </ButtonLink>
  );
}
