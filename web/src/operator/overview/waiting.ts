import type { OperatorOverview } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';

interface Waiting {
  readonly path: string;
  readonly count: number;
  readonly text: string;
}

const KINDS = [
  {
    key: 'requests',
    path: '/operator/requests',
    one: t`assistant waits for a number`,
    more: t`assistants wait for a number`,
  },
  {
    key: 'failedJobs',
    path: '/operator/work',
    one: t`mail or delivery did not go out`,
    more: t`mails or deliveries did not go out`,
  },
  {
    key: 'contacts',
    path: '/operator/messages',
    one: t`message is not read`,
    more: t`messages are not read`,
  },
  {
    key: 'demos',
    path: '/operator/demos',
    one: t`demo request is open`,
    more: t`demo requests are open`,
  },
  { key: 'leads', path: '/operator/leads', one: t`lead is open`, more: t`leads are open` },
] as const;

/** What waits for a person, most pressing first; what is done is not named. */
export function waiting(overview: OperatorOverview): readonly Waiting[] {
  return KINDS.flatMap(({ key, path, one, more }) => {
    const count = overview[key];
    return count === 0 ? [] : [{ path, count, text: count === 1 ? one : more }];
  });
}
