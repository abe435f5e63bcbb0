import { z } from 'zod';
import { country } from '../catalogue/countries.ts';
import { timeZone } from './wizard.ts';

const locationLimits = { name: 80, address: 400 } as const;

/** A place of a business: its address, its clock, and with it its hours, services, resources and bookings. */
export const location = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As it is said to a caller, in lines; null where nobody has said. */
  address: z.string().nullable(),
  /** For emergency numbers and numbers without a country code; null where nobody has said. */
  country: country.nullable(),
  /** IANA name; null until the first assistant is made or somebody says. */
  timeZone: z.string().nullable(),
  /** Assistants that answer for it. */
  assistants: z.number().int(),
  /** Services that can be booked there. */
  services: z.number().int(),
  /** What stands in its calendar and is not over. */
  bookingsToCome: z.number().int(),
  /** Counts the changes; a change names the version that it saw. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Location = z.infer<typeof location>;

export const locationList = z.object({
  /** Oldest first; never empty. */
  rows: z.array(location),
  /** Whether the plan has room for another. */
  canAdd: z.boolean(),
});
export type LocationList = z.infer<typeof locationList>;

const name = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(locationLimits.name, `The name can have at most ${locationLimits.name} characters`);

/** What nothing was written in is null. */
const address = z
  .string()
  .trim()
  .max(locationLimits.address, `The address can have at most ${locationLimits.address} characters`)
  .transform((text) => (text === '' ? null : text))
  .nullable();

export const addLocationInput = z.strictObject({
  name,
  address: address.default(null),
  country: country.nullable().default(null),
  timeZone,
});
export type AddLocationInput = z.infer<typeof addLocationInput>;

/** What is left out stays as it is. */
export const changeLocationInput = z.strictObject({
  id: z.uuid(),
  version: z.number().int(),
  name: name.optional(),
  address: address.optional(),
  country: country.nullable().optional(),
  timeZone: timeZone.optional(),
});
export type ChangeLocationInput = z.infer<typeof changeLocationInput>;

/** At which location; it may be left out where the business has one alone. */
export const locationId = z.uuid().optional();

/** Input of an operation that takes nothing but a location. */
export const atLocation = z.strictObject({ locationId }).optional();
export type AtLocation = z.infer<typeof atLocation>;
