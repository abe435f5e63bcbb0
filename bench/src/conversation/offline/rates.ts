import { quantile } from '../../quantile.ts';
import type { Verdict } from './judge.ts';

/** So many of so many. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** How a set of turns was taken. */
export interface Rates {
  readonly turns: number;
  readonly cutShort: Share;
  readonly spokenInto: Share;
  readonly missed: Share;
  /** Of answers over which something was said to accompany them: dropped. */
  readonly accompanied: Share;
  /** Of answers that nobody spoke over: dropped; and held back for a moment. */
  readonly disturbed: Share;
  readonly paused: Share;
  /** Of answers over which the caller said stop: spoken on. */
  readonly deaf: Share;
  readonly answeredP50Ms: number;
  readonly answeredP95Ms: number;
  readonly stoppedP50Ms: number;
}

function share<Item>(items: readonly Item[], is: (item: Item) => boolean): Share {
  return { count: items.filter(is).length, of: items.length };
}

const present = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null);

/** Adds up verdicts. */
export function ratesOf(verdicts: readonly Verdict[]): Rates {
  const overs = verdicts.flatMap(({ over }) => (over ? [over] : []));
  const of = (kind: (typeof overs)[number]['kind']) => overs.filter((over) => over.kind === kind);
  const interruptions = of('interruption');
  const answeredMs = present(verdicts.map((verdict) => verdict.answeredMs));
  return {
    turns: verdicts.length,
    cutShort: share(verdicts, (verdict) => verdict.cutShort),
    spokenInto: share(verdicts, (verdict) => verdict.spokenInto),
    missed: share(verdicts, (verdict) => verdict.missed),
    accompanied: share(of('backchannel'), ({ cut }) => cut),
    disturbed: share(of('nothing'), ({ cut }) => cut),
    paused: share(of('nothing'), ({ held }) => held),
    deaf: share(interruptions, ({ stoppedMs }) => stoppedMs === null),
    answeredP50Ms: quantile(answeredMs, 0.5),
    answeredP95Ms: quantile(answeredMs, 0.95),
    stoppedP50Ms: quantile(present(interruptions.map(({ stoppedMs }) => stoppedMs)), 0.5),
  };
}

/** Pauses within turns, by length: how many were taken for the end. */
export function pauseRates(
  verdicts: readonly Verdict[],
  boundsMs: readonly number[],
): { readonly fromMs: number; readonly untilMs: number; readonly cutShort: Share }[] {
  const pauses = verdicts.flatMap((verdict) => verdict.pauses);
  return boundsMs.slice(1).map((untilMs, index) => {
    const fromMs = boundsMs[index] ?? 0;
    return {
      fromMs,
      untilMs,
      cutShort: share(
        pauses.filter(({ ms }) => ms > fromMs && ms <= untilMs),
        (pause) => pause.cutShort,
      ),
    };
  });
}
