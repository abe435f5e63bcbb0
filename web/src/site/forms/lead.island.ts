import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { LeadForm } from './LeadForm.tsx';

export const hydrate = hydrateWith(LeadForm);
