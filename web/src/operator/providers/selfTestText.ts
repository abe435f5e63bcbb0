import type { SelfTestReport } from '@belldesk/contract/voice/selfTest';
import type { Tone } from '../../ui/Badge.tsx';

const FAILURES: Readonly<Record<NonNullable<SelfTestReport['failure']>, string>> = {
  'not-answered': 'it was not answered',
  refused: 'it was refused',
  silent: 'nothing was said',
  'not-hung-up': 'it did not end',
  internal: 'it could not be made',
};

/** How the platform's calls to itself went, in a sentence. */
export function selfTestText(report: SelfTestReport, momentText: (ms: number) => string): string {
  const { lastAtMs, failure, failedInARow, failingSinceMs } = report;
  if (lastAtMs === null) return 'The first one comes a minute after the start.';
  if (failure === null) return `The last one, ${momentText(lastAtMs)}, was answered.`;
  const since = failingSinceMs === null ? '' : ` since ${momentText(failingSinceMs)}`;
  const times = failedInARow === 1 ? 'once' : `${failedInARow} times`;
  return `It failed ${times}${since}: ${FAILURES[failure]}.`;
}

/** The same in a word. */
export function selfTestBadge({ lastAtMs, failure }: SelfTestReport): { text: string; tone: Tone } {
  if (failure !== null) return { text: 'Failing', tone: 'bad' };
  return lastAtMs === null
    ? { text: 'Not made yet', tone: 'plain' }
    : { text: 'Answered', tone: 'good' };
}
