import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { PlanChoice } from './PlanChoice.tsx';

export const hydrate = hydrateWith(PlanChoice);
