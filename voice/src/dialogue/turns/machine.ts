import { modelSpoke, settle, toolAnswered } from './answering.ts';
import { bridge } from './bridging.ts';
import { andThen, stay } from './compose.ts';
import { endsSoon } from './endWarning.ts';
import { keyPressed, keysPaused } from './keying.ts';
import {
  answered,
  earsLost,
  held,
  hungUp,
  overdue,
  recorded,
  resumed,
  say,
  silent,
  timeIsUp,
  unheard,
} from './lifecycle.ts';
import {
  bargedIn,
  endOfTurn,
  falseAlarm,
  finalMissing,
  heardFinal,
  heardPartial,
  speechStarted,
  speechStopped,
  typed,
} from './listening.ts';
import { defaultTurnSettings, type TurnSettings } from './settings.ts';
import { segmentEnded, segmentStarted } from './speaking.ts';
import type { Step, TimerName, TurnEvent, TurnState } from './state.ts';
import {
  transferConnected,
  transferFailed,
  transferRinging,
  whileTransferring,
} from './transferring.ts';
import { modelFailed, toVoicemail } from './voicemail.ts';

/** A conversation before its first word. */
export function newConversation(
  input: TurnState['input'],
  settings: Partial<TurnSettings> = {},
): TurnState {
  return {
    settings: { ...defaultTurnSettings, ...settings },
    input,
    expects: 'anything',
    entries: [],
    nextId: 1,
    caller: {
      speaking: false,
      speakingSinceMs: 0,
      lastSoundAtMs: null,
      stopNoticedAtMs: null,
      finalAtMs: null,
      awaitingFinal: false,
      usualPauseMs: null,
      byVoice: null,
      interim: '',
      heard: '',
      parts: [],
      keys: '',
    },
    assistant: {
      answerId: 0,
      modelRunning: false,
      unspoken: '',
      toolsRunning: 0,
      unanswered: false,
      recordMs: null,
      segments: [],
      paused: false,
      clearing: false,
      failures: 0,
      speculation: null,
      speculations: 0,
      bridges: 0,
    },
    marks: null,
    turns: [],
    silences: 0,
    recording: false,
    onHold: false,
    audible: false,
    warningDue: false,
    transfer: null,
    voicemail: null,
    endingReason: null,
    ended: false,
  };
}

/**
 * The whole of turn-taking: what happens next, and what is to be done about it. Pure.
 * @param nowMs epoch ms at which the event is dealt with
 */
export function takeTurn(state: TurnState, event: TurnEvent, nowMs: number): Step {
  const setAside = whileTransferring(state, event, nowMs);
  if (setAside) return setAside;
  switch (event.type) {
    case 'answered':
      return answered(state, event, nowMs);
    case 'speech-started':
      return speechStarted(state, event.atMs, nowMs);
    case 'speech-stopped':
      return speechStopped(state, event, nowMs);
    case 'partial':
      return heardPartial(state, event.text);
    case 'final':
      return heardFinal(state, event, nowMs);
    case 'typed':
      return typed(state, event, nowMs);
    case 'digit':
      return keyPressed(state, event.digit, nowMs);
    case 'timer':
      return timerRang(state, event.name, nowMs);
    case 'model-text':
    case 'model-tool-call':
    case 'model-expects':
    case 'model-record':
    case 'model-end-call':
    case 'model-done':
      return modelSpoke(state, event, nowMs);
    case 'model-failed':
      return modelFailed(state, event, nowMs);
    case 'tool-result':
      return toolAnswered(state, event, nowMs);
    case 'transfer-ringing':
      return transferRinging(state, nowMs);
    case 'transfer-connected':
      return transferConnected(state, event, nowMs);
    case 'transfer-failed':
      return transferFailed(state, event, nowMs);
    case 'segment-started':
      return segmentStarted(state, event);
    case 'segment-ended':
      return andThen(segmentEnded(state, event), settle);
    case 'recorded':
      return recorded(state, event.seconds, nowMs);
    case 'held':
      return held(state);
    case 'resumed':
      return resumed(state);
    case 'to-voicemail':
      return toVoicemail(state);
    case 'ears-lost':
      return earsLost(state, nowMs);
    case 'say':
      return say(state, event.text, event.endCallAfterSpoken, nowMs);
    case 'hung-up':
      return hungUp(state, event.reason, nowMs);
  }
}

function timerRang(state: TurnState, name: TimerName, nowMs: number): Step {
  switch (name) {
    case 'end-of-turn':
      return endOfTurn(state, nowMs);
    case 'barge-in':
      return bargedIn(state);
    case 'false-alarm':
      return falseAlarm(state);
    case 'final-deadline':
      return finalMissing(state, nowMs);
    case 'silence':
      return silent(state, nowMs);
    case 'keys':
      return keysPaused(state, nowMs);
    case 'hold':
      return hungUp(state, 'silence-timed-out', nowMs);
    case 'max-duration':
      return timeIsUp(state, nowMs);
    case 'last-words':
    case 'hard-limit':
      return overdue(state, nowMs);
    case 'unheard':
      return unheard(state);
    case 'ends-soon':
      return endsSoon(state, nowMs);
    case 'bridge':
      return bridge(state, nowMs);
    case 'recording-silence':
      return state.recording ? stay(state, { type: 'stop-recording' }) : stay(state);
  }
}
