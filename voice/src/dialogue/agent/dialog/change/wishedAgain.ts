import { CANCEL_BOOKING, MOVE_BOOKING } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import { hearWish } from '../../forms/change/hearChange.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, ChangeDraft } from '../../state.ts';
import { hearMoveWish } from '../standing/moveWish.ts';
import { proceedChange } from './changeTurn.ts';

/** How a wish is said once more, in answer to the offer of a message; what else is said stands before it. */
const STILL_WISHES: Readonly<Record<ChangeDraft['kind'], RegExp>> = {
  cancel:
    /\b(?:cancel(?:led|ling)?|call(?:ed)? (?:it )?off|scrap(?:ped)?|scrub|take (?:it|me|us) (?:off|out)|want (?:it|that) off)\b/,
  move: /\b(?:mov(?:e|ed|ing)|chang(?:e|ed|ing)|shift(?:ed)?|put (?:back|forward|it)|push(?:ed)?|swap(?:ped)?|bring|brought|reschedul\w+|later|earlier|instead|half past|\d+ ?(?:am|pm))\b/,
};
/** "No need to cancel it", "don't move it then": given up. */
const GIVES_UP =
  /\b(?:(?:don't|do not|no need to|needn't|not) (?:bother |want (?:it |to )?|need (?:it |to )?)?(?:cancel|mov|chang)\w*|leave (?:it|that)|never ?mind|forget (?:it|that)|as it is)\b/;
/** What is looked for in vain a second time is passed on. */
const MOST_VAIN = 1;

/**
 * The booking to be cancelled or moved was not found, and the caller wants no message but what they asked for: the day is
 * asked for once more. Null where they want nothing, or it was looked for again already.
 */
export function wishedAgain(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): AgentState | null {
  const { kind, name, newDate, newTime } = state.change;
  const tool = kind === 'cancel' ? CANCEL_BOOKING : MOVE_BOOKING;
  const vain = state.refusedCalls.filter((call) => call.includes(`"${tool}"`)).length;
  if (vain === 0 || vain > MOST_VAIN) return null;
  if (!STILL_WISHES[kind].test(said.words) || GIVES_UP.test(said.words)) return null;
  const english = context.language.startsWith('en');
  const moves = kind === 'move';
  const heard = moves && english ? hearMoveWish(said, context) : hearWish(said, kind, context);
  // "moved to half past six": all of it is where it shall go
  const target = moves
    ? { newDate: heard.newDate ?? newDate, newTime: heard.newTime ?? heard.time ?? newTime }
    : {};
  const change: ChangeDraft = {
    kind,
    name: heard.name ?? name ?? state.caller.name,
    ...(!moves && heard.date !== undefined && { date: heard.date }),
    ...target,
  };
  const open = { ...state, change, message: undefined, asking: undefined, misses: 0 };
  return proceedChange(open, context, context.say.talk.allRight);
}
