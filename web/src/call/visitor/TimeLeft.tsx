import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { clockText } from './clockText.ts';

const EVERY_MS = 250;

/** How much of a call's time is left, counted from when this appears. */
export function TimeLeft({ longestMs }: { longestMs: number }) {
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    const sinceMs = performance.now();
    const timer = setInterval(() => setPassedMs(performance.now() - sinceMs), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" className="tabular text-muted">
      <Trans>{clockText(longestMs - passedMs)} left</Trans>
    </span>
  );
}
