import type { Clock } from '@belldesk/kit/clock';
import type { SipCounters } from './counters.ts';
import { createEngine } from './engine.ts';
import { EventLoopLag } from './guard/eventLoopLag.ts';
import { NO_LIMITS, type SipLimits } from './guard/limits.ts';
import { ReachableHost } from './reachableHost.ts';
import type { SipNoise } from './receiver.ts';
import type { SipInvite } from './sipCall.ts';
import type { OutgoingOptions, SipOutgoing } from './sipOutgoing.ts';
import { Sockets } from './sockets.ts';
import { DEFAULT_TIMERS } from './timers.ts';

export type { SipCounters } from './counters.ts';
export type { SipLimits } from './guard/limits.ts';
export type { SipNoise } from './receiver.ts';
export type { EndReason, SipDialog, SipInvite, SipParty } from './sipCall.ts';
export type { OutgoingOptions, SipOutgoing } from './sipOutgoing.ts';

export interface SipServerOptions {
  /** Addresses to bind, e.g. `['0.0.0.0', '::']`; `::` is left out where there is no IPv6. */
  readonly hosts: readonly string[];
  /** For UDP and TCP; 0 lets the system choose one. */
  readonly port: number;
  /** Name or address under which the machine is known outside; for Contact. */
  readonly publicHost: string;
  readonly clock: Clock;
  /** What strangers may ask; left out, anything. */
  readonly limits?: SipLimits;
  /** A call rings. Decide on it now or later. */
  readonly onInvite: (invite: SipInvite) => void;
  /** Something came in that was no SIP. May come often: do not log each. */
  readonly onNoise?: (noise: SipNoise) => void;
  /** A listener of a call threw; its peer was answered 500. Rethrown as uncaught by default. */
  readonly onFailure?: (error: unknown) => void;
}

export interface SipServer {
  /** Rejects with the system's error when a socket cannot be bound, e.g. EADDRINUSE. */
  listen(): Promise<void>;
  /** Refuses what rings, sends BYE to live dialogs, waits 2 s at most for the answers, frees all. */
  close(): Promise<void>;
  /** Calls somebody. Throws an AppError `bad-input` for anything but a sip: address. */
  call(options: OutgoingOptions): SipOutgoing;
  counters(): Readonly<SipCounters>;
  /** Calls ringing, answered, or not yet known to be over by the peer. */
  readonly activeDialogs: number;
  /** The port bound. */
  readonly port: number;
  /** While true, OPTIONS and new calls get 503 with Retry-After; live calls go on. */
  draining: boolean;
}

const CLOSE_DEADLINE_MS = 2_000;

function uncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** The SIP user agent of RFC 3261 over UDP and TCP. */
export function createSipServer(options: SipServerOptions): SipServer {
  const { clock, limits = NO_LIMITS } = options;
  const lag = new EventLoopLag(clock);
  const reachable = new ReachableHost(options.publicHost, clock);
  const engine = createEngine({
    clock,
    timers: DEFAULT_TIMERS,
    transport: { flowTo: (target, done) => sockets.flowTo(target, done) },
    advertised: (flow) => reachable.towards(flow),
    limits,
    lagMs: () => lag.lagMs(),
    onInvite: options.onInvite,
    onNoise: options.onNoise ?? (() => undefined),
    onFailure: options.onFailure ?? uncaught,
  });
  const sockets = new Sockets(clock, engine.events, {
    limits,
    inUse: () => engine.usages.flows(),
    onShed() {
      engine.counters.connectionsShed += 1;
    },
  });
  let port = options.port;
  return {
    async listen() {
      await reachable.start();
      port = await sockets.listen(options.hosts, options.port);
      lag.start();
    },
    async close() {
      engine.draining = true;
      engine.usages.shutDownAll();
      await new Promise<void>((resolve) => {
        const cancelDeadline = clock.after(CLOSE_DEADLINE_MS, resolve);
        void engine.usages.empty().then(() => {
          cancelDeadline();
          resolve();
        });
      });
      engine.stop();
      lag.stop();
      reachable.stop();
      await sockets.close();
    },
    call: (outgoing) => engine.call(outgoing),
    counters: () => ({ ...engine.counters }),
    get activeDialogs() {
      return engine.usages.size;
    },
    get port() {
      return port;
    },
    get draining() {
      return engine.draining;
    },
    set draining(value) {
      engine.draining = value;
    },
  };
}
