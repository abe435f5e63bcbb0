import { SAMPLE_CALL_MS } from '@belldesk/contract/product/calls';
import { useEffect, useState } from 'react';
import { clockText } from './clockText.ts';

const EVERY_MS = 250;

/** How much of the minute is left, from when it appears. */
export function TimeLeft() {
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    const sinceMs = performance.now();
    const timer = setInterval(() => setPassedMs(performance.now() - sinceMs), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" className="tabular text-muted">
      {clockText(SAMPLE_CALL_MS - passedMs)} left
    </span>
  );
}
