import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { Invitation } from './Invitation.tsx';

export function InvitationPage() {
  return (
    <AccountPage
      title={t`You're invited`}
      lead={t`A business has invited you to join its team.`}
      form={<Island name="invitation" component={Invitation} props={{}} wake="load" />}
      otherwise={
        <Trans>
          Not expecting this? Close this page and nothing changes. Or{' '}
          <TextLink href="/contact">contact us</TextLink>
        </Trans>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">
            <Trans>Your own login</Trans>
          </h2>
          <p className="mt-4">
            <Trans>
              You sign in with your own email address and password. The owners set your role, and
              you can leave at any time. Your own business is not affected.
            </Trans>
          </p>
        </>
      }
    />
  );
}
