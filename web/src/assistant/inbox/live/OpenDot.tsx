import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';

/** A dot at the corner of what leads to the inbox, where its count has no room to be seen; nothing while none is open. */
export function OpenDot() {
  const { data } = useQuery(rpc.inbox.counts.queryOptions());
  if (!data || data.open === 0) return null;
  return (
    <span
      aria-hidden="true"
      data-urgent={data.urgent > 0 || undefined}
      className="absolute -top-0.5 -right-2 size-2 rounded-full bg-brass data-urgent:bg-rose"
    />
  );
}
