import type { TurnLatency } from '@belldesk/contract/voice/call';
import { t } from '@lingui/core/macro';

/** Parts of a turn's delay in the order in which they pass. */
export const latencyParts = [
  { key: 'endpointingMs', name: t`Detecting the end of speech` },
  { key: 'transcriberMs', name: t`Transcribing` },
  { key: 'modelMs', name: t`Composing the answer` },
  { key: 'voiceMs', name: t`Generating speech` },
  { key: 'restMs', name: t`Other` },
] as const;

export type LatencyPartKey = (typeof latencyParts)[number]['key'];

export interface LatencyBar {
  readonly turn: number;
  readonly totalMs: number;
  /** Null where the turn had no such part. */
  readonly parts: Readonly<Record<LatencyPartKey, number | null>>;
}

/**
 * Bars of the turns that have a delay. What the total holds beside its parts is "other"; a turn
 * without a total lasts as long as its parts.
 */
export function latencyBars(turns: readonly TurnLatency[]): LatencyBar[] {
  return turns.flatMap((turn) => {
    const { endpointingMs, transcriberMs, modelMs, voiceMs } = turn;
    const known = [endpointingMs, transcriberMs, modelMs, voiceMs].filter((part) => part !== null);
    const sumMs = known.reduce((sum, part) => sum + part, 0);
    const totalMs = Math.max(turn.totalMs ?? 0, sumMs);
    if (known.length === 0 && turn.totalMs === null) return [];
    const restMs = totalMs > sumMs ? totalMs - sumMs : null;
    const parts = { endpointingMs, transcriberMs, modelMs, voiceMs, restMs };
    return [{ turn: turn.turn, totalMs, parts }];
  });
}

/** The parts that a bar has, each with where it begins. */
export function stackedParts(
  bar: LatencyBar,
): { key: LatencyPartKey; fromMs: number; lastsMs: number }[] {
  let fromMs = 0;
  return latencyParts.flatMap(({ key }) => {
    const lastsMs = bar.parts[key];
    if (!lastsMs) return [];
    const part = { key, fromMs, lastsMs };
    fromMs += lastsMs;
    return [part];
  });
}

/** The middle delay of the turns, in ms. @param bars at least one */
export function medianTotalMs(bars: readonly LatencyBar[]): number {
  const sorted = bars.map((bar) => bar.totalMs).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** "820 ms", from ten seconds on "12.3 s". */
export function delayText(ms: number): string {
  return ms < 10_000 ? t`${Math.round(ms)} ms` : t`${(ms / 1_000).toFixed(1)} s`;
}
