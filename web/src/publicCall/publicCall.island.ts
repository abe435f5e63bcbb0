import '../api/jitless.ts';
import { hydrateWith } from '../islands/hydrate.tsx';
import { TalkDesk } from './TalkDesk.tsx';

export const hydrate = hydrateWith(TalkDesk);
