import type { TurnSettings } from '@belldesk/voice/dialogue/turns/settings';
import type { SpeechDetector } from '@belldesk/voice/telephony/media/detector/speechDetector';
import { holdSet } from '../conversation/offline/hold.ts';
import type { Verdict } from '../conversation/offline/judge.ts';
import type { Latencies } from '../conversation/offline/providers.ts';
import { ratesOf } from '../conversation/offline/rates.ts';
import type { MadeConversation } from '../conversation/speech/madeSet.ts';
import type { Speaker } from '../conversation/speech/speaker.ts';
import type { BenchTable } from '../row.ts';
import { testSets } from './testSets.ts';

/** One way of telling the end of a turn. */
interface Policy {
  readonly name: string;
  readonly turns?: Partial<TurnSettings>;
  readonly byWordsOnly?: boolean;
  readonly finalMs?: number;
}

const SILENCES_MS = [300, 600, 900, 1_200] as const;
/** A recogniser that decodes when the caller stops, as ours without keys. */
const LATE_FINAL_MS = 600;
/** The made set of the other tables, of so many calls. */
const MADE_CALLS = 24;

const policies: readonly Policy[] = [
  { name: 'words, filled slots, voice, the caller’s pauses' },
  { name: 'the same without the voice', byWordsOnly: true },
  { name: `final transcripts after ${LATE_FINAL_MS} ms`, finalMs: LATE_FINAL_MS },
  ...SILENCES_MS.map((ms) => ({
    name: `silence of ${ms} ms alone`,
    turns: {
      minEndpointingMs: ms,
      answerEndpointingMs: ms,
      unfinishedEndpointingMs: ms,
      maxEndpointingMs: ms,
    },
  })),
];

function cell(verdicts: readonly Verdict[]): string {
  const pauses = verdicts.flatMap((verdict) => verdict.pauses);
  const cut = pauses.filter(({ cutShort }) => cutShort).length;
  const { answeredP50Ms, answeredP95Ms } = ratesOf(verdicts);
  const share = ((100 * cut) / pauses.length).toFixed(1);
  return `${share}% (${cut} of ${pauses.length}); ${Math.round(answeredP50Ms)}, ${Math.round(answeredP95Ms)}`;
}

/** Pauses taken for the end of the turn, and the delay that is paid for it, by how the end is told. */
export async function endsTable(parts: {
  readonly detector: SpeechDetector;
  readonly speaker: Speaker;
  readonly latencies: Latencies;
}): Promise<BenchTable> {
  const { seen, held, types } = await testSets();
  const sets: readonly (readonly [string, number | readonly MadeConversation[]])[] = [
    ['the made set', MADE_CALLS],
    ['another author, seen', seen],
    ['another author, held', held],
    ['sentence types, held', types],
  ];
  const rows: string[][] = [];
  for (const { name, finalMs, ...policy } of policies) {
    const latencies = { ...parts.latencies, finalMs: finalMs ?? parts.latencies.finalMs };
    const cells: string[] = [];
    for (const [, conversations] of sets)
      cells.push(
        cell(
          await holdSet(
            { noise: null, snrDb: Number.POSITIVE_INFINITY },
            { ...parts, ...policy, latencies, conversations },
          ),
        ),
      );
    rows.push([name, ...cells]);
  }
  return {
    columns: [
      'how the end is told: pauses taken for it; end to answer, p50, p95 ms',
      ...sets.map(([name]) => name),
    ],
    rows,
  };
}
