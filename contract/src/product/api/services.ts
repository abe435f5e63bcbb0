import { z } from 'zod';
import { addServiceInput, changeServiceInput, savedService, service } from '../services.ts';
import { base, none } from './base.ts';

const tags = ['Services'];

export const servicesApi = {
  list: base.route({ method: 'GET', path: '/services', tags }).input(none).output(z.array(service)),
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
