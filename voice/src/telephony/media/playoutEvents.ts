import type { MediaEvent } from '../mediaLeg.ts';
import type { PlayoutListener } from './playout.ts';

/** Turns what a playout tells into the events of a leg. */
export function playoutEvents(emit: (event: MediaEvent) => void): PlayoutListener {
  return {
    segmentStarted: (segmentId, atMs) =>
      emit({ type: 'segment-started', segmentId, atMs: Math.round(atMs) }),
    segmentEnded: (segmentId, playedMs, complete, atMs) =>
      emit({
        type: 'segment-ended',
        segmentId,
        playedMs: Math.round(playedMs),
        complete,
        atMs: Math.round(atMs),
      }),
  };
}
