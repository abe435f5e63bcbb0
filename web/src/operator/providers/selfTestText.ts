import type { SelfTestReport } from '@belldesk/contract/voice/selfTest';
import { t } from '@lingui/core/macro';
import type { Tone } from '../../ui/Badge.tsx';

const FAILURES: Readonly<Record<NonNullable<SelfTestReport['failure']>, string>> = {
  'not-answered': t`it was not answered`,
  refused: t`it was refused`,
  silent: t`nothing was said`,
  'not-hung-up': t`it did not end`,
  internal: t`it could not be made`,
};

/** How the platform's calls to itself went, in a sentence. */
export function selfTestText(report: SelfTestReport, momentText: (ms: number) => string): string {
  const { lastAtMs, failure, failedInARow, failingSinceMs } = report;
  if (lastAtMs === null) return t`The first one comes a minute after the start.`;
  if (failure === null) return t`The last one, ${momentText(lastAtMs)}, was answered.`;
  const since = failingSinceMs === null ? '' : t` since ${momentText(failingSinceMs)}`;
  const times = failedInARow === 1 ? 'once' : t`${failedInARow} times`;
  return t`It failed ${times}${since}: ${FAILURES[failure]}.`;
}

/** The same in a word. */
export function selfTestBadge({ lastAtMs, failure }: SelfTestReport): { text: string; tone: Tone } {
  if (failure !== null) return { text: t`Failing`, tone: 'bad' };
  return lastAtMs === null
    ? { text: t`Not made yet`, tone: 'plain' }
    : { text: t`Answered`, tone: 'good' };
}
