import type { SelfTestReport } from '@belldesk/contract/voice/selfTest';
import { plural, t } from '@lingui/core/macro';
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
  const times = plural(failedInARow, { one: 'once', other: '# times' });
  const why = FAILURES[failure];
  return failingSinceMs === null
    ? t`It failed ${times}: ${why}.`
    : t`It failed ${times} since ${momentText(failingSinceMs)}: ${why}.`;
}

/** The same in a word. */
export function selfTestBadge({ lastAtMs, failure }: SelfTestReport): { text: string; tone: Tone } {
  if (failure !== null) return { text: t`Failing`, tone: 'bad' };
  return lastAtMs === null
    ? { text: t`Not made yet`, tone: 'plain' }
    : { text: t`Answered`, tone: 'good' };
}
