import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { Invitation } from './Invitation.tsx';

export const hydrate = hydrateWith(Invitation);
