import { type Hearing, isHeardAlike, joinedHearing } from '../hearing.ts';
import { modelSpoke } from './answering.ts';
import { andThen, isSpeaking, stay, withAssistant } from './compose.ts';
import { soundsFinished } from './endpointing.ts';
import type { Speculation, Step, TurnState } from './state.ts';
import { saysTheSame } from './words/turnWords.ts';

/** All that was heard of the present turn, what is not final included. */
export function wordsSoFar({ caller }: TurnState): string {
  return `${caller.heard} ${caller.interim}`.trim();
}

/** How it was heard; what is not final yet counts as sure. */
function hearingSoFar({ caller: { parts, interim } }: TurnState): Hearing | null {
  return joinedHearing(interim === '' ? parts : [...parts, { text: interim, hearing: null }]);
}

/** Whether it answers these words, heard in this way. */
function answers(
  state: TurnState,
  { text: answered, hearing: known }: Speculation,
  text: string,
  hearing: Hearing | null,
): boolean {
  return saysTheSame(answered, text, state.settings.language) && isHeardAlike(known, hearing);
}

/**
 * Asks ahead for the answer to what was heard, while the silence that would end the turn is still counted.
 * Words that sound unfinished are not answered, nor are more than a few versions of one turn.
 */
export function speculate(state: TurnState): Step {
  const { assistant, caller, settings } = state;
  const text = wordsSoFar(state);
  const hearing = hearingSoFar(state);
  const { speculation, speculations } = assistant;
  if (speculation && answers(state, speculation, text, hearing)) return stay(state);
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
      speculation: { answerId, text, hearing, held: [], prepared: false },
      speculations: speculations + 1,
    }),
    ...effects,
    { type: 'ask-ahead', answerId, text, ...(hearing && { hearing }) },
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
 * the answer as it comes. Null where nothing was prepared for these words, or they were heard less surely than was thought.
 */
export function adopt(
  state: TurnState,
  text: string,
  hearing: Hearing | null,
  nowMs: number,
): Step | null {
  const { speculation } = state.assistant;
  if (!speculation || !answers(state, speculation, text, hearing)) return null;
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
