import { MOVE_BOOKING, type ToolResult } from '@belldesk/contract/voice/tools';
import type { HouseContext } from '../context.ts';
import { askWhich, spokenEntry, spokenMeant, spokenTarget } from '../diary/say.ts';
import { answer, type ChangeDraft, type HouseState, type ToolWish } from '../state.ts';

const MORE = 'Is there anything else I can do for you?';
const RECORD = 'The team will see the record of this call.';

/** The wish as it stands, also where a language model called the tool. */
function draftOf(state: HouseState, call: ToolWish): ChangeDraft {
  const kind = call.name === MOVE_BOOKING ? 'move' : 'cancel';
  if (state.flow === 'change' && state.change.kind === kind) return state.change;
  const { name, date } = call.arguments;
  return {
    kind,
    name: typeof name === 'string' ? name : undefined,
    date: typeof date === 'string' ? date : undefined,
  };
}

function passOn(
  state: HouseState,
  draft: ChangeDraft,
  context: HouseContext,
  sorry: string,
): HouseState {
  const idle = {
    ...state,
    flow: 'none' as const,
    change: { kind: draft.kind },
    message: undefined,
    misses: 0,
  };
  if (!context.canTakeMessage) return answer(idle, `${sorry} ${RECORD} ${MORE}`, 'anything-else');
  const target = draft.kind === 'move' ? spokenTarget(draft, context) : '';
  const message = `Please call back: I wish to ${draft.kind} ${spokenMeant(draft, context)}${target ? `, to ${target}` : ''}.`;
  return answer(
    { ...idle, message, caller: { ...state.caller, name: draft.name ?? state.caller.name } },
    `${sorry} Shall I take a message so that the team calls you back?`,
    'offer-message',
  );
}

/** What came of the wish to cancel or move: "cancelled" and "moved" are said only of what is committed. */
export function changeResult(
  state: HouseState,
  call: ToolWish,
  result: ToolResult,
  context: HouseContext,
): HouseState {
  const draft = draftOf(state, call);
  const done = draft.kind === 'cancel' ? 'cancelled' : 'moved';
  if (result.ok) {
    const idle = { ...state, flow: 'none' as const, misses: 0, committed: state.committed + 1 };
    const booking = result.booking ? spokenEntry(result.booking, context) : '';
    const cancelled = booking ? `It is cancelled: ${booking}.` : 'Your booking is cancelled.';
    const moved = booking ? `It is moved: you now have ${booking}.` : 'Your booking is moved.';
    return answer(
      { ...idle, change: { kind: draft.kind } },
      `${draft.kind === 'cancel' ? cancelled : moved} ${MORE}`,
      'anything-else',
    );
  }
  const { choices = [] } = result;
  if (result.problem === 'which-one' && choices.length > 0) {
    const change = { ...draft, choices };
    return answer(
      { ...state, flow: 'change', change, misses: 0 },
      askWhich(change, context),
      'which-booking',
    );
  }
  if (result.problem === 'closed' || result.problem === 'past') {
    const why = result.problem === 'past' ? 'that is past already' : 'we cannot take you then';
    return answer(
      {
        ...state,
        flow: 'change',
        change: { ...draft, newDate: undefined, newTime: undefined },
        misses: 0,
      },
      `I am sorry, ${why}, so your booking stays as it is. Which day and time would you like instead?`,
      'new-moment',
    );
  }
  return result.problem === 'not-found'
    ? passOn(
        state,
        draft,
        context,
        `I am sorry, I cannot find ${spokenMeant(draft, context)}, so nothing is ${done}.`,
      )
    : passOn(state, draft, context, `I am sorry, I cannot confirm that it is ${done}.`);
}
