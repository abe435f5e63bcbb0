import { end, toolAnswered } from './answering.ts';
import { stay, withAssistant, withCaller } from './compose.ts';
import { addEntry } from './entries.ts';
import { hungUp } from './lifecycle.ts';
import { lastWords } from './listening.ts';
import { interrupt } from './speaking.ts';
import type { Step, TurnEvent, TurnState } from './state.ts';

/** A call is not ended while it rings for its caller: its longest time is put off by this much. */
const PUT_OFF_MS = 30_000;
/** Two people may talk as long as they like; after this one of them was forgotten. */
const MAX_FORWARDED_MS = 4 * 3_600_000;

const CALLER_TIMERS = [
  'barge-in',
  'false-alarm',
  'final-deadline',
  'end-of-turn',
  'silence',
  'keys',
] as const;

type Ended = Extract<TurnEvent, { type: 'transfer-connected' | 'transfer-failed' }>;

/**
 * What becomes of an event while the caller is being put through, or talks with whom they asked for:
 * nothing they say or press changes it, hanging up does. Null where it is dealt with as ever.
 */
export function whileTransferring(state: TurnState, event: TurnEvent, nowMs: number): Step | null {
  if (state.transfer === null || state.ended) return null;
  const connected = state.transfer === 'connected';
  switch (event.type) {
    case 'speech-started':
    case 'speech-stopped':
    case 'partial':
    case 'final':
    case 'typed':
    case 'digit':
      return stay(state);
    case 'say':
      return connected ? stay(state) : null;
    case 'ears-lost':
      // Should the assistant come back, it comes back to keys.
      return stay({ ...state, input: 'keypad', expects: 'anything' });
    case 'timer':
      // Whom one of two people keeps on hold is between them.
      if (event.name === 'hold') return connected ? stay(state) : null;
      if (event.name === 'hard-limit') return null;
      if (event.name !== 'max-duration') return stay(state);
      return connected
        ? end(state, 'assistant-forwarded-call')
        : stay(state, { type: 'set-timer', name: 'max-duration', delayMs: PUT_OFF_MS });
    case 'hung-up':
      return connected && event.reason === 'customer-ended-call'
        ? hungUp(state, 'assistant-forwarded-call', nowMs)
        : null;
    default:
      return null;
  }
}

/** It begins to ring somewhere for the caller. What they had begun to say is kept. */
export function transferRinging(state: TurnState, nowMs: number): Step {
  if (state.ended) return stay(state);
  const { heard } = state.caller;
  const kept = heard === '' ? state : lastWords(state, heard, nowMs);
  const waiting = withCaller(withAssistant(kept, { paused: false }), {
    speaking: false,
    awaitingFinal: false,
    heard: '',
    parts: [],
    keys: '',
  });
  return stay(
    { ...waiting, transfer: 'ringing' },
    ...CALLER_TIMERS.map((name) => ({ type: 'cancel-timer' as const, name })),
    ...(state.assistant.paused && !state.onHold ? [{ type: 'resume-playback' as const }] : []),
  );
}

/** Caller and callee hear each other: the assistant falls silent for good. */
export function transferConnected(state: TurnState, event: Ended, nowMs: number): Step {
  if (state.ended) return stay(state);
  const [quiet, effects] = interrupt({ ...answered(state, event, nowMs), transfer: 'connected' });
  return stay(
    quiet,
    ...effects,
    {
      type: 'set-timer',
      name: 'hard-limit',
      delayMs: MAX_FORWARDED_MS + state.settings.hardLimitAfterMs,
    },
    { type: 'set-timer', name: 'max-duration', delayMs: MAX_FORWARDED_MS },
  );
}

/** Nobody took the call: the assistant comes back, and does not hang up on it. */
export function transferFailed(state: TurnState, event: Ended, nowMs: number): Step {
  if (state.ended) return stay({ ...answered(state, event, nowMs), transfer: null });
  return toolAnswered(
    { ...state, transfer: null, endingReason: null },
    { ...event, type: 'tool-result' },
    nowMs,
  );
}

/** The tool's result, of which no model hears. */
function answered(state: TurnState, event: Ended, nowMs: number): TurnState {
  const { id, name, result } = event;
  return withAssistant(addEntry(state, { role: 'tool-result', id, name, result }, nowMs), {
    toolsRunning: state.assistant.toolsRunning - 1,
    unanswered: false,
  });
}
