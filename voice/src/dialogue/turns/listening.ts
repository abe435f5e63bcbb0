import { type HeardPart, type Hearing, joinedHearing, soundHearing } from '../hearing.ts';
import { ask, settle } from './answering.ts';
import { andThen, isSpeaking, stay, withAssistant, withCaller } from './compose.ts';
import { echoLeftMs, isEcho } from './echo.ts';
import { endpointingDelayMs, isBackchannel, learnPause } from './endpointing.ts';
import { addEntry, callerLineId } from './entries.ts';
import { interrupt } from './speaking.ts';
import { adopt, dropSpeculation, speculate } from './speculation.ts';
import type { Step, TurnEvent, TurnState } from './state.ts';

/** Only a caller who is listened to takes turns by voice. */
const hears = (state: TurnState) => state.input === 'speech' && !state.recording && !state.ended;

/** The caller began to speak. Over the assistant that is an interruption only once it has lasted. */
export function speechStarted(state: TurnState, speechAtMs: number, nowMs: number): Step {
  if (state.recording) return stay(state, { type: 'cancel-timer', name: 'recording-silence' });
  if (!hears(state)) return stay(state);
  const { lastSoundAtMs, usualPauseMs, heard, awaitingFinal, speakingSinceMs } = state.caller;
  const goesOn = lastSoundAtMs !== null && (heard !== '' || awaitingFinal);
  const speaking = withCaller(state, {
    speaking: true,
    speakingSinceMs: goesOn ? speakingSinceMs : speechAtMs,
    // A turn that goes on after a silence tells how long this caller pauses.
    ...(goesOn && { usualPauseMs: learnPause(usualPauseMs, speechAtMs - lastSoundAtMs) }),
  });
  const lastedMs = nowMs - speechAtMs;
  return stay(
    speaking,
    { type: 'cancel-timer', name: 'end-of-turn' },
    { type: 'cancel-timer', name: 'silence' },
    ...(isSpeaking(state) && state.endingReason === null
      ? [
          {
            type: 'set-timer' as const,
            name: 'barge-in' as const,
            delayMs: Math.max(state.settings.bargeInMs - lastedMs, echoLeftMs(state, nowMs)),
          },
        ]
      : []),
  );
}

/** The caller has been speaking over the assistant for long enough: it falls silent and listens. */
export function bargedIn(state: TurnState): Step {
  if (!state.caller.speaking || !isSpeaking(state)) return stay(state);
  return stay(
    withAssistant(state, { paused: true }),
    { type: 'pause-playback' },
    { type: 'set-timer', name: 'false-alarm', delayMs: state.settings.falseAlarmMs },
  );
}

/** The first words of the caller's present turn came in: it is no false alarm. */
export function heardPartial(state: TurnState, text: string): Step {
  if (text.trim() === '' || state.ended) return stay(state);
  if (isSpeaking(state) && isEcho(state, text)) return stay(state);
  return stay(
    withCaller(state, { interim: text.trim() }),
    { type: 'cancel-timer', name: 'false-alarm' },
    {
      type: 'show',
      id: callerLineId(state),
      role: 'user',
      text: `${state.caller.heard} ${text}`.trim(),
      final: false,
    },
  );
}

/** Something goes on sounding that holds no words, such as a television: the assistant speaks on. */
export function falseAlarm(state: TurnState): Step {
  return state.assistant.paused ? resumeSpeaking(state) : stay(state);
}

type Stopped = Extract<TurnEvent, { type: 'speech-stopped' }>;

/** The caller stopped; what they said is on its way. */
export function speechStopped(state: TurnState, event: Stopped, nowMs: number): Step {
  if (state.recording)
    return stay(state, {
      type: 'set-timer',
      name: 'recording-silence',
      delayMs: state.settings.recordingSilenceMs,
    });
  if (!hears(state) || !state.caller.speaking) return stay(state);
  const stopped = stay(
    withCaller(state, {
      speaking: false,
      lastSoundAtMs: event.atMs,
      stopNoticedAtMs: nowMs,
      byVoice: event.overByVoice ?? null,
      awaitingFinal: true,
    }),
    { type: 'cancel-timer', name: 'barge-in' },
    { type: 'set-timer', name: 'final-deadline', delayMs: state.settings.finalDeadlineMs },
  );
  return andThen(stopped, speculate);
}

type Final = Pick<Extract<TurnEvent, { type: 'final' }>, 'text' | 'hearing'>;

/** A final transcript. Empty text means that nothing was understood. */
export function heardFinal(state: TurnState, { text, hearing }: Final, nowMs: number): Step {
  const said = text.trim();
  if (state.ended) return stay(said === '' ? state : lastWords(state, said, nowMs));
  if (state.recording || state.input === 'keypad') return stay(state);
  const received = withCaller(state, { awaitingFinal: false, finalAtMs: nowMs, interim: '' });
  const deadline = { type: 'cancel-timer' as const, name: 'final-deadline' as const };
  if (countsForNothing(state, said)) return andThen(stay(received, deadline), resumeSpeaking);
  if (said === '' && state.caller.heard === '')
    return andThen(stay(received, deadline), (next) => notUnderstood(next, nowMs));
  const joined = withCaller(received, {
    heard: [state.caller.heard, said].filter((part) => part !== '').join(' '),
    parts:
      said === '' ? state.caller.parts : [...state.caller.parts, heardPart(said, hearing ?? null)],
  });
  // Words of the caller end what the assistant is saying, but not a goodbye that is being said.
  const quiet =
    isSpeaking(joined) && joined.endingReason === null ? interrupt(joined) : stay(joined);
  return andThen(
    andThen(stay(joined, deadline), () => quiet),
    (next) => waitForEnd(next, nowMs),
  );
}

function heardPart(text: string, hearing: Hearing | null): HeardPart {
  return { text, hearing: hearing && soundHearing(text, hearing) };
}

/** What a caller says who only shows that they listen, or a telephone that gives the assistant's words back. */
function countsForNothing(state: TurnState, said: string): boolean {
  const accompanies = isBackchannel(said, state.expects, state.settings.language);
  if (isSpeaking(state)) return said === '' || accompanies || isEcho(state, said);
  return state.assistant.modelRunning && accompanies && state.caller.heard === '';
}

/** Keeps what a caller said who hung up before the turn was over. */
export function lastWords(state: TurnState, text: string, nowMs: number): TurnState {
  return withCaller(addEntry(state, { role: 'caller', text }, nowMs), {
    heard: '',
    parts: [],
    awaitingFinal: false,
  });
}

function resumeSpeaking(state: TurnState): Step {
  return state.assistant.paused
    ? stay(
        withAssistant(state, { paused: false }),
        { type: 'cancel-timer', name: 'false-alarm' },
        { type: 'resume-playback' },
      )
    : stay(state);
}

function notUnderstood(state: TurnState, nowMs: number): Step {
  const { lastSoundAtMs, speakingSinceMs } = state.caller;
  const lastedMs = lastSoundAtMs === null ? 0 : lastSoundAtMs - speakingSinceMs;
  return lastedMs >= state.settings.notUnderstoodMs && !state.caller.speaking
    ? commit(state, '', nowMs)
    : settle(state);
}

function waitForEnd(state: TurnState, nowMs: number): Step {
  const { caller, settings } = state;
  if (caller.speaking) return stay(state);
  const sinceMs = nowMs - (caller.lastSoundAtMs ?? nowMs);
  const { heard: text, usualPauseMs, byVoice } = caller;
  const delayMs =
    endpointingDelayMs({ text, expects: state.expects, usualPauseMs, byVoice }, settings) - sinceMs;
  return delayMs <= 0
    ? endOfTurn(state, nowMs)
    : andThen(stay(state, { type: 'set-timer', name: 'end-of-turn', delayMs }), speculate);
}

/** The caller's turn is over. */
export function endOfTurn(state: TurnState, nowMs: number): Step {
  if (state.caller.speaking || state.caller.awaitingFinal || state.caller.heard === '')
    return stay(state);
  const { heard, parts } = state.caller;
  return commit(state, heard, nowMs, { hearing: joinedHearing(parts) });
}

/** The transcriber did not answer in time: take what there is. */
export function finalMissing(state: TurnState, nowMs: number): Step {
  return state.caller.awaitingFinal ? heardFinal(state, { text: '' }, nowMs) : stay(state);
}

type Typed = Extract<TurnEvent, { type: 'typed' }>;

/** The caller typed: that is a whole turn. */
export function typed(state: TurnState, event: Typed, nowMs: number): Step {
  if (state.ended || event.text.trim() === '') return stay(state);
  const quiet = isSpeaking(state) ? interrupt(state) : stay(state);
  return andThen(quiet, (next) => commit(next, event.text.trim(), nowMs, { typed: true }));
}

/** Hands a turn of the caller to the model. */
export function commit(
  state: TurnState,
  text: string,
  nowMs: number,
  how: { typed?: boolean; keyed?: boolean; hearing?: Hearing | null } = {},
): Step {
  const { caller } = state;
  const hearing = how.hearing ?? null;
  const spoken = !how.typed && !how.keyed;
  const lineId = callerLineId(state);
  const added = addEntry(
    state,
    {
      role: 'caller',
      text,
      ...(how.keyed ? { keyed: true } : {}),
      ...(hearing && { hearing }),
    },
    nowMs,
    {
      typed: how.typed ?? false,
      startedAtMs: spoken && caller.lastSoundAtMs !== null ? caller.speakingSinceMs : nowMs,
      endedAtMs: spoken ? (caller.lastSoundAtMs ?? nowMs) : nowMs,
    },
  );
  const reset = withCaller(added, {
    heard: '',
    parts: [],
    interim: '',
    keys: '',
    awaitingFinal: false,
    lastSoundAtMs: null,
    stopNoticedAtMs: null,
    finalAtMs: null,
  });
  const marked: TurnState = {
    ...reset,
    silences: 0,
    marks: {
      turn: (state.turns.at(-1)?.turn ?? 0) + 1,
      lastSoundAtMs: spoken ? caller.lastSoundAtMs : null,
      transcriberMs:
        spoken && caller.finalAtMs !== null && caller.stopNoticedAtMs !== null
          ? caller.finalAtMs - caller.stopNoticedAtMs
          : null,
      committedAtMs: nowMs,
      sentenceAtMs: null,
    },
  };
  // The caller went on while the model was thinking: that thought is void.
  const { assistant } = marked;
  const free: Step = assistant.modelRunning
    ? stay(withAssistant(marked, { modelRunning: false, unspoken: '' }), {
        type: 'cancel-model',
        answerId: assistant.answerId,
      })
    : stay(marked);
  return andThen(
    andThen(free, (next) =>
      stay(
        next,
        { type: 'cancel-timer', name: 'end-of-turn' },
        { type: 'cancel-timer', name: 'silence' },
        { type: 'cancel-timer', name: 'keys' },
        { type: 'show', id: lineId, role: 'user', text, final: true },
      ),
    ),
    (next) => answerTo(next, text, hearing, nowMs),
  );
}

/** What was prepared for these very words is said; else the model is asked. */
function answerTo(state: TurnState, text: string, hearing: Hearing | null, nowMs: number): Step {
  const fresh = withAssistant(state, { speculations: 0 });
  return adopt(fresh, text, hearing, nowMs) ?? andThen(dropSpeculation(fresh), ask);
}
