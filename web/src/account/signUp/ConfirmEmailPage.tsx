import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';

export function ConfirmEmailPage() {
  return (
    <AccountPage
      title={t`Confirm your address`}
      lead={t`One press, and mail about your account and your calls goes there.`}
      form={<Island name="confirm-email" component={ConfirmEmail} props={{}} wake="load" />}
      otherwise={
        <Trans>
          You did not ask for this? Close the page: nothing changes. Or{' '}
          <TextLink href="/sign-in">sign in</TextLink>
        </Trans>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">
            <Trans>An old address is told</Trans>
          </h2>
          <p className="mt-4">
            <Trans>
              Where this address takes the place of another one, that one stays in use until you
              confirm. Links for a new password that wait there stop working.
            </Trans>
          </p>
        </>
      }
    />
  );
}
