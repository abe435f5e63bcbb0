import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import type { OpenDay } from '@belldesk/contract/product/openingTimes';
import type { Resource } from '@belldesk/contract/product/services';
import type { Day } from '@belldesk/contract/time/days';
import type { LocationSearch } from '../../locations/locationSearch.ts';
import type { LocalMoment } from './clock.ts';

/** Where something is to be added. */
export interface Place {
  readonly day: Day;
  readonly minute: number | null;
  readonly resourceId: string | null;
}

/** Where an entry was let go. */
export interface Move {
  readonly entry: CalendarEntry;
  readonly day: Day;
  readonly minute: number;
  /** Null: wherever it fits. */
  readonly resourceId: string | null;
}

/** A booking, which tells the name of its location, or a resource, which does not. */
export interface Placed {
  readonly locationId: string;
  readonly locationName?: string;
}

/** Name of the location, where it is to be told. */
export type PlaceOf = (placed: Placed) => string | undefined;

/** What every view of the calendar shows and tells. */
export interface ViewProps {
  /** First day of what is shown. */
  readonly first: Day;
  readonly now: LocalMoment;
  /** Whether one clock holds for all that is shown. */
  readonly isOneClock: boolean;
  /** What the address says of the location; links keep it. */
  readonly at: LocationSearch;
  readonly placeOf: PlaceOf;
  readonly entries: readonly CalendarEntry[];
  readonly days: readonly OpenDay[];
  readonly resources: readonly Resource[];
  readonly onOpen: (id: string) => void;
  readonly onAdd: (place: Place) => void;
  readonly onMove: (move: Move) => void;
}

/** How many there are of each resource. */
export function countsOf(resources: readonly Resource[]): ReadonlyMap<string, number> {
  return new Map(resources.map(({ id, count }) => [id, count]));
}
