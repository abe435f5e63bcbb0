import { z } from 'zod';
import { locationId } from './locations.ts';

/** A location has no more services than these. */
export const MOST_SERVICES = 200;
/** Nor more kinds of tables, rooms and people. */
export const MOST_RESOURCES = 200;
/** Nor more of them all together, each single one counted. */
export const MOST_UNITS = 2_000;

export const serviceKind = z.enum(['appointment', 'reservation']);
export type ServiceKind = z.infer<typeof serviceKind>;

export const resourceKind = z.enum(['table', 'room', 'staff', 'other']);
export type ResourceKind = z.infer<typeof resourceKind>;

const serviceFields = {
  /** "Haircut", "Table", "Double room". */
  name: z.string().trim().min(1, 'Please enter a name').max(80),
  /** What callers also call it: "cut", "trim". */
  otherNames: z.array(z.string().trim().min(1).max(80)).max(20).default([]),
  /**
   * An appointment lies in the opening hours from its begin to its end, and a party of several takes as
   * many resources as it needs. A reservation begins in the opening hours and takes the smallest
   * resource in which the whole party fits.
   */
  kind: serviceKind,
  /** Held so long; up to a week. */
  durationMinutes: z.number().int().min(5, 'At least 5 minutes').max(10_080, 'At most a week'),
  /** In the currency's smallest unit; null: no price. */
  priceMinor: z.number().int().min(0).max(100_000_000).nullable(),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Please use three letters, such as GBP'),
  /** Any of these does. None: the service is free whenever the business is open. */
  resourceIds: z.array(z.uuid()).max(MOST_RESOURCES),
};

/** A name by which callers may mean either of two services. */
export const nameClash = z.object({
  said: z.string(),
  /** Names of both. */
  services: z.tuple([z.string(), z.string()]),
  /** The one that callers get who say it; null: they are asked which. */
  means: z.string().nullable(),
});
export type NameClash = z.infer<typeof nameClash>;

/** Of an answer that is sent back; nothing is read of it. */
const sentBack = { nameClashes: z.array(nameClash).optional() };

export const addServiceInput = z.strictObject({ locationId, ...serviceFields, ...sentBack });
export type AddServiceInput = z.infer<typeof addServiceInput>;

export const service = z.object({
  id: z.uuid(),
  /** Where it is booked. */
  locationId: z.uuid(),
  ...serviceFields,
  version: z.number().int(),
});
export type Service = z.infer<typeof service>;

/** A service as it was saved, with what its names share with those of others. */
export const savedService = service.extend({ nameClashes: z.array(nameClash) });
export type SavedService = z.infer<typeof savedService>;

export const changeServiceInput = z.strictObject({
  id: z.uuid(),
  /** As it was read: a service stays where it is. */
  locationId,
  version: z.number().int(),
  ...serviceFields,
  ...sentBack,
});
export type ChangeServiceInput = z.infer<typeof changeServiceInput>;

const resourceFields = {
  /** "Table 4", "Anna", "Double room". */
  name: z.string().trim().min(1, 'Please enter a name').max(80),
  kind: resourceKind,
  /** How many people one of them takes at a time. */
  capacity: z.number().int().min(1).max(500),
  /** How many there are that are all alike: each is held by one booking at a time. */
  count: z.number().int().min(1).max(200).default(1),
};

export const addResourceInput = z.strictObject({ locationId, ...resourceFields });
export type AddResourceInput = z.infer<typeof addResourceInput>;

export const resource = z.object({
  id: z.uuid(),
  /** Where it stands or works. */
  locationId: z.uuid(),
  ...resourceFields,
  version: z.number().int(),
});
export type Resource = z.infer<typeof resource>;

export const changeResourceInput = z.strictObject({
  id: z.uuid(),
  /** As it was read: a resource stays where it is. */
  locationId,
  version: z.number().int(),
  ...resourceFields,
});
export type ChangeResourceInput = z.infer<typeof changeResourceInput>;
