import '../../../api/jitless.ts';
import { hydrateWith } from '../../../islands/hydrate.tsx';
import { SampleCallButton } from './SampleCallButton.tsx';

export const hydrate = hydrateWith(SampleCallButton);
