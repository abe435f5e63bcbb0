import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

export const hydrate = hydrateWith(NewsletterForm);
