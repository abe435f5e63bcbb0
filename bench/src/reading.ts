import { setTimeout as pause } from 'node:timers/promises';
import { CallerVoice } from '@belldesk/e2e/caller/callerVoice';
import { PhoneCaller } from '@belldesk/e2e/caller/phoneCaller';
import { startPlatform } from '@belldesk/e2e/platform';
import { benchBesidePeers } from './api/besidePeers.ts';
import { steadyReads } from './api/steadyReads.ts';
import { type Desk, openDesk } from './calls/desk.ts';
import { quantile } from './quantile.ts';
import { atMost, type BenchRow } from './row.ts';

const CALLS = 20;
const READS_PER_SECOND = 500;
const WARM_MS = 3_000;
const MEASURE_MS = 10_000;
/** What a caller says, every so often. */
const SENTENCE = 'Are you open on Sunday?';
const SENTENCE_EVERY_MS = 5_000;

/** Calls that go on until the returned function ends them. */
async function liveCalls(sipPort: number, { sipUser }: Desk): Promise<() => Promise<void>> {
  const voice = new CallerVoice();
  const said = await voice.speak(SENTENCE);
  await voice.close();
  const callers: PhoneCaller[] = [];
  for (let call = 0; call < CALLS; call++) {
    const caller = new PhoneCaller({
      host: '127.0.0.1',
      port: sipPort,
      user: sipUser,
      from: `+4420794601${call.toString().padStart(2, '0')}`,
    });
    await caller.call();
    callers.push(caller);
  }
  const speaking = setInterval(() => {
    for (const caller of callers) void caller.say(said);
  }, SENTENCE_EVERY_MS);
  return async () => {
    clearInterval(speaking);
    await Promise.all(callers.map((caller) => caller.hangUp()));
    for (const caller of callers) caller.close();
  };
}

/** How fast an owner's call log is read: beside other servers, and beside live telephone calls. */
export async function benchReading(): Promise<BenchRow[]> {
  return [...(await benchBesidePeers()), ...(await benchBesideCalls())];
}

/**
 * How long an owner's call log takes to be read, beside live telephone calls. Nothing listens to the
 * words (TRANSCRIBER=none): speech recognition would take what processors a small machine has.
 */
async function benchBesideCalls(): Promise<BenchRow[]> {
  const platform = await startPlatform({ env: { TRANSCRIBER: 'none' } });
  try {
    const desk = await openDesk(platform);
    const hangUp = await liveCalls(platform.sipPort, desk);
    const url = `${platform.url}/api/calls`;
    const headers = { cookie: desk.cookie };
    await steadyReads(url, headers, READS_PER_SECOND, WARM_MS);
    await pause(500);
    const { delaysMs, failures } = await steadyReads(url, headers, READS_PER_SECOND, MEASURE_MS);
    await hangUp();
    const beside = `${READS_PER_SECOND} reads a second beside ${CALLS} calls`;
    return [
      { what: `${beside}: p50 of ${delaysMs.length}`, value: quantile(delaysMs, 0.5), unit: 'ms' },
      {
        what: `${beside}: p99`,
        value: quantile(delaysMs, 0.99),
        unit: 'ms',
        hold: atMost(15),
      },
      { what: `${beside}: not answered with 200`, value: failures, unit: '', hold: atMost(0) },
    ];
  } finally {
    await platform.stop();
  }
}

if (import.meta.main) console.table(await benchReading());
