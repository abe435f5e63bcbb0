import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../../api/queries.ts';
import { Badge } from '../../../ui/Badge.tsx';

const MOST_SHOWN = 99;

/** How many messages are open, beside the name of the inbox; nothing while there is none. */
export function OpenCount() {
  const { data } = useQuery(rpc.inbox.counts.queryOptions());
  if (!data || data.open === 0) return null;
  const { open, urgent } = data;
  return (
    <Badge tone={urgent > 0 ? 'bad' : 'notice'} className="tabular ml-auto">
      {open > MOST_SHOWN ? `${MOST_SHOWN}+` : open}
      <span className="sr-only"> {urgent > 0 ? t`open, ${urgent} of them urgent` : t`open`}</span>
    </Badge>
  );
}
