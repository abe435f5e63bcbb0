import type { Clock } from '@belldesk/kit/clock';
import type { SipContext } from './context.ts';
import { type SipCounters, zeroCounters } from './counters.ts';
import { sendInDialog } from './dialogSender.ts';
import type { Flow, Transport, TransportEvents } from './flow.ts';
import type { SipLimits } from './guard/limits.ts';
import { RequestGuard } from './guard/requestGuard.ts';
import { OutgoingCall } from './outgoingCall.ts';
import type { Advertised } from './reachableHost.ts';
import { Receiver, type SipNoise } from './receiver.ts';
import type { SipInvite } from './sipCall.ts';
import type { OutgoingOptions, SipOutgoing } from './sipOutgoing.ts';
import type { SipTimers } from './timers.ts';
import { Transactions } from './transactions.ts';
import { formatUri } from './uri.ts';
import { Usages } from './usages.ts';
import { UserAgent } from './userAgent.ts';

export interface EngineOptions {
  readonly clock: Clock;
  readonly timers: SipTimers;
  readonly transport: Transport;
  readonly advertised: (flow: Flow) => Advertised;
  readonly limits: SipLimits;
  /** How late the event loop is. */
  readonly lagMs: () => number;
  readonly onInvite: (invite: SipInvite) => void;
  readonly onNoise: (noise: SipNoise) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Everything of the user agent but its sockets. */
export interface SipEngine {
  readonly events: TransportEvents;
  readonly counters: SipCounters;
  readonly usages: Usages;
  /** New calls get 503, OPTIONS too, so that a proxy looks elsewhere. */
  draining: boolean;
  /** Calls somebody. Throws `bad-input` for anything but a sip: address. */
  call(options: OutgoingOptions): SipOutgoing;
  /** Stops every timer. */
  stop(): void;
}

function contactOf(user: string, flow: Flow, host: string): string {
  const tcp: [string, string][] = flow.protocol === 'TCP' ? [['transport', 'tcp']] : [];
  const uri = formatUri({
    scheme: 'sip',
    user: user === '' ? null : user,
    host,
    port: flow.localPort,
    parameters: new Map(tcp),
  });
  return `<${uri}>`;
}

/** Wires receiver, transactions, user agent and dialogs. */
export function createEngine(options: EngineOptions): SipEngine {
  const { clock, timers, transport, advertised } = options;
  const counters = zeroCounters();
  const usages = new Usages();
  const hostFor = (flow: Flow): string => advertised(flow).host;
  const context: SipContext = {
    clock,
    timers,
    counters,
    usages,
    advertised,
    contact: (user, flow) => contactOf(user, flow, hostFor(flow)),
    send: (state, method, fields, onOutcome) =>
      sendInDialog(transport, transactions, hostFor, state, method, fields, onOutcome),
  };
  const userAgent = new UserAgent(context, {
    isDraining: () => engine.draining,
    onInvite: options.onInvite,
    onFailure: options.onFailure,
  });
  const guard = new RequestGuard(clock, options.limits, options.lagMs);
  const transactions = new Transactions({ clock, timers }, counters, userAgent, guard);
  const engine: SipEngine = {
    events: new Receiver(transactions, counters, options.onNoise),
    counters,
    usages,
    draining: false,
    call: (outgoing) => new OutgoingCall(outgoing, { context, transport, transactions }),
    stop: () => transactions.stop(),
  };
  return engine;
}
