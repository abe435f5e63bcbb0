import { z } from 'zod';
import { addResourceInput, changeResourceInput, resource } from '../services.ts';
import { base, none } from './base.ts';

const tags = ['Resources'];

export const resourcesApi = {
  list: base
    .route({ method: 'GET', path: '/resources', tags })
    .input(none)
    .output(z.array(resource)),
  add: base
    .route({ method: 'POST', path: '/resources', successStatus: 201, tags })
    .input(addResourceInput)
    .output(resource),
  /** CONFLICT where bookings to come need what would be taken away. */
  change: base
    .route({ method: 'PUT', path: '/resources/{id}', tags })
    .input(changeResourceInput)
    .output(resource),
  /** CONFLICT while bookings to come hold it. */
  remove: base
    .route({ method: 'DELETE', path: '/resources/{id}', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
};
