import { country } from '@belldesk/contract/catalogue/countries';
import { addLocationInput, type Location } from '@belldesk/contract/product/locations';
import { t } from '@lingui/core/macro';
import { z } from 'zod';

/** The form of a location: nothing is suggested that somebody may overlook. */
export const locationForm = addLocationInput.extend({
  address: addLocationInput.shape.address.unwrap().unwrap(),
  country: country.or(z.literal('')).transform((chosen) => chosen || null),
  timeZone: z.string().min(1, t`Please choose the time zone`).pipe(addLocationInput.shape.timeZone),
});
export type LocationDraft = z.input<typeof locationForm>;

/** The form as it opens on a location, or empty on a new one. */
export function draftOfLocation(location: Location | null): LocationDraft {
  return {
    name: location?.name ?? '',
    address: location?.address ?? '',
    country: location?.country ?? '',
    timeZone: location?.timeZone ?? '',
  };
}
