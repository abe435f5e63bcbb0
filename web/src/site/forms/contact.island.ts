import '../../api/jitless.ts';
import { hydrateWith } from '../../islands/hydrate.tsx';
import { ContactForm } from './ContactForm.tsx';

export const hydrate = hydrateWith(ContactForm);
