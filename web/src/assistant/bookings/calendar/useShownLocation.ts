import type { Location } from '@belldesk/contract/product/locations';
import { useBusinessTimeZone } from '../../calls/list/useBusinessTimeZone.ts';
import { useLocations } from '../../locations/useLocations.ts';
import type { Placed } from './viewProps.ts';

/** Whose bookings the calendar shows: those of one location, or of all. @param asked what the address says */
export function useShownLocation(asked: string | undefined) {
  const read = useLocations();
  const businessTimeZone = useBusinessTimeZone();
  const { rows, areSeveral, isPending } = read;
  const chosen: Location | null = (areSeveral && rows.find(({ id }) => id === asked)) || null;
  return {
    ...read,
    chosen,
    /** What the server is asked for; while the locations are not known the address is believed. */
    locationId: isPending ? asked : chosen?.id,
    timeZone: (chosen ?? rows[0])?.timeZone ?? businessTimeZone,
    /** Whether one clock holds for all that is shown. */
    isOneClock: chosen !== null || new Set(rows.map(({ timeZone }) => timeZone)).size < 2,
    /** Name to tell a booking or a resource apart by: where those of several locations are shown, and of one that is gone. */
    placeOf({ locationId, locationName }: Placed): string | undefined {
      const known = rows.find(({ id }) => id === locationId);
      const isPlain = known && (!areSeveral || chosen !== null);
      return isPlain ? undefined : (locationName ?? known?.name);
    },
  };
}
