import type { Server } from 'node:http';
import type { Clock } from '@belldesk/kit/clock';

/** Requests that run when the server closes may end, within this time. */
const DRAIN_MS = 5_000;
const SWEEP_MS = 50;

/**
 * Lets a closing server go as soon as its last request has ended. A connection that falls idle only
 * after `close()` would otherwise be kept until its keep-alive runs out.
 */
export function drain(server: Server, clock: Clock): void {
  let cancelSweep = () => {};
  const sweep = () => {
    server.closeIdleConnections();
    cancelSweep = clock.after(SWEEP_MS, sweep);
  };
  const cancelEnd = clock.after(DRAIN_MS, () => server.closeAllConnections());
  server.once('close', () => {
    cancelSweep();
    cancelEnd();
  });
  sweep();
}
