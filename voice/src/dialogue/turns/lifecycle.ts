import type { EndedReason } from '@belldesk/contract/voice/call';
import { ask, end, settle } from './answering.ts';
import { andThen, isSpeaking, stay, withAssistant, withCaller } from './compose.ts';
import { warnLater } from './endWarning.ts';
import { addEntry } from './entries.ts';
import { lastWords } from './listening.ts';
import { phrasesOf } from './phrases.ts';
import { interrupt, speak, speakText } from './speaking.ts';
import type { Step, TurnEvent, TurnState } from './state.ts';

/** The call begins: the greeting, and for a caller who can only press keys the menu behind it, unless the call ends. */
export function answered(
  state: TurnState,
  { greeting, endsWith }: Extract<TurnEvent, { type: 'answered' }>,
  nowMs: number,
): Step {
  const begun = stay(
    state,
    {
      type: 'set-timer',
      name: 'max-duration',
      delayMs: state.settings.maxDurationMs,
    },
    {
      type: 'set-timer',
      name: 'hard-limit',
      delayMs: state.settings.maxDurationMs + state.settings.hardLimitAfterMs,
    },
    { type: 'set-timer', name: 'unheard', delayMs: state.settings.unheardMs },
    ...warnLater(state),
  );
  const endingReason = endsWith ?? state.endingReason;
  const greeted = andThen(begun, (next) =>
    speakText({ ...next, endingReason }, greeting, true, nowMs),
  );
  return andThen(greeted, state.input === 'keypad' && endingReason === null ? ask : settle);
}

/** Long silence: the model is told, and after too many the call ends. */
export function silent(state: TurnState, nowMs: number): Step {
  if (state.ended || state.onHold || state.recording || isSpeaking(state)) return stay(state);
  if (state.silences >= state.settings.maxSilences) return end(state, 'silence-timed-out');
  const counted = addEntry({ ...state, silences: state.silences + 1 }, { role: 'silence' }, nowMs);
  return ask(counted);
}

/** The caller put the call on hold: nobody hears the assistant, so it waits. */
export function held(state: TurnState): Step {
  if (state.ended) return stay(state);
  return stay(
    { ...state, onHold: true },
    { type: 'pause-playback' },
    { type: 'cancel-timer', name: 'silence' },
    { type: 'set-timer', name: 'hold', delayMs: state.settings.maxHoldMs },
  );
}

export function resumed(state: TurnState): Step {
  if (state.ended) return stay(state);
  const { unheardMs } = state.settings;
  return andThen(
    stay(
      { ...state, onHold: false },
      { type: 'cancel-timer', name: 'hold' },
      { type: 'resume-playback' },
      ...(state.audible
        ? []
        : [{ type: 'set-timer', name: 'unheard', delayMs: unheardMs } as const]),
    ),
    settle,
  );
}

/** Nothing of the greeting was ever played: no silence of the caller's would be counted after it. */
export function unheard(state: TurnState): Step {
  const isStuck = isSpeaking(state) && !state.audible && !state.onHold && !state.recording;
  return isStuck ? end(state, 'silence-timed-out') : stay(state);
}

/** The call has lasted as long as it may. On hold nobody would hear of it. */
export function timeIsUp(state: TurnState, nowMs: number): Step {
  if (state.ended) return stay(state);
  if (state.onHold) return hungUp(state, 'exceeded-max-duration', nowMs);
  const { language, lastWordsMs } = state.settings;
  return andThen(interrupt({ ...state, endingReason: 'exceeded-max-duration' }), (next) =>
    andThen(speak({ ...next, recording: false }, phrasesOf(language).timeIsUp, nowMs), (last) =>
      stay(last, { type: 'set-timer', name: 'last-words', delayMs: lastWordsMs }),
    ),
  );
}

/** The call ends now, whatever goes on in it: its last words took too long, or nothing else has ended it. */
export function overdue(state: TurnState, nowMs: number): Step {
  const reason =
    state.transfer === 'connected' ? 'assistant-forwarded-call' : 'exceeded-max-duration';
  return hungUp(state, state.endingReason ?? reason, nowMs);
}

/** The transcriber is gone: the call goes on with keys. */
export function earsLost(state: TurnState, nowMs: number): Step {
  if (state.ended || state.input === 'keypad') return stay(state);
  const deaf = withCaller(
    { ...state, input: 'keypad', expects: 'anything' },
    { speaking: false, awaitingFinal: false, heard: '', parts: [] },
  );
  return andThen(interrupt(deaf), (next) =>
    andThen(speak(next, phrasesOf(next.settings.language).useKeys, nowMs), ask),
  );
}

/** The platform's client makes the assistant say something. */
export function say(
  state: TurnState,
  text: string,
  endCallAfterSpoken: boolean,
  nowMs: number,
): Step {
  if (state.ended) return stay(state);
  const ending: EndedReason | null = endCallAfterSpoken ? 'assistant-ended-call' : null;
  return speakText({ ...state, endingReason: state.endingReason ?? ending }, text, true, nowMs);
}

/** What the caller left on the recorder. It is dealt with even when they have hung up. */
export function recorded(state: TurnState, seconds: number, nowMs: number): Step {
  return ask(
    addEntry({ ...state, recording: false, silences: 0 }, { role: 'recorded', seconds }, nowMs),
  );
}

/** The other side is gone. A tool that runs goes on; a recording is kept. */
export function hungUp(state: TurnState, reason: EndedReason, nowMs: number): Step {
  if (state.ended) return stay(state);
  const { heard } = state.caller;
  const ended = end(heard === '' ? state : lastWords(state, heard, nowMs), reason);
  return andThen(ended, (next) => {
    const quiet = interrupt(next);
    return state.recording
      ? andThen(quiet, (last) =>
          stay(withAssistant(last, { clearing: false }), { type: 'stop-recording' }),
        )
      : quiet;
  });
}
