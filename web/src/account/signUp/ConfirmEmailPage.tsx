import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';

export function ConfirmEmailPage() {
  return (
    <AccountPage
      title={t`Confirm your email address`}
      lead={t`Once confirmed, emails about your account and calls go to this address.`}
      form={<Island name="confirm-email" component={ConfirmEmail} props={{}} wake="load" />}
      otherwise={
        <Trans>
          Didn't request this? Close this page and nothing changes. Or{' '}
          <TextLink href="/sign-in">sign in</TextLink>
        </Trans>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">
            <Trans>We notify your old address</Trans>
          </h2>
          <p className="mt-4">
            <Trans>
              If this replaces another address, the old one stays in use until you confirm. Password
              reset links sent to the old address stop working.
            </Trans>
          </p>
        </>
      }
    />
  );
}
