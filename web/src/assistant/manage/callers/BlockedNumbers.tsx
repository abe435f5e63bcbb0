import type { BlockedNumber } from '@belldesk/contract/product/blockedNumbers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useToast } from '../../../ui/Toasts.tsx';
import { dateIn } from '../../calls/moments.ts';
import { Problem } from '../Problem.tsx';
import { BlockNumberForm } from './BlockNumberForm.tsx';

/** Callers who are refused before anybody answers; each can be let through again. */
export function BlockedNumbers({ timeZone }: { timeZone: string }) {
  const blocked = useQuery(rpc.blockedNumbers.list.queryOptions());
  return (
    <Card title={t`Blocked numbers`}>
      <p className="max-w-prose text-muted">
        <Trans>
          Calls from these numbers are rejected before they are answered and use no minutes. Callers
          who withhold their number cannot be blocked.
        </Trans>
      </p>
      <div className="mt-4 flex flex-col gap-4">
        {blocked.isPending && (
          <Spinner label={t`Loading blocked numbers...`} className="text-muted" />
        )}
        {blocked.isError && (
          <Problem
            text={t`Blocked numbers could not be read`}
            error={blocked.error}
            action={
              <Button kind="secondary" size="small" onClick={() => void blocked.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          />
        )}
        {blocked.data?.rows.length === 0 && (
          <p>
            <Trans>No blocked numbers.</Trans>
          </p>
        )}
        {blocked.data && blocked.data.rows.length > 0 && (
          <ul
            aria-label={t`Blocked numbers`}
            tabIndex={0}
            className="max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line"
          >
            {blocked.data.rows.map((row) => (
              <Row key={row.id} row={row} timeZone={timeZone} />
            ))}
          </ul>
        )}
        <BlockNumberForm />
      </div>
    </Card>
  );
}

function Row({ row, timeZone }: { row: BlockedNumber; timeZone: string }) {
  const cache = useQueryClient();
  const toast = useToast();
  const unblock = useMutation(
    rpc.blockedNumbers.remove.mutationOptions({
      onSuccess: async () => {
        toast(t`${row.number} is unblocked.`);
        await cache.invalidateQueries({ queryKey: rpc.blockedNumbers.key() });
      },
    }),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
      <div className="tabular min-w-0">
        <span className="font-medium">{row.number}</span>{' '}
        <span className="text-sm whitespace-nowrap text-muted">
          <Trans>since {dateIn(timeZone, row.createdAt)}</Trans>
        </span>
      </div>
      <Button
        kind="quiet"
        size="small"
        busy={unblock.isPending}
        aria-label={t`Unblock ${row.number}`}
        onClick={() => unblock.mutate({ id: row.id })}
      >
        <Trans>Unblock</Trans>
      </Button>
      {unblock.isError && (
        <div className="w-full">
          <Problem text={t`The number is still blocked`} error={unblock.error} />
        </div>
      )}
    </li>
  );
}
