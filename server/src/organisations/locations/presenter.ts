import { countryOf } from '@belldesk/contract/catalogue/countries';
import type { Location } from '@belldesk/contract/product/locations';
import type { CountedLocation } from './queries.ts';

export function presentLocation(row: CountedLocation): Location {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    country: countryOf(row.country),
    timeZone: row.timeZone,
    assistants: row.assistants,
    services: row.services,
    bookingsToCome: row.bookingsToCome,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
