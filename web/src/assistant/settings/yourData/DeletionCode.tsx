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
      <p>Your account has no password. A code in a mail to you confirms the deletion instead.</p>
      {ask.isError && (
        <ErrorBanner>{messageOf(ask.error, 'The code could not be mailed')}</ErrorBanner>
      )}
      {ask.isSuccess && (
        <p role="status" className="rounded-md bg-pine-soft p-4 text-pine wrap-anywhere">
          A code is on its way to {email}. It holds for 15 minutes.
        </p>
      )}
      <Button kind="secondary" busy={ask.isPending} onClick={() => ask.mutate({})}>
        {ask.isSuccess ? 'Mail Another Code' : 'Mail Me a Code'}
      </Button>
    </div>
  );
}
