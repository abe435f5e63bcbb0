import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { Invitation } from './Invitation.tsx';

export function InvitationPage() {
  return (
    <AccountPage
      title={t`You are invited`}
      lead={t`A business asks you to work with it at its desk.`}
      form={<Island name="invitation" component={Invitation} props={{}} wake="load" />}
      otherwise={
        <Trans>
          You know nothing of it? Close the page: nothing changes. Or{' '}
          <TextLink href="/contact">write to us</TextLink>
        </Trans>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">
            <Trans>A key of your own</Trans>
          </h2>
          <p className="mt-4">
            <Trans>
              You sign in with your own address and password. What you may do there its owners say,
              and you can leave at any time. A business of your own stays yours.
            </Trans>
          </p>
        </>
      }
    />
  );
}
