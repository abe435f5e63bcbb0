import { addDays } from '@belldesk/contract/time/days';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';
import type { Range } from './range.ts';

/** What stands in the calendar of a location or of all, what can be booked and what it takes. */
export function useCalendar({ first, last }: Range, withCancelled: boolean, locationId?: string) {
  const calendar = useQuery(
    rpc.bookings.list.queryOptions({
      // With the day before: its night may end in the first day.
      input: {
        from: addDays(first, -1),
        to: last,
        withCancelled,
        ...(locationId && { locationId }),
      },
      placeholderData: keepPreviousData,
    }),
  );
  const services = useQuery(rpc.services.list.queryOptions());
  const resources = useQuery(rpc.resources.list.queryOptions());
  const all = [calendar, services, resources] as const;
  return {
    calendar,
    services,
    resources,
    problem: all.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(all.map((query) => query.refetch())),
  };
}
