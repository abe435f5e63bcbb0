import { loadSpeechDetector } from '@belldesk/voice/telephony/media/detector/loadDetector';
import type { BenchRow, BenchTable, Measurement } from '../row.ts';
import { hearCalls, heardRows } from './heard/benchHeard.ts';
import { holdSet, type Setting } from './offline/hold.ts';
import type { Verdict } from './offline/judge.ts';
import type { Latencies } from './offline/providers.ts';
import { pauseTable, ratesTable } from './offline/tables.ts';
import { Speaker } from './speech/speaker.ts';

const AT_ONCE: Latencies = { finalMs: 0, modelMs: 0, voiceMs: 0 };
/** What quick services take. */
const SET: Latencies = { finalMs: 200, modelMs: 350, voiceMs: 150 };
const CALLS_OF_A_KIND = 10;
const TURNS_OF_A_CALL = 5;
/** Six turns each, the four voices in turn. */
const CONVERSATIONS = 24;

export const settings: readonly Setting[] = [
  { noise: null, snrDb: Number.POSITIVE_INFINITY },
  ...(['pink', 'road', 'babble'] as const).flatMap((noise) =>
    [20, 10].map((snrDb) => ({ noise, snrDb })),
  ),
];

async function heard(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const latencies of [AT_ONCE, SET]) {
    const { finalMs, modelMs, voiceMs } = latencies;
    const calls = await hearCalls({
      latencies,
      calls: CALLS_OF_A_KIND,
      turns: TURNS_OF_A_CALL,
    });
    const what = `final ${finalMs}, model ${modelMs}, voice ${voiceMs} ms`;
    rows.push(
      ...heardRows(`SIP, ${what}`, calls.telephone, latencies),
      ...heardRows(`browser, ${what}`, calls.browser, latencies),
    );
  }
  return rows;
}

async function held(): Promise<BenchTable[]> {
  const { detector } = await loadSpeechDetector();
  const speaker = new Speaker();
  try {
    const parts = { detector, speaker, latencies: SET, conversations: CONVERSATIONS };
    const all: (readonly [Setting, Verdict[]])[] = [];
    for (const setting of settings) all.push([setting, await holdSet(setting, parts)]);
    return [ratesTable(all), pauseTable(all)];
  } finally {
    await speaker.close();
    detector.close();
  }
}

/** What a conversation is like: its delays as heard, and whose turn it was taken to be. */
export async function benchConversation(): Promise<Measurement> {
  return { rows: await heard(), tables: await held() };
}

if (import.meta.main) {
  const { rows, tables } = await benchConversation();
  console.table(rows);
  for (const { columns, rows: lines } of tables) console.table([columns, ...lines]);
}
