import type { AgentContext } from '../../context.ts';
import { leftOpen } from '../../nlg/leftOpen.ts';
import {
  type AgentState,
  type Asking,
  answer,
  factsOf,
  type Question,
  type ToolWish,
} from '../../state.ts';
import { type Form, openSlot, type Slot } from './form.ts';

/** So often a question is put in vain before another way is offered; where it can be typed, once more. */
const MOST_VAIN = 2;
/** So often in a row whatever else the caller tells. */
const MOST_TIMES = 6;
/** A message that was declined is not offered a third time. */
const MOST_WAYS_OUT = 2;

/** Nobody hears the same words a third time in a row. */
const MOST_PLAIN = 2;

/** How a turn comes back to the open question. */
export interface Before {
  /** Said before it. */
  readonly say?: string | undefined;
  /** The caller asked something and was answered: no try is counted. */
  readonly isAside?: boolean | undefined;
  /** The caller said once more what is right already: it is read out once more too. */
  readonly isRestated?: boolean | undefined;
}

function counted(
  { name: form }: Form,
  state: AgentState,
  asks: Question,
  { isAside: answered = false, say }: Before,
): Asking {
  const known = JSON.stringify(factsOf(state));
  const last = state.asking;
  // the same answer again helps nobody
  const isAside = answered && !(say && state.reply.say.startsWith(say));
  if (last?.form !== form || last.asks !== asks)
    return { form, asks, times: 0, vain: 0, plain: 0, known };
  const vain = last.known === known ? last.vain + (isAside ? 0 : 1) : 0;
  return { form, asks, times: last.times + 1, vain, plain: last.plain, known };
}

function isEnough({ times, vain, asks }: Asking, slot: Slot | undefined, context: AgentContext) {
  const canType =
    context.hasKeys &&
    asks !== 'what-to-change' &&
    (slot === undefined || slot.keyed !== undefined);
  return vain >= MOST_VAIN + (canType ? 1 : 0) || (times >= MOST_TIMES && vain > 0);
}

const joined = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/** Asks for the first open slot, or reads everything back. The same question in vain: other words, then another way. */
export function askOpen(
  form: Form,
  state: AgentState,
  context: AgentContext,
  before: Before = {},
): AgentState {
  const slot = openSlot(form, 'speech', state, context);
  return askFor(form, slot, state, context, before);
}

/** Asks for this slot, whatever else is open; without one, reads back. */
export function askFor(
  form: Form,
  slot: Slot | undefined,
  state: AgentState,
  context: AgentContext,
  before: Before = {},
): AgentState {
  const asking = counted(form, state, slot?.asks ?? form.confirm, before);
  if (isEnough(asking, slot, context)) return otherWay(form, slot, state, context, before);
  // who told or asked something else did not fail to answer: at first the question is only put once more
  const failed = state.asking?.known === asking.known && asking.vain > (state.asking?.vain ?? 0);
  const odd = asking.times > 0 && asking.plain >= (failed ? 1 : MOST_PLAIN);
  const question = slot
    ? ((odd ? slot.again : undefined) ?? slot.question)?.(state, context)
    : asking.vain > (before.isRestated ? 1 : 0)
      ? form.confirmAgain(context)
      : form.readBack(state, context);
  return answer(
    {
      ...state,
      flow: form.name,
      asking: { ...asking, plain: odd ? 0 : asking.plain + 1 },
      openQuestion: undefined,
    },
    joined(before.say, question),
    asking.asks,
  );
}

/** Asks what is wrong with what was read back. */
export function askWhatToChange(form: Form, state: AgentState, context: AgentContext): AgentState {
  const asking = counted(form, state, 'what-to-change', {});
  const { asking: say } = context.say;
  if (isEnough(asking, undefined, context)) return otherWay(form, undefined, state, context);
  const question = asking.times % 2 === 1 ? context.say.again.whatToChange : say.shouldChange;
  return answer({ ...state, asking, misses: 0 }, question, 'what-to-change');
}

/** The third time: goes on without, or offers a message with all that is known. */
function otherWay(
  form: Form,
  slot: Slot | undefined,
  state: AgentState,
  context: AgentContext,
  before: Before = {},
): AgentState {
  const asks = slot?.asks ?? form.confirm;
  if (slot?.without) {
    const facts = { ...state, ...slot.without(state), asking: undefined };
    if (slot.isSettled(facts, context)) return askOpen(form, facts, context);
  }
  return offerMessage(form, { ...state, asked: asks }, context, before.say);
}

/** Offers a message instead of a form that comes to nothing; its question stays open. */
export function offerMessage(
  form: Form,
  state: AgentState,
  context: AgentContext,
  before = '',
): AgentState {
  const { talk, diary } = context.say;
  const waysOut = state.waysOut + 1;
  const refused = !context.canTakeMessage || waysOut > MOST_WAYS_OUT;
  if (refused || form.name === 'message')
    return givenUp(state, context, joined(before, refused ? talk.record : ''));
  const offer = before === '' ? talk.stillNotUnderstood : joined(before, diary.offerCallBack);
  return answer(
    { ...state, waysOut, asking: undefined, misses: 0, openQuestion: state.asked },
    offer,
    'offer-message',
  );
}

/** Ends the form and says what was not done. */
export function givenUp(state: AgentState, context: AgentContext, before = ''): AgentState {
  const { talk, message } = context.say;
  const undone =
    state.flow === 'message' ? message.nothingWritten : leftOpen(state, context).trim();
  return answer(
    {
      ...state,
      flow: 'none',
      booking: {},
      message: undefined,
      asking: undefined,
      openQuestion: undefined,
      misses: 0,
    },
    joined(before, undone, talk.more),
    'anything-else',
  );
}

/** Drops what cannot be, then asks for what is missing or reads back. */
export function goOn(
  form: Form,
  state: AgentState,
  context: AgentContext,
  before: Before = {},
): AgentState {
  const found = form.check(state, context);
  const next = { ...state, ...found?.facts, flow: form.name, misses: 0 };
  if (found?.endsWith !== undefined)
    return answer(
      { ...next, flow: 'none', message: undefined, asking: undefined },
      joined(found.say, found.endsWith),
      'offer-message',
    );
  const lead = { ...before, say: joined(before.say, found?.say) };
  const look = found ? null : form.look?.(next, context);
  if (look) return lookFirst(form, next, context, lead.say, look);
  const slot = found?.asks && form.slots.find(({ asks }) => asks === found.asks);
  return slot ? askFor(form, slot, next, context, lead) : askOpen(form, next, context, lead);
}

/** Looks something up; the question that is open then stays the one that was asked. */
function lookFirst(
  form: Form,
  state: AgentState,
  context: AgentContext,
  before: string,
  tool: ToolWish,
): AgentState {
  const asks = openSlot(form, 'speech', state, context)?.asks ?? form.confirm;
  const looked = JSON.stringify(tool);
  return answer({ ...state, looked }, joined(before, context.say.booked.look), asks, { tool });
}

/** A tool call by its content: a stored conversation may keep its arguments in another order. */
export function callKey({ name, arguments: args }: ToolWish): string {
  return JSON.stringify([name, Object.entries(args).toSorted(([a], [b]) => a.localeCompare(b))]);
}

/** Sends what was agreed to; what was refused once is not sent again. */
export function send(form: Form, state: AgentState, context: AgentContext): AgentState {
  const tool = form.tool(state, context);
  if (!tool) return goOn(form, state, context);
  if (state.refusedCalls.includes(callKey(tool)))
    return offerMessage(
      form,
      state,
      context,
      form.refusedAgain?.(state, context) ?? context.say.booked.notFree,
    );
  return answer({ ...state, misses: 0 }, context.say.talk.oneMoment, form.confirm, { tool });
}
