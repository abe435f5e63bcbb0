import type { AccountSettings } from '@belldesk/contract/product/accountSettings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <Card title={t`Password`}>
      {settings.hasPassword ? <ChangePasswordForm /> : <FirstPassword email={settings.email} />}
      {settings.hasGoogle && (
        <p className="mt-5 border-t border-line pt-5 text-muted">
          <Trans>You can sign in with Google as well.</Trans>
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
        <Trans>
          A link to set a password is on its way to {email}. It holds for one hour. All devices are
          signed out when you use it.
        </Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        <Trans>You sign in with Google; this account has no password yet.</Trans>
      </p>
      {ask.isError && (
        <ErrorBanner>{messageOf(ask.error, t`The link could not be sent`)}</ErrorBanner>
      )}
      <Button busy={ask.isPending} onClick={() => ask.mutate({})}>
        <Trans>Mail Me a Link to Set One</Trans>
      </Button>
    </div>
  );
}
