import {
  WEBHOOK_GIVEN_UP_DAYS,
  type WebhookEndpoint,
  webhookEventType,
} from '@belldesk/contract/product/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, buttonClasses } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { momentText } from '../momentText.ts';
import { AskFirst } from './AskFirst.tsx';
import { testText } from './eventTexts.ts';

interface EndpointCardProps {
  readonly endpoint: WebhookEndpoint;
  readonly onEdit: () => void;
  readonly onSecret: (secret: string) => void;
}

/** One endpoint: how it fares, and what can be done with it. */
export function EndpointCard({ endpoint, onEdit, onSecret }: EndpointCardProps) {
  const { id, url, description, eventTypes, enabled } = endpoint;
  const [asking, setAsking] = useState<'secret' | 'delete' | null>(null);
  const cache = useQueryClient();
  const settle = {
    onSettled: () => cache.invalidateQueries({ queryKey: rpc.webhookEndpoints.key() }),
  };
  const test = useMutation(rpc.webhookEndpoints.test.mutationOptions(settle));
  const change = useMutation(rpc.webhookEndpoints.change.mutationOptions(settle));
  const remove = useMutation(rpc.webhookEndpoints.remove.mutationOptions(settle));
  const renew = useMutation(
    rpc.webhookEndpoints.renewSecret.mutationOptions({
      ...settle,
      onSuccess: ({ secret }) => {
        setAsking(null);
        onSecret(secret);
      },
    }),
  );
  const failed = test.error ?? change.error ?? remove.error ?? renew.error;
  return (
    <article aria-label={url} className="rounded-md border border-line bg-card p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-code font-medium wrap-anywhere">{url}</h2>
        <StateBadge endpoint={endpoint} />
      </div>
      {description !== '' && <p className="mt-1 wrap-anywhere">{description}</p>}
      <p className="mt-1 text-sm text-muted">
        {eventTypes.length === webhookEventType.options.length
          ? t`Receives all events`
          : t`Receives ${eventTypes.join(', ')}`}
      </p>
      <Health endpoint={endpoint} />
      {failed && (
        <div className="mt-3">
          <ErrorBanner>{messageOf(failed, t`That did not work. Please try again.`)}</ErrorBanner>
        </div>
      )}
      <p role="status" className="mt-3 empty:hidden">
        {test.data && testText(test.data)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link
          to="/my-assistant/developers/webhooks/$id"
          params={{ id }}
          className={buttonClasses({ kind: 'secondary', size: 'small' })}
        >
          <Trans>Deliveries</Trans>
        </Link>
        <Button
          kind="secondary"
          size="small"
          busy={test.isPending}
          onClick={() => test.mutate({ id })}
        >
          <Trans>Send a test</Trans>
        </Button>
        <Button kind="secondary" size="small" onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button
          kind="secondary"
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ id, url, description, eventTypes, enabled: !enabled })}
        >
          {enabled ? t`Turn off` : t`Turn on`}
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-expanded={asking === 'secret'}
          onClick={() => setAsking(asking === 'secret' ? null : 'secret')}
        >
          <Trans>New secret</Trans>
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-expanded={asking === 'delete'}
          onClick={() => setAsking(asking === 'delete' ? null : 'delete')}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {asking === 'secret' && (
          <AskFirst
            text={t`The current secret stays valid alongside the new one for 24 hours.`}
            button={t`Create new secret`}
            busy={renew.isPending}
            onYes={() => renew.mutate({ id })}
          />
        )}
        {asking === 'delete' && (
          <AskFirst
            text={t`We stop sending events to it, and its delivery log is deleted.`}
            button={t`Delete endpoint`}
            busy={remove.isPending}
            onYes={() => remove.mutate({ id })}
          />
        )}
      </div>
    </article>
  );
}

function StateBadge({ endpoint: { enabled, failingSince } }: { endpoint: WebhookEndpoint }) {
  if (!enabled)
    return (
      <Badge>
        <Trans>Off</Trans>
      </Badge>
    );
  return failingSince === null ? (
    <Badge tone="good">
      <Trans>On</Trans>
    </Badge>
  ) : (
    <Badge tone="bad">
      <Trans>Failing</Trans>
    </Badge>
  );
}

/** Why it is off, or since when it fails. */
function Health({ endpoint }: { endpoint: WebhookEndpoint }) {
  const text = healthText(endpoint);
  return text === null ? null : <p className="mt-2 text-sm text-rose">{text}</p>;
}

function healthText(endpoint: WebhookEndpoint): string | null {
  const { enabled, disabledBecause, disabledAt, failingSince } = endpoint;
  if (enabled)
    return failingSince === null
      ? null
      : t`Every event has failed since ${momentText(failingSince)}.`;
  const when = disabledAt === null ? null : momentText(disabledAt);
  switch (disabledBecause) {
    case 'failures':
      return when === null
        ? t`Turned off because every event failed for ${WEBHOOK_GIVEN_UP_DAYS} days.`
        : t`Turned off on ${when} because every event failed for ${WEBHOOK_GIVEN_UP_DAYS} days.`;
    case 'gone':
      return when === null
        ? t`Turned off because the endpoint responded 410 (Gone).`
        : t`Turned off on ${when} because the endpoint responded 410 (Gone).`;
    default:
      return null;
  }
}
