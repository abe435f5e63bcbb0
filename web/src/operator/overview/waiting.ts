import type { OperatorOverview } from '@belldesk/contract/product/operator';

interface Waiting {
  readonly path: string;
  readonly count: number;
  readonly text: string;
}

const KINDS = [
  {
    key: 'requests',
    path: '/operator/requests',
    one: 'assistant waits for a number',
    more: 'assistants wait for a number',
  },
  {
    key: 'failedJobs',
    path: '/operator/work',
    one: 'mail or delivery did not go out',
    more: 'mails or deliveries did not go out',
  },
  {
    key: 'contacts',
    path: '/operator/messages',
    one: 'message is not read',
    more: 'messages are not read',
  },
  {
    key: 'demos',
    path: '/operator/demos',
    one: 'demo request is open',
    more: 'demo requests are open',
  },
  { key: 'leads', path: '/operator/leads', one: 'lead is open', more: 'leads are open' },
] as const;

/** What waits for a person, most pressing first; what is done is not named. */
export function waiting(overview: OperatorOverview): readonly Waiting[] {
  return KINDS.flatMap(({ key, path, one, more }) => {
    const count = overview[key];
    return count === 0 ? [] : [{ path, count, text: count === 1 ? one : more }];
  });
}
