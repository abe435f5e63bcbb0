import { modelSpoke } from './answering.ts';
import { andThen, isSpeaking, stay, withAssistant } from './compose.ts';
import { soundsFinished } from './endpointing.ts';
import type { Step, TurnState } from './state.ts';
import { saysTheSame } from './words/turnWords.ts';

/** All that was heard of the present turn, what is not final included. */
export function wordsSoFar({ caller }: TurnState): string {
  return `${caller.heard} ${caller.interim}`.trim();
}

/**
 * Asks ahead for the answer to what was heard, while the silence that would end the turn is still counted.
 * Words that sound unfinished are not answered, nor are more than a few versions of one turn.
 */
export function speculate(state: TurnState): Step {
  const { assistant, caller, settings } = state;
  const text = wordsSoFar(state);
  const { speculation, speculations } = assistant;
  if (speculation && saysTheSame(speculation.text, text, settings.language)) return stay(state);
  const [dropped, effects] = dropSpeculation(state);
  const isFree =
    !assistant.modelRunning &&
    assistant.toolsRunning === 0 &&
    !assistant.clearing &&
    !isSpeaking(state);
  const isWanted =
    text !== '' &&
    !caller.speaking &&
    state.input === 'speech' &&
    state.transfer === null &&
    state.voicemail === null &&
    state.endingReason === null &&
    !state.onHold &&
    !state.recording &&
    speculations < settings.maxSpeculations &&
    soundsFinished(text, state.expects, settings.language);
  if (!isFree || !isWanted) return [dropped, effects];
  const answerId = assistant.answerId + 1;
  return stay(
    withAssistant(dropped, {
      answerId,
      speculation: { answerId, text, held: [], prepared: false },
      speculations: speculations + 1,
    }),
    ...effects,
    { type: 'ask-ahead', answerId, text },
  );
}

/** The words it answers were not all: it is void. */
export function dropSpeculation(state: TurnState): Step {
  const { speculation } = state.assistant;
  return speculation
    ? stay(withAssistant(state, { speculation: null }), {
        type: 'cancel-model',
        answerId: speculation.answerId,
      })
    : stay(state);
}

/**
 * The turn is over and says what was answered ahead: what was held back is said and done now, and the rest of
 * the answer as it comes. Null where nothing was prepared for these words.
 */
export function adopt(state: TurnState, text: string, nowMs: number): Step | null {
  const { speculation } = state.assistant;
  if (!speculation || !saysTheSame(speculation.text, text, state.settings.language)) return null;
  const answering = withAssistant(state, {
    speculation: null,
    modelRunning: true,
    unspoken: '',
    unanswered: false,
  });
  return speculation.held.reduce(
    (step: Step, event) => andThen(step, (next) => modelSpoke(next, event, nowMs)),
    stay(answering, { type: 'cancel-timer', name: 'silence' }),
  );
}
