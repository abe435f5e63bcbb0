import '../api/jitless.ts';
import { hydrateWith } from '../islands/hydrate.tsx';
import { PublicCall } from './PublicCall.tsx';

export const hydrate = hydrateWith(PublicCall);
