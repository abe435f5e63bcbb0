import { again } from './again.ts';
import { asking } from './asking.ts';
import { booked } from './booked.ts';
import { diary } from './existingBookings.ts';
import { hours } from './hours.ts';
import { keys } from './keys.ts';
import { message } from './message.ts';
import { moments } from './moments.ts';
import { talk } from './talk.ts';

/** English, American and British. */
export const english = { moments, hours, asking, again, booked, diary, message, talk, keys };
