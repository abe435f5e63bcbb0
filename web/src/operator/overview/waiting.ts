import type { OperatorOverview } from '@belldesk/contract/product/operator';
import { plural } from '@lingui/core/macro';

interface Waiting {
  readonly path: string;
  readonly count: number;
  readonly text: string;
}

const KINDS = [
  {
    key: 'requests',
    path: '/operator/requests',
    text: (count: number) =>
      plural(count, { one: 'assistant needs a number', other: 'assistants need a number' }),
  },
  {
    key: 'failedJobs',
    path: '/operator/work',
    text: (count: number) =>
      plural(count, {
        one: 'failed email or delivery',
        other: 'failed emails or deliveries',
      }),
  },
  {
    key: 'contacts',
    path: '/operator/messages',
    text: (count: number) => plural(count, { one: 'unread message', other: 'unread messages' }),
  },
  {
    key: 'demos',
    path: '/operator/demos',
    text: (count: number) =>
      plural(count, { one: 'open demo request', other: 'open demo requests' }),
  },
  {
    key: 'leads',
    path: '/operator/leads',
    text: (count: number) => plural(count, { one: 'open lead', other: 'open leads' }),
  },
] as const;

/** What waits for a person, most pressing first; what is done is not named. */
export function waiting(overview: OperatorOverview): readonly Waiting[] {
  return KINDS.flatMap(({ key, path, text }) => {
    const count = overview[key];
    return count === 0 ? [] : [{ path, count, text: text(count) }];
  });
}
