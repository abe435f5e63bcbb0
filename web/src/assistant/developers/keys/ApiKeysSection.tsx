import type { ApiKey } from '@belldesk/contract/product/apiKeys';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { KeyRack } from '../../../illustrations/KeyRack.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { useToast } from '../../../ui/Toasts.tsx';
import { momentText } from '../momentText.ts';
import { ReadState } from '../ReadState.tsx';
import { SecretDialog } from '../SecretDialog.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';

/** The keys of the business: made, shown once, revoked. */
export function ApiKeysSection() {
  const keys = useQuery(rpc.apiKeys.list.queryOptions());
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const rows = keys.data?.rows ?? [];
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <p className="max-w-prose text-muted">
        <Trans>
          A key lets a program read or change this business's data. Send it with every request:{' '}
          <code className="font-code text-sm wrap-anywhere">Authorization: Bearer bd_live_...</code>{' '}
          <a href="/docs/api" className="text-pine underline underline-offset-4">
            API reference
          </a>
        </Trans>
      </p>
      <ReadState
        query={keys}
        loading={t`Loading API keys...`}
        failed={t`API keys could not be loaded.`}
      />
      {keys.data && rows.length === 0 && (
        <EmptyState
          title={t`No API keys yet`}
          picture={<KeyRack />}
          action={
            <Button onClick={() => setCreating(true)}>
              <Trans>Create API key</Trans>
            </Button>
          }
        >
          <Trans>
            Create one key per program, so you can revoke one without stopping the others.
          </Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <div>
            <Button onClick={() => setCreating(true)}>
              <Trans>Create API key</Trans>
            </Button>
          </div>
          <ul aria-label={t`API keys`} className="divide-y divide-line border-y border-line">
            {rows.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </ul>
        </>
      )}
      <CreateKeyDialog open={isCreating} onClose={() => setCreating(false)} onCreated={setSecret} />
      <SecretDialog
        title={t`Your new API key`}
        description={t`Copy it now. It is not shown again.`}
        copyLabel={t`Copy API key`}
        secret={secret}
        onClose={() => setSecret(null)}
      />
      <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />
    </div>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, prefix, scope, revokedAt } = apiKey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          {name}
          <Badge tone={scope === 'write' ? 'notice' : 'info'}>
            {scope === 'write' ? t`Read and write` : t`Read`}
          </Badge>
          {revokedAt !== null && (
            <Badge tone="bad">
              <Trans>Revoked</Trans>
            </Badge>
          )}
        </p>
        <p className="mt-1 font-code text-sm wrap-anywhere">{prefix}...</p>
        <p className="tabular mt-1 text-sm wrap-anywhere text-muted">{historyText(apiKey)}</p>
      </div>
      {revokedAt === null && (
        <Button kind="secondary" size="small" onClick={onRevoke} aria-label={t`Revoke ${name}`}>
          <Trans>Revoke</Trans>
        </Button>
      )}
    </li>
  );
}

function historyText({ madeBy, createdAt, lastUsedAt, revokedAt }: ApiKey): string {
  const made = momentText(createdAt);
  return [
    madeBy === null ? t`Created ${made}` : t`Created ${made} by ${madeBy}`,
    lastUsedAt === null ? t`never used` : t`last used ${momentText(lastUsedAt)}`,
    ...(revokedAt === null ? [] : [t`revoked ${momentText(revokedAt)}`]),
  ].join(' · ');
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) {
  const cache = useQueryClient();
  const toast = useToast();
  const revoke = useMutation(
    rpc.apiKeys.revoke.mutationOptions({
      onSuccess: async ({ name }) => {
        await cache.invalidateQueries({ queryKey: rpc.apiKeys.key() });
        toast(t`${name} is revoked.`);
        close();
      },
    }),
  );
  function close(): void {
    revoke.reset();
    onClose();
  }
  return (
    <Dialog
      open={apiKey !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t`Revoke this key?`}
      description={t`Programs that use ${apiKey?.name ?? 'it'} lose access right away. This cannot be undone.`}
      actions={
        <>
          <Button kind="secondary" onClick={close} disabled={revoke.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            kind="danger"
            busy={revoke.isPending}
            onClick={() => apiKey && revoke.mutate({ id: apiKey.id })}
          >
            <Trans>Revoke</Trans>
          </Button>
        </>
      }
    >
      {revoke.isError && (
        <div className="mt-4">
          <ErrorBanner>{messageOf(revoke.error, t`The key could not be revoked.`)}</ErrorBanner>
        </div>
      )}
    </Dialog>
  );
}
