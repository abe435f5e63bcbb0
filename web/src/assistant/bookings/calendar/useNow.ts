import { useEffect, useState } from 'react';
import { type LocalMoment, localMoment } from './clock.ts';

const EVERY_MS = 20_000;

/** What the clock of the business shows, kept right while the page is open. */
export function useNow(timeZone: string): LocalMoment {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return localMoment(timeZone, nowMs);
}
