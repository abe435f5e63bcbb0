import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';

export function ConfirmEmailPage() {
  return (
    <AccountPage
      title="Confirm your address"
      lead="One press, and mail about your account and your calls goes there."
      form={<Island name="confirm-email" component={ConfirmEmail} props={{}} wake="load" />}
      otherwise={
        <>
          You did not ask for this? Close the page: nothing changes. Or{' '}
          <TextLink href="/sign-in">sign in</TextLink>
        </>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">An old address is told</h2>
          <p className="mt-4">
            Where this address takes the place of another one, that one stays in use until you
            confirm. Links for a new password that wait there stop working.
          </p>
        </>
      }
    />
  );
}
