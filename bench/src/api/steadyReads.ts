import { Agent, request } from 'node:http';

/** Requests under way at once; a server that falls further behind is not asked more. */
const MAX_UNDER_WAY = 64;

export interface Reads {
  /** From the moment a request was due to its answer's end, ms. */
  readonly delaysMs: readonly number[];
  /** Answers that were no 200. */
  readonly failures: number;
}

/**
 * Reads `url` at a steady rate, whatever the answers take: a request that had to wait for its turn
 * has waited.
 */
export async function steadyReads(
  url: string,
  headers: Readonly<Record<string, string>>,
  perSecond: number,
  forMs: number,
): Promise<Reads> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_UNDER_WAY });
  const delaysMs: number[] = [];
  let failures = 0;
  let underWay = 0;
  const read = (dueMs: number): void => {
    underWay++;
    const end = (ok: boolean): void => {
      underWay--;
      delaysMs.push(performance.now() - dueMs);
      if (!ok) failures++;
    };
    const asked = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => end(answer.statusCode === 200));
    });
    asked.on('error', () => end(false));
    asked.end();
  };
  const beganMs = performance.now();
  const total = Math.round((perSecond * forMs) / 1_000);
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, ((performance.now() - beganMs) / 1_000) * perSecond);
      for (; sent < due && underWay < MAX_UNDER_WAY; sent++)
        read(beganMs + (sent / perSecond) * 1_000);
      if (sent < total || underWay > 0) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  agent.destroy();
  return { delaysMs, failures };
}
