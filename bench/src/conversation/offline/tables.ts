import type { BenchTable } from '../../row.ts';
import type { Setting } from './hold.ts';
import type { Verdict } from './judge.ts';
import { pauseRates, ratesOf, type Share } from './rates.ts';

const PAUSE_BOUNDS_MS = [300, 500, 800, 1_000, 1_200];

type Held = readonly (readonly [Setting, readonly Verdict[]])[];

function written({ count, of }: Share): string {
  return of === 0 ? '-' : `${((100 * count) / of).toFixed(1)}% (${count} of ${of})`;
}

function named({ noise, snrDb }: Setting): string {
  return noise === null ? 'clean' : `${noise}, ${snrDb} dB`;
}

/** Whose turn it was taken to be, for each background. */
export function ratesTable(held: Held): BenchTable {
  return {
    columns: [
      'background',
      'turns taken as over in a pause',
      'assistant heard in a pause',
      'ends missed',
      'answers dropped for "uh huh"',
      'answers dropped for noise',
      'answers paused for noise',
      'interruptions not heeded',
      'end to answer, p50, p95 ms',
      'interruption to silence, p50 ms',
    ],
    rows: held.map(([setting, verdicts]) => {
      const rates = ratesOf(verdicts);
      return [
        named(setting),
        written(rates.cutShort),
        written(rates.spokenInto),
        written(rates.missed),
        written(rates.accompanied),
        written(rates.disturbed),
        written(rates.paused),
        written(rates.deaf),
        `${Math.round(rates.answeredP50Ms)}, ${Math.round(rates.answeredP95Ms)}`,
        String(Math.round(rates.stoppedP50Ms)),
      ];
    }),
  };
}

/** Pauses that were taken for the end of the turn, by their length. */
export function pauseTable(held: Held): BenchTable {
  const spans = PAUSE_BOUNDS_MS.slice(1).map((untilMs, n) => `${PAUSE_BOUNDS_MS[n]}-${untilMs} ms`);
  return {
    columns: ['pauses taken for the end', ...spans],
    rows: held.map(([setting, verdicts]) => [
      named(setting),
      ...pauseRates(verdicts, PAUSE_BOUNDS_MS).map(({ cutShort }) => written(cutShort)),
    ]),
  };
}
