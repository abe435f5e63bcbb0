import { z } from 'zod';
import { atLocation } from '../locations.ts';
import { addResourceInput, changeResourceInput, resource } from '../services.ts';
import { base } from './base.ts';

const tags = ['Resources'];

export const resourcesApi = {
  /** Of one location, or of all. */
  list: base
    .route({ method: 'GET', path: '/resources', tags })
    .input(atLocation)
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
