import { t } from '@lingui/core/macro';
import { PendingNote } from '../invitation/PendingNote.tsx';
import { GoogleSignIn } from '../signIn/GoogleSignIn.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Both ways to an account. */
export function SignUpPanel() {
  return (
    <>
      <PendingNote />
      <SignUpForm />
      <GoogleSignIn label={t`Sign up with Google`} page="/sign-up" />
    </>
  );
}
