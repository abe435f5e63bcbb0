import type { Expectation } from '../model.ts';
import { watchTool } from './bridging.ts';
import { andThen, isSpeaking, stay, withAssistant } from './compose.ts';
import { addEntry } from './entries.ts';
import { heldBack } from './heldBack.ts';
import { phrasesOf } from './phrases.ts';
import { speak, speakText } from './speaking.ts';
import type { Step, TurnEvent, TurnState } from './state.ts';

/** Failures of the model in a row after which it is not asked again. */
export const MAX_FAILURES = 2;

/** Something is thought, run or cut off, or the caller is in other hands: nothing new is begun. */
const isBusy = ({ assistant, transfer }: TurnState): boolean =>
  assistant.modelRunning || assistant.toolsRunning > 0 || assistant.clearing || transfer !== null;

/** Asks the model, as soon as it is free, no tool is running and it is known what was heard. */
export function ask(state: TurnState): Step {
  const { assistant } = state;
  if (isBusy(state)) return stay(withAssistant(state, { unanswered: true }));
  const answerId = assistant.answerId + 1;
  return stay(
    withAssistant(state, {
      answerId,
      modelRunning: true,
      unspoken: '',
      unanswered: false,
      speculation: null,
    }),
    { type: 'cancel-timer', name: 'silence' },
    { type: 'ask-model', answerId },
  );
}

/** What comes next once nothing is being said, thought or run. */
export function settle(state: TurnState): Step {
  const { assistant } = state;
  if (isBusy(state)) return stay(state);
  if (assistant.unanswered) return ask(state);
  if (state.ended || isSpeaking(state)) return stay(state);
  if (state.endingReason) return end(state, state.endingReason);
  if (assistant.recordMs !== null)
    return stay(
      { ...withAssistant(state, { recordMs: null }), recording: true },
      { type: 'start-recording', maxMs: assistant.recordMs },
      { type: 'set-timer', name: 'recording-silence', delayMs: state.settings.silenceMs },
    );
  if (state.onHold || state.recording || state.caller.speaking || state.caller.awaitingFinal)
    return stay(state);
  if (state.warningDue) return stay(state, { type: 'set-timer', name: 'ends-soon', delayMs: 0 });
  return stay(state, { type: 'set-timer', name: 'silence', delayMs: state.settings.silenceMs });
}

/** Ends the call now. */
export function end(state: TurnState, reason: NonNullable<TurnState['endingReason']>): Step {
  if (state.ended) return stay(state);
  return stay({ ...state, ended: true, endingReason: reason }, { type: 'end-call', reason });
}

type ModelEvent = Extract<TurnEvent, { answerId: number }>;

/** Takes what a model says. Stale answers change nothing, but for a tool that they had begun. */
export function modelSpoke(state: TurnState, event: ModelEvent, atMs: number): Step {
  const held = heldBack(state, event);
  if (held) return held;
  if (event.answerId !== state.assistant.answerId || !state.assistant.modelRunning)
    return stay(state);
  switch (event.type) {
    case 'model-text':
      return state.ended ? stay(state) : speakText(state, event.text, false, atMs);
    case 'model-expects':
      return expect(state, event.expects);
    case 'model-record':
      return stay(withAssistant(state, { recordMs: event.maxMs }));
    case 'model-end-call':
      return stay({ ...state, endingReason: state.endingReason ?? 'assistant-ended-call' });
    case 'model-tool-call':
      return andThen(speakRest(state, atMs), (next) =>
        stay(
          withAssistant(
            addEntry(
              next,
              { role: 'tool-call', id: event.id, name: event.name, arguments: event.arguments },
              atMs,
            ),
            { toolsRunning: next.assistant.toolsRunning + 1 },
          ),
          ...watchTool(next),
          { type: 'run-tool', id: event.id, name: event.name, arguments: event.arguments },
        ),
      );
    case 'model-done':
      return andThen(speakRest(state, atMs), (next) =>
        settle(withAssistant(next, { modelRunning: false, failures: 0 })),
      );
    case 'model-failed':
      return failed(state, atMs);
  }
}

/** Listens for another kind of answer from now on; whoever hears the caller is told where it differs. */
export function expect(state: TurnState, expects: Expectation): Step {
  return expects === state.expects
    ? stay(state)
    : stay({ ...state, expects }, { type: 'expect', expects });
}

function speakRest(state: TurnState, atMs: number): Step {
  return state.ended ? stay(state) : speakText(state, '', true, atMs);
}

function failed(state: TurnState, atMs: number): Step {
  const failures = state.assistant.failures + 1;
  const phrases = phrasesOf(state.settings.language);
  const stopped = withAssistant(state, { modelRunning: false, unspoken: '', failures });
  if (state.ended) return stay(stopped);
  return failures < MAX_FAILURES
    ? speak(stopped, phrases.pleaseRepeat, atMs)
    : speak({ ...stopped, endingReason: 'pipeline-error-internal' }, phrases.cannotGoOn, atMs);
}

type ToolResult = Extract<TurnEvent, { type: 'tool-result' }>;

/** A tool has answered: the model hears of it as soon as it may. */
export function toolAnswered(state: TurnState, event: ToolResult, atMs: number): Step {
  const told = withAssistant(
    addEntry(
      state,
      { role: 'tool-result', id: event.id, name: event.name, result: event.result },
      atMs,
    ),
    { toolsRunning: state.assistant.toolsRunning - 1, bridges: 0 },
  );
  const [asked, effects] = ask(told);
  return stay(asked, { type: 'cancel-timer', name: 'bridge' }, ...effects);
}
