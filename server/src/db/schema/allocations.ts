import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  foreignKey,
  pgTable,
  primaryKey,
  smallint,
  uuid,
} from 'drizzle-orm/pg-core';
import { resourceUnits } from './calendar.ts';
import { bookings } from './schedule.ts';

/** From a moment, included, to another, excluded. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const RANGE = /^\["?([^",]+)"?,"?([^",)]+)"?\)$/;

const momentRange = customType<{ data: Span; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: ({ startsAt, endsAt }) => `[${startsAt.toISOString()},${endsAt.toISOString()})`,
  fromDriver(text) {
    const [, from = '', to = ''] = RANGE.exec(text) ?? [];
    return { startsAt: new Date(from), endsAt: new Date(to) };
  },
});

/**
 * What a booking holds, and when; a cancelled one holds nothing. The constraint allocations_held_once
 * (in the migration) is what keeps two bookings from ever holding the same at the same time.
 */
export const allocations = pgTable(
  'allocations',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    resourceId: uuid('resource_id').notNull(),
    /** Which of several alike. */
    unit: smallint('unit').notNull(),
    /** From its begin to its end. */
    during: momentRange('during').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'allocations_pk',
      columns: [table.bookingId, table.resourceId, table.unit],
    }),
    foreignKey({
      name: 'allocations_unit',
      columns: [table.resourceId, table.unit],
      foreignColumns: [resourceUnits.resourceId, resourceUnits.unit],
    }).onDelete('cascade'),
    check(
      'allocations_during',
      sql`not isempty(${table.during}) and not lower_inf(${table.during}) and not upper_inf(${table.during})`,
    ),
  ],
);
