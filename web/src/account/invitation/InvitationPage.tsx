import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { Invitation } from './Invitation.tsx';

export function InvitationPage() {
  return (
    <AccountPage
      title="You are invited"
      lead="A business asks you to work with it at its desk."
      form={<Island name="invitation" component={Invitation} props={{}} wake="load" />}
      otherwise={
        <>
          You know nothing of it? Close the page: nothing changes. Or{' '}
          <TextLink href="/contact">write to us</TextLink>
        </>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">A key of your own</h2>
          <p className="mt-4">
            You sign in with your own address and password. What you may do there its owners say,
            and you can leave at any time. A business of your own stays yours.
          </p>
        </>
      }
    />
  );
}
