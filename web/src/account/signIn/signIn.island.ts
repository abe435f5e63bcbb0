import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { SignInPanel } from './SignInPanel.tsx';

export const hydrate = hydrateWith(SignInPanel);
