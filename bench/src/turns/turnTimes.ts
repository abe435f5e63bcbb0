import type { AnsweredSentence } from '../media/callerStream.ts';

/** One turn of one call on the machine's monotonic clock. */
export interface Turn {
  readonly port: number;
  /** When the final transcript came. */
  readonly finalMs: number;
  /** When the answer's first audio lay ready for the next packet. */
  readonly readyMs: number;
}

export interface TurnTimes {
  /** Final transcript to audio ready for the next packet. */
  readonly engineMs: readonly number[];
  /** Final transcript to the caller's receipt of the first packet with sound. */
  readonly packetMs: readonly number[];
  /** The caller's last sound to that packet. */
  readonly wholeMs: readonly number[];
}

/** Brings together what the engine and the callers saw of the same turns. */
export function turnTimes(
  turns: readonly Turn[],
  answered: readonly AnsweredSentence[],
): TurnTimes {
  const engineMs = turns.map(({ finalMs, readyMs }) => readyMs - finalMs);
  const packetMs: number[] = [];
  const wholeMs: number[] = [];
  const byPort = Map.groupBy(turns, ({ port }) => port);
  for (const { port, lastSoundMs, firstSoundMs } of answered) {
    const turn = byPort
      .get(port)
      ?.findLast(({ finalMs }) => finalMs > lastSoundMs && finalMs < firstSoundMs);
    if (!turn) continue;
    packetMs.push(firstSoundMs - turn.finalMs);
    wholeMs.push(firstSoundMs - lastSoundMs);
  }
  return { engineMs, packetMs, wholeMs };
}
