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
      plural(count, { one: 'assistant waits for a number', other: 'assistants wait for a number' }),
  },
  {
    key: 'failedJobs',
    path: '/operator/work',
    text: (count: number) =>
      plural(count, {
        one: 'mail or delivery did not go out',
        other: 'mails or deliveries did not go out',
      }),
  },
  {
    key: 'contacts',
    path: '/operator/messages',
    text: (count: number) =>
      plural(count, { one: 'message is not read', other: 'messages are not read' }),
  },
  {
    key: 'demos',
    path: '/operator/demos',
    text: (count: number) =>
      plural(count, { one: 'demo request is open', other: 'demo requests are open' }),
  },
  {
    key: 'leads',
    path: '/operator/leads',
    text: (count: number) => plural(count, { one: 'lead is open', other: 'leads are open' }),
  },
] as const;

/** What waits for a person, most pressing first; what is done is not named. */
export function waiting(overview: OperatorOverview): readonly Waiting[] {
  return KINDS.flatMap(({ key, path, text }) => {
    const count = overview[key];
    return count === 0 ? [] : [{ path, count, text: text(count) }];
  });
}
