import { useState, useSyncExternalStore } from 'react';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { SignInForm } from './SignInForm.tsx';

const FORGOTTEN = '#forgot-password';
/** Address of the sign-in page with its other form open. */
export const FORGOT_PASSWORD_PATH = `/sign-in${FORGOTTEN}`;

function onHashChange(heard: () => void): () => void {
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}

/** Either form of the sign-in page. Each keeps its own messages, so going to and fro clears them. */
export function SignInPanel() {
  const askedByAddress = useSyncExternalStore(
    onHashChange,
    () => window.location.hash === FORGOTTEN,
    () => false,
  );
  const [forgotten, setForgotten] = useState<{ readonly email: string } | 'remembered' | null>(
    null,
  );
  const shown = forgotten ?? (askedByAddress ? { email: '' } : 'remembered');
  return shown === 'remembered' ? (
    <>
      <SignInForm onForgot={(email) => setForgotten({ email })} />
      <GoogleSignIn label="Sign in with Google" page="/sign-in" />
    </>
  ) : (
    <ForgotPasswordForm email={shown.email} onBack={() => setForgotten('remembered')} />
  );
}
