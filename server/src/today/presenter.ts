import { type CallBadge, shownBadge } from '@belldesk/contract/product/callBadge';
import {
  TODAY_QUESTIONS,
  type TodayCall,
  type TodayCalls,
  type TodayWaiting,
} from '@belldesk/contract/product/today';
import type { NewestCall, OutcomeCount, UnansweredCall } from './queries.ts';

/** The day's calls. @param counts of all of them @param newest the rows that are shown */
export function presentCalls(
  counts: readonly OutcomeCount[],
  newest: readonly NewestCall[],
): TodayCalls {
  const byBadge = new Map<CallBadge, number>();
  for (const { badge, isSpam, calls } of counts) {
    const shown = shownBadge(badge, isSpam);
    if (shown) byBadge.set(shown, (byBadge.get(shown) ?? 0) + calls);
  }
  const sum = (some: readonly OutcomeCount[]) => some.reduce((all, { calls }) => all + calls, 0);
  return {
    total: sum(counts),
    onTheLine: sum(counts.filter(({ status }) => status === 'in-progress')),
    outcomes: [...byBadge]
      .map(([badge, calls]) => ({ badge, calls }))
      .toSorted((a, b) => b.calls - a.calls || a.badge.localeCompare(b.badge)),
    rows: newest.map(presentCall),
  };
}

function presentCall({ startTime, badge, spamAt, ...call }: NewestCall): TodayCall {
  return {
    ...call,
    startTime: startTime.toISOString(),
    badge: shownBadge(badge, spamAt !== null),
  };
}

/** What could not be told, newest call first; of a call each question once. */
export function presentQuestions(calls: readonly UnansweredCall[]): TodayWaiting['questions'] {
  return calls
    .flatMap(({ callLogId, questions }) =>
      [...new Set(questions)].map((question) => ({ callLogId, question })),
    )
    .slice(0, TODAY_QUESTIONS);
}
