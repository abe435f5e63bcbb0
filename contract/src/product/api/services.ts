import { z } from 'zod';
import { atLocation } from '../locations.ts';
import { addServiceInput, changeServiceInput, savedService, service } from '../services.ts';
import { base } from './base.ts';

const tags = ['Services'];

export const servicesApi = {
  /** Of one location, or of all. */
  list: base
    .route({ method: 'GET', path: '/services', tags })
    .input(atLocation)
    .output(z.array(service)),
  add: base
    .route({ method: 'POST', path: '/services', successStatus: 201, tags })
    .input(addServiceInput)
    .output(savedService),
  change: base
    .route({ method: 'PUT', path: '/services/{id}', tags })
    .input(changeServiceInput)
    .output(savedService),
  /** What is booked of it stays booked. */
  remove: base
    .route({ method: 'DELETE', path: '/services/{id}', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
};
