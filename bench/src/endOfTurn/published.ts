import type { BenchTable } from '../row.ts';

/**
 * Figures that others publish, on LiveKit's eot-bench of real human turns, English: another set and another measure than
 * ours (best share of turns cut at a mean latency of 300 and of 600 ms; mean latency at 5% and at 10% of turns cut).
 * Source: github.com/livekit/eot-bench, output/.../en/comparison/report.md, read 2026-11.
 */
export const publishedTable: BenchTable = {
  columns: [
    'published by others, on eot-bench (English, people): not our set',
    'turns cut at 0.3 s',
    'turns cut at 0.6 s',
    'mean latency at 5% cut',
    'mean latency at 10% cut',
  ],
  rows: [
    ['LiveKit Turn Detector v1', '9.9%', '4.5%', '543 ms', '295 ms'],
    ['LiveKit Turn Detector v1-mini', '27.8%', '12.1%', '1070 ms', '698 ms'],
    ['Deepgram Flux', '12.9%', '9.9%', '1151 ms', '548 ms'],
    ['Smart Turn v3.2', '35.2%', '14.8%', '1051 ms', '739 ms'],
    ['Silence alone (their baseline)', '55.6%', '21.7%', '1600 ms', '1000 ms'],
  ],
};
