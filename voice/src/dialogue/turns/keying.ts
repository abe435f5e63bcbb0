import { andThen, isSpeaking, stay, withCaller } from './compose.ts';
import { takeKey } from './keys.ts';
import { commit } from './listening.ts';
import { interrupt } from './speaking.ts';
import type { Step, TurnState } from './state.ts';

/** The caller pressed a key. It silences the assistant at once, at every rung and in every mode. */
export function keyPressed(state: TurnState, digit: string, nowMs: number): Step {
  if (state.ended) return stay(state);
  if (state.recording) return digit === '#' ? stay(state, { type: 'stop-recording' }) : stay(state);
  const progress = takeKey(state.caller.keys, digit, state.expects);
  const quiet = isSpeaking(state) && state.endingReason === null ? interrupt(state) : stay(state);
  return andThen(quiet, (next) => {
    if (progress.complete) return commit(next, progress.keys, nowMs, { keyed: true });
    return stay(
      withCaller(next, { keys: progress.keys }),
      { type: 'cancel-timer', name: 'silence' },
      { type: 'set-timer', name: 'keys', delayMs: progress.waitMs },
    );
  });
}

/** No further key came: what was pressed is the answer. */
export function keysPaused(state: TurnState, nowMs: number): Step {
  return state.caller.keys === ''
    ? stay(state)
    : commit(state, state.caller.keys, nowMs, { keyed: true });
}
