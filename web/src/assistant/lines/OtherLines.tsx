import type { Line } from '@belldesk/contract/product/lines';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';

/**
 * Lines of the business on which another assistant answers, or nobody, each with a way to have this one answer. Nothing
 * where there are none.
 * @param props.assistantRowId `id` of the assistant that the page shows
 */
export function OtherLines({ assistantRowId }: { assistantRowId: string }) {
  const cache = useQueryClient();
  const lines = useQuery(rpc.lines.list.queryOptions());
  const point = useMutation(
    rpc.lines.point.mutationOptions({
      onSuccess: () =>
        Promise.all([
          cache.invalidateQueries({ queryKey: rpc.lines.key() }),
          cache.invalidateQueries({ queryKey: rpc.assistants.key() }),
        ]),
    }),
  );
  const others =
    lines.data?.rows.filter(({ answers }) => answers?.assistantId !== assistantRowId) ?? [];
  if (others.length === 0) return null;
  return (
    <Card title={t`Other lines`}>
      <ul className="divide-y divide-line">
        {others.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-code wrap-anywhere">{line.address}</p>
              <p className="text-sm text-muted">{answeredBy(line)}</p>
            </div>
            <Button
              kind="secondary"
              size="small"
              busy={point.isPending && point.variables.id === line.id}
              disabled={point.isPending}
              aria-label={t`Answer ${line.address} with this assistant`}
              onClick={() => point.mutate({ id: line.id, assistantRowId })}
            >
              <Trans>Answer here</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {point.isError && (
        <ErrorBanner>{messageOf(point.error, t`The line could not be changed`)}</ErrorBanner>
      )}
    </Card>
  );
}

function answeredBy({ answers }: Line): string {
  return answers ? t`${answers.name} answers` : t`No one answers`;
}
