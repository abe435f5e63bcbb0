import type { CustomerRow } from '@belldesk/contract/product/customers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { ReservationBook } from '../../illustrations/ReservationBook.tsx';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { dateIn } from '../calls/moments.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { type CustomersSearch, listInput } from './customersSearch.ts';
import { nameOf } from './customerTexts.ts';
import { SearchForm } from './SearchForm.tsx';

const route = getRouteApi('/my-assistant/customers');

/** Everybody who called and is known, the latest contact first. What it shows is its address. */
export function CustomersPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(
    rpc.customers.list.queryOptions({
      input: listInput(search),
      placeholderData: keepPreviousData,
    }),
  );
  const isNarrowed = search.search !== undefined || search.after !== undefined;
  return (
    <>
      <PageTitle subtitle={t`Everyone who books, orders or leaves a message. Most recent first.`}>
        {t`Customers`}
      </PageTitle>
      <div className="flex flex-col gap-6">
        {(isNarrowed || (list.data && list.data.rows.length > 0)) && (
          <SearchForm
            sought={search.search ?? ''}
            onSearch={(sought) =>
              void navigate({ search: sought === '' ? {} : { search: sought } })
            }
          />
        )}
        {list.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void list.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {messageOf(list.error, t`Customers could not be loaded. Check your connection.`)}
          </ErrorBanner>
        )}
        {list.isPending && <Spinner label={t`Loading customers...`} className="text-muted" />}
        {list.data && list.data.rows.length === 0 && <Nobody isNarrowed={isNarrowed} />}
        {list.data && list.data.rows.length > 0 && (
          <section
            aria-label={t`Customers`}
            aria-busy={list.isPlaceholderData}
            className="flex flex-col gap-4 aria-busy:opacity-60"
          >
            <ul className="rounded-md border border-line bg-card">
              {list.data.rows.map((row) => (
                <Row key={row.id} row={row} timeZone={list.data.timeZone} />
              ))}
            </ul>
            <Pager search={search} next={list.data.next} />
          </section>
        )}
      </div>
    </>
  );
}

function Row({ row, timeZone }: { row: CustomerRow; timeZone: string }) {
  const reach = [...row.numbers, row.email].filter((text) => text !== null);
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0 hover:bg-sunken has-focus-visible:bg-sunken">
      <div className="min-w-0">
        <Link
          to="/my-assistant/customers/$id"
          params={{ id: row.id }}
          className="font-medium wrap-anywhere text-pine underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {nameOf(row)}
        </Link>
        {row.name !== null && (
          <p className="tabular text-sm wrap-anywhere text-muted">{reach.join(', ')}</p>
        )}
      </div>
      <time dateTime={row.lastContactAt} className="tabular text-sm text-muted">
        {dateIn(timeZone, row.lastContactAt)}
      </time>
    </li>
  );
}

function Nobody({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        title={t`No customers found`}
        action={
          <Link to="/my-assistant/customers" className={buttonClasses({ kind: 'secondary' })}>
            <Trans>Show all customers</Trans>
          </Link>
        }
      >
        <Trans>
          Try part of a name, phone number or email address. Accents and capitals do not matter.
        </Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`No customers yet`}
      picture={<ReservationBook />}
      action={
        <Link to="/my-assistant/bookings" className={buttonClasses({ kind: 'secondary' })}>
          <Trans>View bookings</Trans>
        </Link>
      }
    >
      <Trans>
        Customers are added when they book, order or leave a message with a phone number, along with
        their history. You don't need to add anyone. Callers without a number are not saved.
      </Trans>
    </EmptyState>
  );
}

function Pager({ search, next }: { search: CustomersSearch; next: string | null }) {
  const { after, ...shown } = search;
  if (after === undefined && next === null) return null;
  const look = buttonClasses({ kind: 'secondary', size: 'small' });
  return (
    <nav aria-label={t`Customer pages`} className="flex flex-wrap gap-2">
      {after !== undefined && (
        <Link to="/my-assistant/customers" search={shown} preload={false} className={look}>
          <Trans>First</Trans>
        </Link>
      )}
      {next !== null && (
        <Link
          to="/my-assistant/customers"
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
