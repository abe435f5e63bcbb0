import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';

/**
 * Tells an owner whose address nobody has confirmed what waits for it, on every page of the area, and sends the link
 * once more. Gone by itself when they come back from the link.
 */
export function ConfirmAddressNotice() {
  const settings = useQuery(rpc.account.settings.queryOptions({ refetchOnWindowFocus: 'always' }));
  const ask = useMutation(rpc.account.askForConfirmation.mutationOptions());
  if (settings.data?.emailConfirmed !== false) return null;
  return (
    <section
      aria-label={t`Confirm your email address`}
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-md border border-brass bg-brass-soft p-4 text-ink"
    >
      <div className="min-w-0 max-w-prose">
        <p className="font-semibold">
          <Trans>Confirm your email address</Trans>
        </p>
        <p className="mt-1 wrap-anywhere">
          <Trans>
            Open the link we emailed to {settings.data.email}. Until then, we cannot send emails
            about your calls or notify customers. Everything is in your inbox and calendar.
          </Trans>
        </p>
        <p role="status" className="mt-1 font-medium">
          {ask.isSuccess && t`Link sent.`}
          {ask.isError && messageOf(ask.error, t`The link could not be sent`)}
        </p>
      </div>
      <Button kind="secondary" size="small" busy={ask.isPending} onClick={() => ask.mutate({})}>
        <Trans>Send again</Trans>
      </Button>
    </section>
  );
}
