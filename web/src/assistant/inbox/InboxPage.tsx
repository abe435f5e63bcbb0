import type { InboxCounts, InboxShow } from '@belldesk/contract/product/inbox';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { UndoBar } from '../bookings/undo/UndoBar.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { useMay } from '../layout/useUser.ts';
import { InboxEntry } from './entry/InboxEntry.tsx';
import { type InboxSearch, listInput } from './inboxSearch.ts';
import { MailChoice } from './MailChoice.tsx';
import { NothingHere } from './NothingHere.tsx';
import { useInboxActions } from './useInboxActions.ts';

const route = getRouteApi('/my-assistant/inbox');

const SHOWN: readonly { value: InboxShow; label: string }[] = [
  { value: 'open', label: t`Open` },
  { value: 'done', label: t`Done` },
  { value: 'all', label: t`All` },
];

/** What callers left: urgent first. It follows calls as they bring something; what it shows is its address. */
export function InboxPage() {
  const search = route.useSearch();
  const mayChooseMail = useMay('change-settings');
  const navigate = route.useNavigate();
  const list = useQuery(
    rpc.inbox.list.queryOptions({
      input: listInput(search),
      placeholderData: keepPreviousData,
    }),
  );
  const counts = useQuery(rpc.inbox.counts.queryOptions());
  const messages = useRef<HTMLDivElement>(null);
  const actions = useInboxActions(() => messages.current?.focus());
  const show = (value: InboxShow) =>
    void navigate({ search: value === 'open' ? {} : { show: value } });
  return (
    <>
      <PageTitle subtitle={<span className="tabular">{countText(counts.data)}</span>}>
        {t`Inbox`}
      </PageTitle>
      <div ref={messages} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        <div>
          <Segments
            label={t`Filter messages`}
            value={search.show ?? 'open'}
            onChange={show}
            options={SHOWN}
          />
        </div>
        {actions.problem !== null && <ErrorBanner>{actions.problem}</ErrorBanner>}
        {list.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void list.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {messageOf(list.error, t`Your inbox could not be loaded. Check your connection.`)}
          </ErrorBanner>
        )}
        {list.isPending && <Spinner label={t`Loading inbox...`} className="text-muted" />}
        {list.data && list.data.rows.length === 0 && <NothingHere search={search} />}
        {list.data && list.data.rows.length > 0 && (
          <section
            aria-label={t`Messages`}
            aria-busy={list.isPlaceholderData}
            className="flex flex-col gap-4 aria-busy:opacity-60"
          >
            {list.data.rows.map((item) => (
              <InboxEntry key={item.id} item={item} actions={actions} />
            ))}
            <Pager search={search} next={list.data.next} />
          </section>
        )}
        {mayChooseMail && <MailChoice />}
      </div>
      <UndoBar {...actions.undoBar} />
    </>
  );
}

function countText(counts: InboxCounts | undefined): string {
  if (!counts) return t`Messages and requests from callers`;
  if (counts.open === 0) return t`No open messages`;
  return counts.urgent === 0
    ? t`${counts.open} open`
    : t`${counts.open} open, ${counts.urgent} urgent`;
}

function Pager({ search, next }: { search: InboxSearch; next: string | null }) {
  const { after, ...shown } = search;
  if (after === undefined && next === null) return null;
  const look = buttonClasses({ kind: 'secondary', size: 'small' });
  return (
    <nav aria-label={t`Inbox pages`} className="flex flex-wrap gap-2">
      {after !== undefined && (
        <Link to="/my-assistant/inbox" search={shown} preload={false} className={look}>
          <Trans>First</Trans>
        </Link>
      )}
      {next !== null && (
        <Link
          to="/my-assistant/inbox"
          search={{ ...shown, after: next }}
          preload={false}
          className={look}
        >
          <Trans>Next</Trans>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
