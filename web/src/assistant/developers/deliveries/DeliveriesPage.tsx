import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { rpc } from '../../../api/queries.ts';
import { Button, buttonClasses } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { ReadState } from '../ReadState.tsx';
import type { DeliveriesSearch } from '../search.ts';
import { DeliveryRow } from './DeliveryRow.tsx';

const PATH = '/my-assistant/developers/webhooks/$id';
const route = getRouteApi(PATH);

const SHOWN = [
  { value: 'all', label: t`All` },
  { value: 'failed', label: t`Failed` },
  { value: 'pending', label: t`Waiting` },
  { value: 'delivered', label: t`Delivered` },
] as const;
const OFTEN_MS = 5_000;

/** What was sent to one endpoint in the last 30 days, newest first. */
export function DeliveriesPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const log = useQuery({
    ...rpc.webhookEndpoints.deliveries.queryOptions({
      input: { id, ...search },
      placeholderData: keepPreviousData,
    }),
    // What waits changes by itself.
    refetchInterval: ({ state: { data } }) =>
      data?.rows.some(({ state }) => state === 'pending') ? OFTEN_MS : false,
  });
  return (
    <>
      <PageTitle
        subtitle={<span className="font-code wrap-anywhere">{log.data?.endpoint.url}</span>}
        actions={
          <Button kind="secondary" busy={log.isRefetching} onClick={() => void log.refetch()}>
            <Trans>Refresh</Trans>
          </Button>
        }
      >
        {t`Deliveries`}
      </PageTitle>
      <div className="flex max-w-3xl flex-col gap-5">
        <Link
          to="/my-assistant/developers"
          search={{ tab: 'webhooks' }}
          className="self-start font-semibold text-pine hover:text-pine-deep"
        >
          <Trans>All webhooks</Trans>
        </Link>
        <div>
          <Segments
            label={t`Filter deliveries`}
            value={search.state ?? 'all'}
            onChange={(value) =>
              void navigate({ params: { id }, search: value === 'all' ? {} : { state: value } })
            }
            options={SHOWN}
          />
        </div>
        <ReadState
          query={log}
          loading={t`Loading deliveries...`}
          failed={t`Deliveries could not be loaded.`}
        />
        {log.data && log.data.rows.length === 0 && (
          <EmptyState title={search.state ? t`No matching deliveries` : t`No deliveries yet`}>
            {search.state
              ? t`View all deliveries.`
              : t`Deliveries are kept for 30 days. Send a test to see one.`}
          </EmptyState>
        )}
        {log.data && log.data.rows.length > 0 && (
          <ul
            aria-label={t`Deliveries`}
            aria-busy={log.isPlaceholderData}
            className="divide-y divide-line border-y border-line aria-busy:opacity-60"
          >
            {log.data.rows.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                canSend={log.data.endpoint.enabled}
              />
            ))}
          </ul>
        )}
        {log.data && <Pager id={id} search={search} next={log.data.next} />}
      </div>
    </>
  );
}

function Pager({
  id,
  search,
  next,
}: {
  id: string;
  search: DeliveriesSearch;
  next: string | null;
}) {
  const { after, ...shown } = search;
  if (after === undefined && next === null) return null;
  const look = buttonClasses({ kind: 'secondary', size: 'small' });
  return (
    <nav aria-label={t`Delivery pages`} className="flex flex-wrap gap-2">
      {after !== undefined && (
        <Link to={PATH} params={{ id }} search={shown} preload={false} className={look}>
          <Trans>Newest</Trans>
        </Link>
      )}
      {next !== null && (
        <Link
          to={PATH}
          params={{ id }}
          search={{ ...shown, after: next }}
          preload={false}
          className={look}
        >
          <Trans>Older</Trans>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
