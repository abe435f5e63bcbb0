import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { DemoRequestButton } from './DemoRequestButton.tsx';

export const hydrate = hydrateWith(DemoRequestButton);
