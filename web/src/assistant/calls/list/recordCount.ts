import type { CallList } from '@belldesk/contract/product/callList';
import { plural } from '@lingui/core/macro';

/** The server counts what fits a search no further. */
const MOST_COUNTED = 1_000;

/** The footer of the log: how many records are shown, and of which calls. */
export function recordCount(list: CallList, isNarrowed: boolean, scope: string): string {
  const shown = list.rows.length;
  const all = list.matchingCalls;
  if (!isNarrowed) return recordsShown(shown, all, scope);
  if (shown === all)
    return plural(all, {
      one: `Showing # record found, ${scope}`,
      other: `Showing # records found, ${scope}`,
    });
  if (all >= MOST_COUNTED)
    return plural(all, {
      one: `Showing ${shown} of more than # record found, ${scope}`,
      other: `Showing ${shown} of more than # records found, ${scope}`,
    });
  return plural(all, {
    one: `Showing ${shown} of # record found, ${scope}`,
    other: `Showing ${shown} of # records found, ${scope}`,
  });
}

/** How many of all records are shown, and of which calls. */
export function recordsShown(shown: number, all: number, scope: string): string {
  return shown === all
    ? plural(all, { one: `Showing # record, ${scope}`, other: `Showing # records, ${scope}` })
    : plural(all, {
        one: `Showing ${shown} of # record, ${scope}`,
        other: `Showing ${shown} of # records, ${scope}`,
      });
}
