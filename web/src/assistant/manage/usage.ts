import type { CallList } from '@belldesk/contract/product/callList';

const USAGE_WINDOW_MS = 30 * 24 * 60 * 60_000;

export interface Usage {
  /** Whole minutes, floored. */
  readonly minutes: number;
  /** True where the log held more calls of the window than it gave. */
  readonly isAtLeast: boolean;
}

/** Minutes of the past 30 days with one assistant. @param nowMs epoch ms */
export function usageOf(list: CallList, assistantId: string, nowMs: number): Usage {
  const since = nowMs - USAGE_WINDOW_MS;
  const recent = list.rows.filter((row) => Date.parse(row.startTime) >= since);
  const seconds = recent
    .filter((row) => row.assistantId === assistantId)
    .reduce((sum, row) => sum + row.durationSeconds, 0);
  return {
    minutes: Math.floor(seconds / 60),
    isAtLeast: recent.length === list.rows.length && list.totalCalls > list.rows.length,
  };
}
