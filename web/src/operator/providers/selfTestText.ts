import type { SelfTestReport } from '@belldesk/contract/voice/selfTest';
import { plural, t } from '@lingui/core/macro';
import type { Tone } from '../../ui/Badge.tsx';

const FAILURES: Readonly<Record<NonNullable<SelfTestReport['failure']>, string>> = {
  'not-answered': t`no answer`,
  refused: t`the call was rejected`,
  silent: t`the assistant said nothing`,
  'not-hung-up': t`the call did not end`,
  internal: t`the call could not be started`,
};

/** How the platform's calls to itself went, in a sentence. */
export function selfTestText(report: SelfTestReport, momentText: (ms: number) => string): string {
  const { lastAtMs, failure, failedInARow, failingSinceMs } = report;
  if (lastAtMs === null) return t`The first test runs one minute after start.`;
  if (failure === null) return t`The last test, ${momentText(lastAtMs)}, succeeded.`;
  const times = plural(failedInARow, { one: 'once', other: '# times' });
  const why = FAILURES[failure];
  return failingSinceMs === null
    ? t`Failed ${times}: ${why}.`
    : t`Failed ${times} since ${momentText(failingSinceMs)}: ${why}.`;
}

/** The same in a word. */
export function selfTestBadge({ lastAtMs, failure }: SelfTestReport): { text: string; tone: Tone } {
  if (failure !== null) return { text: t`Failing`, tone: 'bad' };
  return lastAtMs === null
    ? { text: t`No test yet`, tone: 'plain' }
    : { text: t`Answered`, tone: 'good' };
}
