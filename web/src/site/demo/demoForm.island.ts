import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { DemoRequestForm } from './DemoRequestForm.tsx';

export const hydrate = hydrateWith(DemoRequestForm);
