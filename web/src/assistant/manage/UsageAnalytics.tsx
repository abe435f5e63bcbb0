import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { manageTexts } from './edit.ts';
import { Problem } from './Problem.tsx';

/** How long people talked to this assistant in the past 30 days. */
export function UsageAnalytics({ assistantId }: { assistantId: string }) {
  const usage = useQuery(rpc.usage.analytics.queryOptions());
  return (
    <Card
      title={t`Usage Analytics`}
      aside={
        <Button
          kind="secondary"
          size="small"
          aria-label={t`Refresh usage`}
          busy={usage.isFetching}
          onClick={() => void usage.refetch()}
        >
          {!usage.isFetching && <RefreshCw aria-hidden="true" className="size-4" />}
          <Trans>Refresh</Trans>
        </Button>
      }
    >
      {usage.isError && <Problem text={manageTexts.usageFailed} error={usage.error} />}
      {usage.isPending && <Spinner label={t`Loading usage...`} className="text-muted" />}
      {!usage.isPending && (
        <dl className="grid gap-5 sm:grid-cols-2 not-first:mt-5">
          <div>
            <dt className="text-sm text-muted">
              <Trans>Total minutes used in the past 30 days</Trans>
            </dt>
            <dd className="tabular mt-0.5 text-2xl font-semibold">
              {usage.isError ? '–' : minutesText(usage.data.minutes)}
            </dd>
          </div>
          <div className="min-w-0">
            <dt className="text-sm text-muted">
              <Trans>Assistant ID</Trans>
            </dt>
            <dd className="mt-0.5 font-code text-sm break-all">{assistantId}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}

function minutesText(minutes: number): string {
  return plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` });
}
