import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/failure.ts';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { TwoFactorSection } from './twoFactor/TwoFactorSection.tsx';
import { DeleteAccountSection } from './yourData/DeleteAccountSection.tsx';
import { YourDataSection } from './yourData/YourDataSection.tsx';

/** One's own account: who one is, how one signs in, where one is signed in, and all that is kept of one. */
export function AccountSettingsPage() {
  const settings = useQuery(rpc.account.settings.queryOptions());
  return (
    <>
      <PageTitle subtitle={t`Your profile, password, devices and data.`}>{t`Account`}</PageTitle>
      <div className="flex max-w-3xl flex-col gap-6">
        {settings.isPending && (
          <Card>
            <Spinner label={t`Loading your account...`} className="text-muted" />
          </Card>
        )}
        {settings.isError && (
          <ErrorBanner
            action={
              <Button kind="secondary" size="small" onClick={() => void settings.refetch()}>
                <Trans>Try Again</Trans>
              </Button>
            }
          >
            {messageOf(settings.error, t`Your account could not be loaded`)}
          </ErrorBanner>
        )}
        {settings.data && (
          <>
            <NameSection settings={settings.data} />
            <EmailSection settings={settings.data} />
            <PasswordSection settings={settings.data} />
            <TwoFactorSection settings={settings.data} />
            <DevicesSection />
            <YourDataSection />
            <DeleteAccountSection settings={settings.data} />
          </>
        )}
      </div>
    </>
  );
}
