import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';

/** Has the code mailed that stands for a password where the account has none. */
export function DeletionCode({ email }: { email: string }) {
  const ask = useMutation(rpc.accountData.requestDeletionCode.mutationOptions());
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <Trans>Your account has no password. Confirm with a code we email you.</Trans>
      </p>
      {ask.isError && (
        <ErrorBanner>{messageOf(ask.error, t`The code could not be sent`)}</ErrorBanner>
      )}
      {ask.isSuccess && (
        <p role="status" className="rounded-md bg-pine-soft p-4 text-pine wrap-anywhere">
          <Trans>We sent a code to {email}. It is valid for 15 minutes.</Trans>
        </p>
      )}
      <Button kind="secondary" busy={ask.isPending} onClick={() => ask.mutate({})}>
        {ask.isSuccess ? t`Email another code` : t`Email me a code`}
      </Button>
    </div>
  );
}
