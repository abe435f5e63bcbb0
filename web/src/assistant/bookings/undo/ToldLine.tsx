import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';
import { noticeText } from '../entry/notices.ts';

/** What became of telling a customer: the calendar's own changes bring it up to date. */
export function ToldLine({ entry }: { entry: CalendarEntry }) {
  const now = useQuery(
    rpc.bookings.get.queryOptions({
      input: { id: entry.id },
      initialData: entry,
      // It may have been sent before this line was there.
      initialDataUpdatedAt: 0,
      staleTime: 0,
      gcTime: 0,
    }),
  );
  const { notice } = now.data;
  return notice && noticeText(notice);
}
