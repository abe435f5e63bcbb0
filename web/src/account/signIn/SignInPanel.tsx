import { pathAfterSignIn, type SessionUser } from '@belldesk/contract/product/account';
import { t } from '@lingui/core/macro';
import { useState, useSyncExternalStore } from 'react';
import { emitRedirect } from '../../session/bus.ts';
import { PendingNote } from '../invitation/PendingNote.tsx';
import { pathWithInvitation } from '../invitation/pending.ts';
import { ForgotPasswordForm } from '../resetPassword/ForgotPasswordForm.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { SignInForm } from './SignInForm.tsx';

const FORGOTTEN = '#forgot-password';
/** Address of the sign-in page with its other form open. */
export const FORGOT_PASSWORD_PATH = `/sign-in${FORGOTTEN}`;

function onHashChange(heard: () => void): () => void {
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}

/** Leads who has just signed in to where they belong. */
function leadOn(user: SessionUser): void {
  emitRedirect(pathWithInvitation(pathAfterSignIn(user, Date.now())), 'signed-in');
}

type Shown =
  | { readonly form: 'sign-in' }
  | { readonly form: 'second-step' }
  | { readonly form: 'forgotten'; readonly email: string };

/** The forms of the sign-in page. Each keeps its own messages, so going to and fro clears them. */
export function SignInPanel() {
  const askedByAddress = useSyncExternalStore(
    onHashChange,
    () => window.location.hash === FORGOTTEN,
    () => false,
  );
  const [chosen, setChosen] = useState<Shown | null>(null);
  const shown: Shown =
    chosen ?? (askedByAddress ? { form: 'forgotten', email: '' } : { form: 'sign-in' });
  const back = () => setChosen({ form: 'sign-in' });
  if (shown.form === 'second-step') return <SecondStepForm onDone={leadOn} onBack={back} />;
  if (shown.form === 'forgotten') return <ForgotPasswordForm email={shown.email} onBack={back} />;
  return (
    <>
      <PendingNote />
      <SignInForm
        takesFocus={chosen !== null}
        onForgot={(email) => setChosen({ form: 'forgotten', email })}
        onSecondStep={() => setChosen({ form: 'second-step' })}
        onDone={leadOn}
      />
      <GoogleSignIn label={t`Sign in with Google`} page="/sign-in" />
    </>
  );
}
