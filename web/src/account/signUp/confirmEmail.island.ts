import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';

export const hydrate = hydrateWith(ConfirmEmail);
