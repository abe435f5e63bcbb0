import { z } from 'zod';
import { addLocationInput, changeLocationInput, location, locationList } from '../locations.ts';
import { base, none } from './base.ts';

const tags = ['Locations'];

export const locationsApi = {
  /** Every location of the business, oldest first. */
  list: base.route({ method: 'GET', path: '/locations', tags }).input(none).output(locationList),
  /** CONFLICT where the plan has no room for another. */
  add: base
    .route({ method: 'POST', path: '/locations', successStatus: 201, tags })
    .input(addLocationInput)
    .output(location),
  /** Of another time zone what is to come keeps its time of day; what is over keeps its moment. */
  change: base
    .route({ method: 'PATCH', path: '/locations/{id}', tags })
    .input(changeLocationInput)
    .output(location),
  /** With its hours, services and resources; past bookings stay readable. CONFLICT while it is the last, has an assistant or bookings to come. */
  remove: base
    .route({ method: 'DELETE', path: '/locations/{id}', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
};
