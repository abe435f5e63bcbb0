import type { WebhookEndpoint } from '@belldesk/contract/product/webhooks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rpc } from '../../../api/queries.ts';
import { Switchboard } from '../../../illustrations/Switchboard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReadState } from '../ReadState.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { EndpointCard } from './EndpointCard.tsx';
import { EndpointDialog } from './EndpointDialog.tsx';

/** Addresses of the business's own systems that are told of what happens. */
export function WebhooksSection() {
  const endpoints = useQuery(rpc.webhookEndpoints.list.queryOptions());
  const [edited, setEdited] = useState<WebhookEndpoint | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const rows = endpoints.data?.rows ?? [];
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Trans>Add endpoint</Trans>
    </Button>
  );
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <p className="max-w-prose text-muted">
        <Trans>
          Get signed events in your own systems as they happen.{' '}
          <a
            href="/docs/developers#check-the-signature"
            className="text-pine underline underline-offset-4"
          >
            How to verify a signature
          </a>
        </Trans>
      </p>
      <ReadState
        query={endpoints}
        loading={t`Loading webhooks...`}
        failed={t`Webhooks could not be loaded.`}
      />
      {endpoints.data && rows.length === 0 && (
        <EmptyState title={t`No webhooks yet`} picture={<Switchboard />} action={add}>
          <Trans>
            Add the URL of your system and choose which events it receives: calls, bookings, orders
            or messages.
          </Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <div>{add}</div>
          {rows.map((endpoint) => (
            <EndpointCard
              key={endpoint.id}
              endpoint={endpoint}
              onEdit={() => setEdited(endpoint)}
              onSecret={setSecret}
            />
          ))}
        </>
      )}
      <EndpointDialog endpoint={edited} onClose={() => setEdited(null)} onSecret={setSecret} />
      <SecretDialog
        title={t`Your signing secret`}
        description={t`Copy it now. It is not shown again.`}
        copyLabel={t`Copy signing secret`}
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </div>
  );
}
