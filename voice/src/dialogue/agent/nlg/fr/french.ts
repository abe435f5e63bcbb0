import type { english } from '../en/english.ts';
import { again } from './again.ts';
import { asking } from './asking.ts';
import { booked } from './booked.ts';
import { diary } from './existingBookings.ts';
import { hours } from './hours.ts';
import { keys } from './keys.ts';
import { message } from './message.ts';
import { moments } from './moments.ts';
import { talk } from './talk.ts';

/** French, of Europe and of Canada. */
export const french: typeof english = {
  moments,
  hours,
  asking,
  again,
  booked,
  diary,
  message,
  talk,
  keys,
};
