import '../api/jitless.ts';
import { hydrateWith } from '../islands/hydrate.tsx';
import { SignInForm } from './SignInForm.tsx';

export const hydrate = hydrateWith(SignInForm);
