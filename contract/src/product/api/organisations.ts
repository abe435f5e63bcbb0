import { z } from 'zod';
import { sessionOrganisation } from '../account.ts';
import { organisationName } from '../members.ts';
import { base } from './base.ts';

const named = z.strictObject({ organisationId: z.uuid() });

export const organisationsApi = {
  /** Another business of one's own, which is chosen from then on. */
  add: base
    .route({ method: 'POST', path: '/organisations', successStatus: 201, tags: ['Team'] })
    .input(z.strictObject({ name: organisationName }))
    .output(sessionOrganisation),
  /** Chooses a business of one's own in this browser; a later sign-in returns to it. */
  choose: base
    .route({ method: 'PUT', path: '/organisations/choice', tags: ['Team'] })
    .input(named)
    .output(sessionOrganisation),
  /** Renames the business chosen. */
  rename: base
    .route({ method: 'PATCH', path: '/organisation', tags: ['Team'] })
    .input(z.strictObject({ name: organisationName }))
    .output(sessionOrganisation),
  /** Ends one's own membership; the business is named, so that no other than the one meant is left. */
  leave: base
    .route({ method: 'POST', path: '/organisations/{organisationId}/leave', tags: ['Team'] })
    .input(named)
    .output(named),
};
