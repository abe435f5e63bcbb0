import type { CallDetail } from '@belldesk/contract/product/calls';
import { whyNoSpam } from '@belldesk/contract/product/spam';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, ShieldAlert } from 'lucide-react';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { useToast } from '../../../ui/Toasts.tsx';

const FAILED = t`That did not work. Nothing was changed; please try again.`;

/** Marks the call as spam and refuses its caller from now on; both can be undone. */
export function CallActions({ call }: { call: CallDetail }) {
  const cache = useQueryClient();
  const toast = useToast();
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: rpc.calls.key({ type: 'query' }) }),
      cache.invalidateQueries({ queryKey: rpc.usage.key() }),
      cache.invalidateQueries({ queryKey: rpc.blockedNumbers.key() }),
    ]);
  const mark = useMutation(rpc.calls.markSpam.mutationOptions({ onSuccess: refresh }));
  const block = useMutation(
    rpc.blockedNumbers.add.mutationOptions({
      onSuccess: async ({ number }) => {
        toast(t`Calls from ${number} are now blocked.`);
        await refresh();
      },
    }),
  );
  const unblock = useMutation(
    rpc.blockedNumbers.remove.mutationOptions({
      onSuccess: async () => {
        toast(t`This caller is no longer blocked.`);
        await refresh();
      },
    }),
  );
  if (call.type === 'test' || call.status === 'in-progress') return null;
  const { callerNumber, markedAsSpam } = call;
  const noSpam = markedAsSpam ? null : whyNoSpam(call);
  const blockedId = callerNumber?.blockedId ?? null;
  const problem = mark.error ?? block.error ?? unblock.error;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {noSpam === null && (
          <Button
            kind="secondary"
            busy={mark.isPending}
            onClick={() => mark.mutate({ id: call.id, isSpam: !markedAsSpam })}
          >
            {!mark.isPending && <ShieldAlert aria-hidden="true" className="size-4" />}
            {markedAsSpam ? t`Not spam` : t`Mark as spam`}
          </Button>
        )}
        {callerNumber && (
          <Button
            kind="secondary"
            busy={block.isPending || unblock.isPending}
            onClick={() =>
              blockedId === null
                ? block.mutate({ number: callerNumber.number })
                : unblock.mutate({ id: blockedId })
            }
          >
            {!block.isPending && !unblock.isPending && (
              <Ban aria-hidden="true" className="size-4" />
            )}
            {blockedId === null ? t`Block this number` : t`Unblock this number`}
          </Button>
        )}
        {call.type === 'phone' && !callerNumber && (
          <p className="text-sm text-muted">
            <Trans>This call came without a phone number, so there is nothing to block.</Trans>
          </p>
        )}
      </div>
      {noSpam !== null && <p className="text-sm text-muted">{noSpam}</p>}
      {problem && <ErrorBanner>{messageOf(problem, FAILED)}</ErrorBanner>}
    </div>
  );
}
