import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { SignUpPanel } from './SignUpPanel.tsx';

export const hydrate = hydrateWith(SignUpPanel);
