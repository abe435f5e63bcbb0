import type { FailedJob } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { client } from '../../api/client.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DataTable } from '../lists/DataTable.tsx';
import { momentText } from '../lists/moment.ts';
import { PagedList } from '../lists/PagedList.tsx';
import { useAction } from '../lists/useAction.ts';
import { usePages } from '../lists/usePages.ts';
import { queueText } from './queueText.ts';

/** Mails, webhooks and other work that did not succeed. */
export function WorkPage() {
  const pages = usePages(['work'], (input) => client.operator.failedJobs(input));
  const { act, busy, problem } = useAction();
  const retry = ({ id }: FailedJob) => act(id, () => client.operator.retryJob({ id }), t`Retrying`);
  const retryAll = () => act('all', () => client.operator.retryAllJobs(), t`Retrying all`);
  return (
    <>
      <PageTitle
        subtitle={t`Failed emails, webhooks and voice platform requests. They are retried automatically for three days.`}
        actions={
          pages.rows &&
          pages.rows.length > 0 && (
            <Button busy={busy === 'all'} onClick={() => void retryAll()}>
              <RotateCcw aria-hidden="true" className="size-5" />
              <Trans>Retry All</Trans>
            </Button>
          )
        }
      >
        {t`Failed Work`}
      </PageTitle>
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <PagedList
        pages={pages}
        empty={{
          title: t`No failed work`,
          text: t`Failed work appears here until it succeeds.`,
        }}
      >
        {(rows) => (
          <DataTable
            caption={t`Failed work`}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { header: t`What`, cell: (row) => <What job={row} /> },
              { header: t`Problem`, cell: (row) => <Problem job={row} /> },
              { header: t`Attempts`, isNumeric: true, cell: (row) => row.tries },
              {
                header: t`Since`,
                cell: (row) => (
                  <span className="whitespace-nowrap">{momentText(row.createdAt)}</span>
                ),
              },
              {
                header: t`Action`,
                cell: (row) => (
                  <Button
                    kind="secondary"
                    size="small"
                    busy={busy === row.id}
                    aria-label={t`Retry ${queueText(row.queue)}, ${momentText(row.createdAt)}`}
                    onClick={() => void retry(row)}
                  >
                    <Trans>Retry</Trans>
                  </Button>
                ),
              },
            ]}
          />
        )}
      </PagedList>
    </>
  );
}

function What({ job }: { job: FailedJob }) {
  return (
    <>
      <span className="block font-medium">{queueText(job.queue)}</span>
      {Object.entries(job.payload).map(([name, value]) => (
        <span key={name} className="block font-code text-sm wrap-anywhere text-muted">
          {name}: {String(value)}
        </span>
      ))}
    </>
  );
}

function Problem({ job }: { job: FailedJob }) {
  return (
    <span className="block sm:min-w-48">
      {job.state === 'given-up' ? (
        <Badge tone="bad">
          <Trans>Given up</Trans>
        </Badge>
      ) : (
        <Badge tone="notice">
          {job.nextTryAt === null ? t`Retried` : t`Next try ${momentText(job.nextTryAt)}`}
        </Badge>
      )}
      <span className="mt-1 block text-sm wrap-anywhere">
        {job.problem ?? t`No error message.`}
      </span>
    </span>
  );
}
