import type { AgentContext } from '../../context.ts';
import { spokenMeant, spokenTarget } from '../../forms/change/say.ts';
import { type AgentState, answer, type ChangeDraft } from '../../state.ts';

/** What is not done by itself is passed on, with an offer of a message. */
export function passOn(
  state: AgentState,
  draft: ChangeDraft,
  context: AgentContext,
  sorry: string,
): AgentState {
  const { diary, talk } = context.say;
  const idle = {
    ...state,
    flow: 'none' as const,
    // who wants no message may say it once more
    change: { kind: draft.kind, name: draft.name, newDate: draft.newDate, newTime: draft.newTime },
    message: undefined,
    misses: 0,
  };
  if (!context.canTakeMessage)
    return answer(idle, `${sorry} ${talk.record} ${talk.more}`, 'anything-else');
  const meant = spokenMeant(draft, context);
  const message =
    draft.kind === 'cancel'
      ? diary.wishCancel(meant)
      : diary.wishMove(meant, spokenTarget(draft, context));
  return answer(
    { ...idle, message, caller: { ...state.caller, name: draft.name ?? state.caller.name } },
    `${sorry} ${diary.offerCallBack}`,
    'offer-message',
  );
}

/** Neither by name and day nor by a number is it found. */
export function notFoundAtAll(state: AgentState, context: AgentContext): AgentState {
  const { change } = state;
  const { diary } = context.say;
  const meant = spokenMeant(change, context);
  const sorry = change.kind === 'cancel' ? diary.notFoundCancel(meant) : diary.notFoundMove(meant);
  return passOn(state, change, context, sorry);
}
