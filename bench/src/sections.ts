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
      'errors of a recogniser do not count here. How the end is told: the same calls on a made set that its author',
      'knew, on turns by another author who saw no code (half of them seen, half only counted), and on sentence types',
      'that were fixed before anything was trained; the last three rendered as whole sentences and parted at their',
      'pauses, 300 to 1200 ms, all alike likely. flite’s melody falls at a comma as at an end, so that the voice can',
      'add nothing there. End to answer counts turns that were not cut short. The last table is what others publish of',
      'real people: another set, another measure, not to be set against ours row by row.',
    ].join(' '),
    measure: async () => (await import('./conversation/benchConversation.ts')).benchConversation(),
  },
  speech: {
    title: 'What is heard',
    how: [
      'Recognisers as the product runs them, told what the receptionist had asked unless it says otherwise. Lines by an',
      'author who saw no code (e2e/spokenCalls), half of them open to be worked with and half held; Kokoro and flite as callers,',
      '300 to 3400 Hz, u-law, 8 kHz; noise is pink, a street and babble in turn. A slot is right when the words that',
      'carry it were heard, numbers in whatever writing. Human digits: recordings of single digits by six speakers, four',
      'to a string, 120 ms between (HUMAN_DIGITS names their folder).',
    ].join(' '),
    measure: async () => (await import('./speech/ears/benchEars.ts')).benchEars(),
  },
  'spoken-bookings': {
    title: 'Bookings by voice',
    how: [
      'Whole bookings over SIP, with the ears and the voice that the product has by itself, five calls at once. Callers of an',
      'author who saw no code (e2e/spokenCalls), with neural voices through a telephone line; half of them open to be worked',
      'with, half held. They agree to what is read back, say no to what was misheard, and spell when asked to. Names may be',
      'written otherwise than they are. A delay runs from the end of what a caller said to the next sound.',
    ].join(' '),
    measure: async () =>
      (await import('./speech/bookings/benchBookings.ts')).benchBookings('models'),
  },
  'spoken-calls-at-once': {
    title: 'Bookings by voice, many at once',
    how: 'The same callers, fifteen and thirty at once, on all processors of the machine with the callers beside them.',
    measure: async () =>
      (await import('./speech/bookings/benchCallsAtOnce.ts')).benchCallsAtOnce('models'),
  },
  speaking: {
    title: 'What is said',
    how: [
      'The voice of this machine and the built-in one, heard back by Moonshine over u-law at 8 kHz: ten lines of',
      'receptionists for each voice, and bookings rendered whole beside the same put together from phrases that were',
      'kept. "First sound": from asking to the first sample, while nothing else is rendered. How natural it sounds',
      'nobody judged.',
    ].join(' '),
    measure: async () => (await import('./speech/speaking/benchSpeaking.ts')).benchSpeaking(),
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
      'The whole product; GET /api/calls with a session. As fast as it is answered: in turn with bare node:http that',
      'sends the same bytes, and Fastify that reads the same rows by one prepared statement, median of three rounds.',
      'Beside calls: timed from when each was due, beside telephone calls whose callers speak.',
    ].join(' '),
    measure: async () => (await import('./reading.ts')).benchReading(),
  },
};
