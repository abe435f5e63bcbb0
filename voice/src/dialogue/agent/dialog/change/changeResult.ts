import { MOVE_BOOKING, type ToolResult } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { askWhich, spokenEntry, spokenMeant } from '../../forms/change/say.ts';
import { type AgentState, answer, type ChangeDraft, type ToolWish } from '../../state.ts';
import { spokenOffers } from '../booking/offers.ts';
import { proceedChange } from './changeTurn.ts';
import { notFoundAtAll, passOn } from './passOnChange.ts';

/** The wish as it stands, also where a language model called the tool. */
function draftOf(state: AgentState, call: ToolWish): ChangeDraft {
  const kind = call.name === MOVE_BOOKING ? 'move' : 'cancel';
  if (state.flow === 'change' && state.change.kind === kind) return state.change;
  const { name, date } = call.arguments;
  return {
    kind,
    name: typeof name === 'string' ? name : undefined,
    date: typeof date === 'string' ? date : undefined,
  };
}

/** What came of the wish to cancel or move: "cancelled" and "moved" are said only of what is committed. */
export function changeResult(
  state: AgentState,
  call: ToolWish,
  result: ToolResult,
  context: AgentContext,
): AgentState {
  const draft = draftOf(state, call);
  const { diary, talk } = context.say;
  const cancels = draft.kind === 'cancel';
  if (result.ok) {
    const idle = { ...state, flow: 'none' as const, misses: 0, committed: state.committed + 1 };
    const booking = result.booking ? spokenEntry(result.booking, context) : '';
    return answer(
      { ...idle, change: { kind: draft.kind } },
      `${cancels ? diary.cancelled(booking) : diary.moved(booking)} ${talk.more}`,
      'anything-else',
    );
  }
  const { choices = [] } = result;
  if (result.problem === 'which-one' && choices.length > 0) {
    const change = { ...draft, choices, chosen: undefined };
    return answer(
      { ...state, flow: 'change', change, misses: 0 },
      askWhich(change, context),
      'which-booking',
    );
  }
  if (result.problem === 'closed' || result.problem === 'past' || result.problem === 'taken') {
    const why = result.problem === 'past' ? diary.pastAlready : diary.cannotTakeYou;
    const [first] = result.nearby ?? [];
    const offer = spokenOffers(result.nearby ?? [], draft.newDate ?? draft.date, context);
    return answer(
      {
        ...state,
        flow: 'change',
        change: { ...draft, newDate: first?.date, newTime: undefined },
        misses: 0,
      },
      [why, offer, context.say.asking.newMoment].filter((part) => part !== '').join(' '),
      'new-moment',
    );
  }
  const { phone, withoutPhone } = state.caller;
  const open = { ...state, change: draft, misses: 0 };
  if (result.problem === 'not-found' && !draft.byNumber && !phone && !withoutPhone)
    return proceedChange(
      { ...open, change: { ...draft, byNumber: true } },
      context,
      (cancels ? diary.notFoundCancel : diary.notFoundMove)(spokenMeant(draft, context)),
    );
  if (result.problem === 'not-found') return notFoundAtAll(open, context);
  return passOn(state, draft, context, cancels ? diary.unsureCancel : diary.unsureMove);
}
