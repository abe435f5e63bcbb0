import type { BenchRow, Measurement } from './row.ts';

/** A part of the report, measured by a process of its own. */
export interface SectionPlan {
  readonly title: string;
  readonly how: string;
  /** Loaded only by the process that measures. */
  readonly measure: () => Promise<BenchRow[] | Measurement>;
  /** Arguments of Node.js. */
  readonly execArgv?: readonly string[];
}

const probe = new URL('./turns/readyProbe.ts', import.meta.url).href;

export const sections: Readonly<Record<string, SectionPlan>> = {
  home: {
    title: 'Home page',
    how: 'Files of web/dist: what the page loads by itself, as it goes over the wire.',
    measure: async () => (await import('./home.ts')).benchHome(),
  },
  site: {
    title: 'Public pages',
    how: [
      'Lighthouse 13, its mobile preset (slow network and processor simulated), every page of the sitemap',
      'served by the whole product, the median of three visits each. "Scripts": what a page fetches by',
      'itself, with what wakes when it is seen or the browser has nothing to do.',
    ].join(' '),
    measure: async () => (await import('./site/benchSite.ts')).benchSite(),
  },
  start: {
    title: 'Time to ready',
    how: 'From `npm start` of a prepared checkout to "Belldesk is ready".',
    measure: async () => (await import('./start.ts')).benchStart(),
  },
  turns: {
    title: 'Delay of a turn and cost of a call',
    how: [
      'Real calls with transcriber, model and voice that take no time, silence to wait for 0,',
      'records in PostgreSQL, RTP, G.711 and voice activity detection; callers in a process of their',
      'own say a sentence of 1.9 s and are silent for 3 s. "Ready for the next packet": coded and',
      'queued in the media thread; a packet leaves every 20 ms, so the caller hears it 0 to 20 ms later.',
    ].join(' '),
    measure: async () => (await import('./turns.ts')).benchTurns(),
    execArgv: ['--expose-gc', '--import', probe],
  },
  conversation: {
    title: 'A conversation',
    how: [
      'Delays: real calls over SIP with RTP and by WebSocket as browsers make them, at once, with scripted',
      'providers of set latencies. The callers are a process of their own that records both sides sample by',
      'sample; a delay runs from the end of the energy of what was said to the beginning of the energy of the',
      'answer, by two detectors that must agree within 40 ms; where they do not, or a caller stood still, it',
      'is discarded. No network and no jitter buffer of a telephone',
      'lie between. The engine’s own share is what is left after the wait for the end of the turn and the',
      'providers’ latencies; below zero, an answer was prepared while the end of the turn was waited for.',
      'Turn-taking: a made set of speech (flite, four voices, from a seed), 300 to 3400 Hz, u-law, 8 kHz,',
      'held with the engine’s own RTP leg, jitter buffer, voice activity detection and turn-taking on a clock',
      'told by hand. Transcripts are scripted: every word that was said while the engine listened, so that',
      'errors of a recogniser do not count here.',
    ].join(' '),
    measure: async () => (await import('./conversation/benchConversation.ts')).benchConversation(),
  },
  density: {
    title: 'Calls of one media worker',
    how: [
      'The media thread alone on one core with RTP, G.711 and voice activity detection; callers speak',
      'a third of the time, the assistant half; more calls until over 0.1% of packets are 20 ms late',
      'in each of three runs of 8 s; the best of them is shown.',
    ].join(' '),
    measure: async () => (await import('./density.ts')).benchDensity(),
  },
  answering: {
    title: 'Answering the telephone',
    how: 'The whole product; a SIP caller over UDP, one call after another.',
    measure: async () => (await import('./answering.ts')).benchAnswering(),
  },
  attack: {
    title: 'Live calls during a flood',
    how: [
      'The whole product; five calls with sound both ways, their packets timed by the kernel; the flood and',
      'the callers are processes of their own. INVITEs with right offers from another loopback address,',
      'each a call of its own, none acknowledged.',
    ].join(' '),
    measure: async () => (await import('./attack.ts')).benchAttack(),
  },
  reading: {
    title: 'Reading the call log',
    how: [
      'The whole product; GET /api/calls with a session, timed from when each was due, beside',
      'telephone calls whose callers speak.',
    ].join(' '),
    measure: async () => (await import('./reading.ts')).benchReading(),
  },
};
