import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export const hydrate = hydrateWith(ResetPasswordForm);
