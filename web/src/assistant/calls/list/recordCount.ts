import type { CallList } from '@belldesk/contract/product/callList';
import { t } from '@lingui/core/macro';

/** The server counts what fits a search no further. */
const MOST_COUNTED = 1_000;

/** The footer of the log: how many records are shown, and of which calls. */
export function recordCount(list: CallList, isNarrowed: boolean, scope: string): string {
  const shown = list.rows.length;
  const all = list.matchingCalls;
  const records = all === 1 ? 'record' : 'records';
  const found = isNarrowed ? ' found' : '';
  if (shown === all) return t`Showing ${shown} ${records}${found}, ${scope}`;
  const total = all.toLocaleString('en');
  const isMore = isNarrowed && all >= MOST_COUNTED;
  return t`Showing ${shown} of ${isMore ? t`more than ` : ''}${total} ${records}${found}, ${scope}`;
}
