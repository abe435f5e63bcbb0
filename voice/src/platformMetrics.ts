import { addGauge, createMetrics } from '@belldesk/kit/metrics';
import type { SelfTest } from './calls/selfTest/selfTest.ts';
import type { Switchboard } from './calls/switchboard.ts';
import type { MediaWorker } from './telephony/media/mediaWorker.ts';
import type { SipServer } from './telephony/sip/server.ts';

const sipCounts = {
  received: 'SIP messages received',
  garbage: 'Datagrams and streams that were no SIP',
  malformed: 'SIP requests refused for a broken header',
  invites: 'Calls that were offered',
  unacknowledged: 'Calls whose 200 was never acknowledged',
  overSourceLimit: 'New requests over the limit of their source address',
  overPlatformLimit: 'New requests over the limit of all source addresses together',
  connectionsShed: 'TCP connections closed in favour of newer ones, or turned away',
  unanswered: 'Requests over a limit that were not even answered 503',
} as const;

const mediaCounts = {
  packetsSent: 'RTP packets sent',
  packetsReceived: 'RTP packets received',
  packetsRefused: 'Packets that were no RTP of the call, or came from a stranger',
  packetsLate: 'RTP packets that came too late to be played',
  ticksLate20Ms: 'Ticks of the media thread that began more than 20 ms late',
  ticksSkipped: 'Ticks of the media thread that were left out because it was too far behind',
  legs: 'Callers and callees whose audio is carried',
} as const;

const snake = (name: string) => name.replace(/[A-Z0-9]+/g, (part) => `_${part.toLowerCase()}`);

/** What GET /metrics of the voice process tells beside processor and memory. */
export function createPlatformMetrics(parts: {
  switchboard: Switchboard;
  media: MediaWorker;
  sip: SipServer;
  selfTest: SelfTest;
}): () => Promise<string> {
  const registry = createMetrics('voice');
  addGauge(
    registry,
    'belldesk_calls_active',
    'Calls going on',
    () => parts.switchboard.activeCalls,
  );
  for (const name of Object.keys(sipCounts) as (keyof typeof sipCounts)[])
    addGauge(
      registry,
      `belldesk_sip_${snake(name)}`,
      sipCounts[name],
      () => parts.sip.counters()[name],
    );
  for (const name of Object.keys(mediaCounts) as (keyof typeof mediaCounts)[])
    addGauge(
      registry,
      `belldesk_media_${snake(name)}`,
      mediaCounts[name],
      async () => (await parts.media.stats())[name],
    );
  addGauge(
    registry,
    'belldesk_selftest_ok',
    'Whether the last self-test call was answered and greeted; NaN before the first',
    () => {
      const { lastAtMs, failedInARow } = parts.selfTest.state;
      return lastAtMs === null ? Number.NaN : Number(failedInARow === 0);
    },
  );
  addGauge(
    registry,
    'belldesk_selftest_seconds',
    'From dialling to the first sound in the last good self-test call; NaN before it',
    () => (parts.selfTest.state.greetedAfterMs ?? Number.NaN) / 1_000,
  );
  return () => registry.metrics();
}
