import { takeTurn } from '../dialogue/turns/machine.ts';
import type { Step, TurnEvent, TurnState } from '../dialogue/turns/state.ts';

/**
 * takeTurn for a call that must go on whatever is wrong in it: when it throws the caller comes to the recorder,
 * and when that throws too the call ends. What is to end the call ends it, even when it throws.
 * @param report is told what was thrown
 */
export function takeTurnGuarded(
  state: TurnState,
  event: TurnEvent,
  nowMs: number,
  report: (error: unknown) => void,
): Step {
  const ends = event.type === 'hung-up' || (event.type === 'timer' && event.name === 'hard-limit');
  for (const attempt of ends ? [event] : [event, { type: 'to-voicemail' } as const]) {
    try {
      return takeTurn(state, attempt, nowMs);
    } catch (error) {
      report(error);
    }
  }
  if (state.ended) return [state, []];
  const reason = event.type === 'hung-up' ? event.reason : 'pipeline-error-internal';
  return [{ ...state, ended: true, endingReason: reason }, [{ type: 'end-call', reason }]];
}
