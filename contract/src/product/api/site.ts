import { callTicket } from '../calls.ts';
import {
  contactInput,
  demoRequestInput,
  formKept,
  leadInput,
  newsletterInput,
} from '../publicForms.ts';
import { base, none } from './base.ts';

/** What a visitor without an account may do. */
export const siteApi = {
  contact: base
    .route({ method: 'POST', path: '/site/contact', successStatus: 201, tags: ['Site'] })
    .input(contactInput)
    .output(formKept),
  requestDemo: base
    .route({ method: 'POST', path: '/site/demo-request', successStatus: 201, tags: ['Site'] })
    .input(demoRequestInput)
    .output(formKept),
  lead: base
    .route({ method: 'POST', path: '/site/lead', successStatus: 201, tags: ['Site'] })
    .input(leadInput)
    .output(formKept),
  subscribe: base
    .route({ method: 'POST', path: '/site/newsletter', successStatus: 201, tags: ['Site'] })
    .input(newsletterInput)
    .output(formKept),
  /** A call of at most a minute with the demonstration assistant. */
  startDemoCall: base
    .route({ method: 'POST', path: '/site/demo-call', successStatus: 201, tags: ['Site'] })
    .input(none)
    .output(callTicket),
};
