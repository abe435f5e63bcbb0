import type { WebhookDelivery } from '@belldesk/contract/product/webhooks';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { momentText } from '../momentText.ts';

const STATES = {
  delivered: { tone: 'good', text: t`Delivered` },
  failed: { tone: 'bad', text: t`Failed` },
  pending: { tone: 'notice', text: t`Waiting` },
} as const;

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  /** The endpoint is on. */
  readonly canSend: boolean;
}

/** One event on its way: how it went, and the button that sends it again. */
export function DeliveryRow({ delivery, canSend }: DeliveryRowProps) {
  const { id, eventId, eventType, state, lastStatus, lastError, responseExcerpt } = delivery;
  const cache = useQueryClient();
  const again = useMutation(
    rpc.webhookEndpoints.redeliver.mutationOptions({
      onSettled: () => cache.invalidateQueries({ queryKey: rpc.webhookEndpoints.key() }),
    }),
  );
  const { tone, text } = STATES[state];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-code font-medium wrap-anywhere">{eventType}</span>
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className="tabular mt-1 text-sm text-muted">{historyText(delivery)}</p>
        {lastError !== null && <p className="mt-1 text-sm text-rose">{lastError}</p>}
        <details className="mt-1">
          <summary className="inline-flex min-h-9 items-center text-sm font-semibold text-pine">
            <Trans>
              Details<span className="sr-only"> of {eventId}</span>
            </Trans>
          </summary>
          <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
            <dt className="text-muted">
              <Trans>webhook-id</Trans>
            </dt>
            <dd className="font-code wrap-anywhere">{eventId}</dd>
            <dt className="text-muted">
              <Trans>Status</Trans>
            </dt>
            <dd>{lastStatus ?? t`No response`}</dd>
            <dt className="text-muted">
              <Trans>Response</Trans>
            </dt>
            <dd className="font-code wrap-anywhere whitespace-pre-wrap">
              {responseExcerpt === null || responseExcerpt === '' ? t`Empty` : responseExcerpt}
            </dd>
          </dl>
        </details>
        {again.isError && (
          <ErrorBanner>{messageOf(again.error, t`The delivery could not be resent.`)}</ErrorBanner>
        )}
      </div>
      {canSend && (
        <Button
          kind="secondary"
          size="small"
          busy={again.isPending}
          onClick={() => again.mutate({ deliveryId: id })}
          aria-label={t`Resend ${eventType}`}
        >
          <Trans>Resend</Trans>
        </Button>
      )}
    </li>
  );
}

function historyText(delivery: WebhookDelivery): string {
  const { createdAt, attempts, nextAttemptAt } = delivery;
  const tries = plural(attempts, { one: '1 attempt', other: '# attempts' });
  const next =
    nextAttemptAt === null ? [] : [t`next ${momentText(nextAttemptAt, { seconds: true })}`];
  return [momentText(createdAt, { seconds: true }), tries, ...next].join(' · ');
}
