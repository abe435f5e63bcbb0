import { z } from 'zod';

/** What the address of a page says of the location that is shown; left out, the oldest or all. */
export interface LocationSearch {
  readonly location?: string;
}

/** Reads the address; what is no id there counts as left out. */
export function locationSearch(search: Readonly<Record<string, unknown>>): LocationSearch {
  const { data } = z.uuid().safeParse(search.location);
  return data === undefined ? {} : { location: data };
}
