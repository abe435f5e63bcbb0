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
          <Trans>You can also sign in with Google.</Trans>
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
          We sent a link to set a password to {email}. It is valid for one hour and signs you out on
          all devices when used.
        </Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        <Trans>You sign in with Google. This account has no password yet.</Trans>
      </p>
      {ask.isError && (
        <ErrorBanner>{messageOf(ask.error, t`The link could not be sent`)}</ErrorBanner>
      )}
      <Button busy={ask.isPending} onClick={() => ask.mutate({})}>
        <Trans>Email me a link to set a password</Trans>
      </Button>
    </div>
  );
}
