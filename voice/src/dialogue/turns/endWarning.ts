import { andThen, isSpeaking, stay } from './compose.ts';
import { phrasesOf } from './phrases.ts';
import { speak } from './speaking.ts';
import type { Step, TurnEffect, TurnState } from './state.ts';

/** A call must be so many times as long as the warning for one to be given: a short one ends as it is. */
const LONG_CALL = 4;

/** The timer of the warning, for a call that is long enough to have one. */
export function warnLater({ settings }: TurnState): readonly TurnEffect[] {
  const { maxDurationMs, endWarningMs } = settings;
  return maxDurationMs >= LONG_CALL * endWarningMs
    ? [{ type: 'set-timer', name: 'ends-soon', delayMs: maxDurationMs - endWarningMs }]
    : [];
}

/** The call ends soon: the caller is told now, or as soon as nobody is interrupted by it. */
export function endsSoon(state: TurnState, nowMs: number): Step {
  const { assistant, caller } = state;
  if (state.ended || state.endingReason !== null || state.transfer !== null) return stay(state);
  const isQuiet =
    !isSpeaking(state) &&
    !assistant.modelRunning &&
    assistant.toolsRunning === 0 &&
    !caller.speaking &&
    !caller.awaitingFinal &&
    caller.heard === '' &&
    caller.keys === '' &&
    !state.recording &&
    !state.onHold;
  if (!isQuiet) return stay({ ...state, warningDue: true });
  return andThen(stay({ ...state, warningDue: false }), (next) =>
    speak(next, phrasesOf(next.settings.language).endsSoon, nowMs),
  );
}
