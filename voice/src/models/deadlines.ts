import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';

/** How long a model may keep a caller waiting, in ms. */
export interface ModelDeadlines {
  readonly firstPieceMs: number;
  readonly betweenPiecesMs: number;
  readonly wholeMs: number;
}

export const defaultModelDeadlines: ModelDeadlines = {
  firstPieceMs: 4_000,
  betweenPiecesMs: 3_000,
  wholeMs: 30_000,
};

/**
 * Watches a stream: aborts `controller` with an AppError `timed-out` when a piece is late. Call
 * `progressed` for each piece and `done` at the end.
 */
export function watchDeadlines(
  clock: Clock,
  deadlines: ModelDeadlines,
  controller: AbortController,
): { progressed(): void; done(): void } {
  const late = (what: string) => () => {
    controller.abort(new AppError('timed-out', `The language model was late: ${what}.`));
  };
  let cancelNext = clock.after(deadlines.firstPieceMs, late('no first word'));
  const cancelWhole = clock.after(deadlines.wholeMs, late('no end'));
  return {
    progressed() {
      cancelNext();
      cancelNext = clock.after(deadlines.betweenPiecesMs, late('it stopped in the middle'));
    },
    done() {
      cancelNext();
      cancelWhole();
    },
  };
}
