import { addGauge, addGaugeFor, createMetrics } from '@belldesk/kit/metrics';
import { type RefusalReason, refusalReasons } from './calls/admission/admission.ts';
import type { CallKeeper } from './calls/callKeeper.ts';
import type { PhraseKeeper } from './calls/phrases/phraseKeeper.ts';
import type { SelfTest } from './calls/selfTest/selfTest.ts';
import type { Switchboard } from './calls/switchboard.ts';
import type { KokoroVoice } from './speech/kokoro/createKokoroVoice.ts';
import type { ListenerLoad } from './speech/listenerProcess/wire.ts';
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
  openPorts: 'RTP ports that are open',
  detectorProbes: 'Places taken in the speech detector',
} as const;

const refusals: Readonly<Record<RefusalReason, string>> = {
  closing: 'Calls refused because the platform stops',
  platform: 'Calls refused at MAX_CALLS',
  source: 'Calls refused at MAX_CALLS_PER_SOURCE',
  trunk: 'Calls refused at the lines of their trunk',
  assistant: 'Calls refused at MAX_CALLS_PER_ASSISTANT',
  'assistant-browser': 'Calls refused at MAX_BROWSER_CALLS_PER_ASSISTANT',
};

const snake = (name: string) =>
  name.replaceAll('-', '_').replace(/[A-Z0-9]+/g, (part) => `_${part.toLowerCase()}`);

/** What GET /metrics of the voice process tells beside processor and memory. */
export function createPlatformMetrics(parts: {
  switchboard: Switchboard;
  media: MediaWorker;
  sip: SipServer;
  selfTest: SelfTest;
  keeper: Pick<CallKeeper, 'waiting'>;
  phrases: Pick<PhraseKeeper, 'left'> | null;
  kokoro: Pick<KokoroVoice, 'load' | 'isPresent'> | null;
  listeningLoads: () => Readonly<Record<string, ListenerLoad>>;
}): () => Promise<string> {
  const registry = createMetrics('voice');
  addGauge(
    registry,
    'belldesk_calls_active',
    'Calls going on',
    () => parts.switchboard.activeCalls,
  );
  const { phrases, kokoro } = parts;
  if (phrases)
    addGauge(
      registry,
      'belldesk_voice_phrases_left',
      'Phrases that are still to be rendered beforehand',
      () => phrases.left,
    );
  if (kokoro)
    addGauge(
      registry,
      'belldesk_voice_render_load',
      'Seconds that this machine renders for a second of speech; 0 while there is no voice model',
      () => (kokoro.isPresent ? kokoro.load : 0),
    );
  const { admission } = parts.switchboard;
  addGauge(
    registry,
    'belldesk_lines_taken',
    'Calls going on or being set up',
    () => admission.lines,
  );
  for (const reason of refusalReasons)
    addGauge(registry, `belldesk_calls_refused_${snake(reason)}`, refusals[reason], () =>
      admission.refused(reason),
    );
  addGauge(
    registry,
    'belldesk_call_records_waiting',
    'Calls whose records wait in memory for the database',
    () => parts.keeper.waiting.calls,
  );
  addGauge(
    registry,
    'belldesk_call_records_lost',
    'Calls of whose records something was lost, because too many waited',
    () => parts.keeper.waiting.lostCalls,
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
  const recognisers = () => Object.entries(parts.listeningLoads());
  addGaugeFor(
    registry,
    'belldesk_listening_queued',
    'Utterances that wait for the text of a recogniser of this machine',
    'recogniser',
    () => recognisers().map(([name, { queued }]) => [name, queued]),
  );
  addGaugeFor(
    registry,
    'belldesk_listening_wait_seconds',
    'How long an utterance that ended now would wait for its turn there',
    'recogniser',
    () => recognisers().map(([name, { waitMs }]) => [name, waitMs / 1_000]),
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
