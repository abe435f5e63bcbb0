import { GoogleSignIn } from './GoogleSignIn.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Both ways to an account. */
export function SignUpPanel() {
  return (
    <>
      <SignUpForm />
      <GoogleSignIn label="Sign up with Google" page="/sign-up" />
    </>
  );
}
