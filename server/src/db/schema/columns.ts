import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** Primary key, UUIDv7 made here: PostgreSQL 15 has no uuidv7(). */
export const id = () => uuid('id').primaryKey().$defaultFn(uuidv7);

/** A moment with its zone, to the millisecond, which is all that a JavaScript Date keeps. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
