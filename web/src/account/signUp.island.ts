import '../api/jitless.ts';
import { hydrateWith } from '../islands/hydrate.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export const hydrate = hydrateWith(SignUpForm);
