import type { ConversationMessage } from '../model.ts';
import { ask, MAX_FAILURES, modelSpoke, settle } from './answering.ts';
import { andThen, stay, withAssistant, withCaller } from './compose.ts';
import { conversationOf } from './entries.ts';
import { interrupt } from './speaking.ts';
import type { Step, TurnEvent, TurnState, Voicemail } from './state.ts';

/**
 * Nothing can speak to the caller as it should, or what leads the conversation is broken: the menu of fixed
 * prompts; where they fail too, the tone and the recorder. A goodbye, a recording and a transfer go on.
 */
export function toVoicemail(state: TurnState): Step {
  if (state.ended || state.endingReason || state.recording || state.transfer) return stay(state);
  if (state.input === 'text') return stay(state);
  if (!state.voicemail) {
    const begun = withCaller(
      {
        ...state,
        input: 'keypad',
        expects: 'anything',
        silences: 0,
        voicemail: { stage: 'menu', fromId: state.nextId },
      },
      { speaking: false, awaitingFinal: false, heard: '', parts: [], keys: '' },
    );
    return andThen(interrupt(begun), ask);
  }
  if (state.voicemail.stage === 'tone') return stay(state);
  const silent = { ...state, voicemail: { ...state.voicemail, stage: 'tone' as const } };
  return andThen(interrupt(silent), (next) =>
    settle(withAssistant(next, { recordMs: state.settings.maxRecordingMs, unanswered: false })),
  );
}

type ModelFailed = Extract<TurnEvent, { type: 'model-failed' }>;

/** A receptionist that fails again and again leaves the caller to the recorder, not to nobody. */
export function modelFailed(state: TurnState, event: ModelFailed, nowMs: number): Step {
  const { answerId, modelRunning, failures } = state.assistant;
  const isLast = event.answerId === answerId && modelRunning && failures + 1 >= MAX_FAILURES;
  if (!isLast || state.voicemail || state.input === 'text') return modelSpoke(state, event, nowMs);
  return toVoicemail(withAssistant(state, { modelRunning: false, unspoken: '', failures: 0 }));
}

/** What was said and keyed since the menu of fixed prompts began. */
export function sinceVoicemail(state: TurnState, { fromId }: Voicemail): ConversationMessage[] {
  return conversationOf({ ...state, entries: state.entries.filter(({ id }) => id >= fromId) });
}
