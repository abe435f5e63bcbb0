import { loadSpeechDetector } from '@belldesk/voice/telephony/media/detector/loadDetector';
import { endsTable } from '../endOfTurn/benchEnds.ts';
import { costBesideDetector } from '../endOfTurn/costOfPitch.ts';
import { publishedTable } from '../endOfTurn/published.ts';
import type { BenchRow, Measurement } from '../row.ts';
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

/** Turn-taking on a clock told by hand: what does not depend on the machine, but for one ratio. */
export async function benchTurnTaking(): Promise<Measurement> {
  const { detector } = await loadSpeechDetector();
  const speaker = new Speaker();
  try {
    const parts = { detector, speaker, latencies: SET, conversations: CONVERSATIONS };
    const all: (readonly [Setting, Verdict[]])[] = [];
    for (const setting of settings) all.push([setting, await holdSet(setting, parts)]);
    const cost = costBesideDetector(detector);
    return {
      rows: [
        {
          what: 'listening to the end of a phrase, beside the speech model’s time for the same sound',
          value: Math.round(cost * 100) / 100,
          unit: 'x',
        },
      ],
      tables: [
        ratesTable(all),
        pauseTable(all),
        await endsTable({ detector, speaker, latencies: SET }),
        publishedTable,
      ],
    };
  } finally {
    await speaker.close();
    detector.close();
  }
}

/** What a conversation is like: its delays as heard, and whose turn it was taken to be. */
export async function benchConversation(): Promise<Measurement> {
  const { rows, tables } = await benchTurnTaking();
  return { rows: [...(await heard()), ...rows], tables };
}

if (import.meta.main) {
  const measure = process.argv.includes('--told-clock') ? benchTurnTaking : benchConversation;
  const { rows, tables } = await measure();
  console.table(rows);
  for (const { columns, rows: lines } of tables) console.table([columns, ...lines]);
}
