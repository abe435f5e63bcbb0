import type { AccountSettings } from '@belldesk/contract/product/accountSettings';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** The password, or the way to a first one for who came by Google. */
export function PasswordSection({ settings }: { settings: AccountSettings }) {
  return (
    <Card title="Password">
      {settings.hasPassword ? <ChangePasswordForm /> : <FirstPassword email={settings.email} />}
      {settings.hasGoogle && (
        <p className="mt-5 border-t border-line pt-5 text-muted">
          You can sign in with Google as well.
        </p>
      )}
    </Card>
  );
}

function FirstPassword({ email }: { email: string }) {
  const ask = useMutation(rpc.account.requestFirstPassword.mutationOptions());
  if (ask.isSuccess) {
    return (
      <p role="status" className="rounded-md bg-pine-soft p-4 text-pine wrap-anywhere">
        A link to set a password is on its way to {email}. It holds for one hour. All devices are
        signed out when you use it.
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p>You sign in with Google; this account has no password yet.</p>
      {ask.isError && (
        <ErrorBanner>{messageOf(ask.error, 'The link could not be sent')}</ErrorBanner>
      )}
      <Button busy={ask.isPending} onClick={() => ask.mutate({})}>
        Mail Me a Link to Set One
      </Button>
    </div>
  );
}
