import type { AgentContext } from '../context.ts';
import { offerMessage } from '../forms/engine/ask.ts';
import { slotOf } from '../forms/engine/form.ts';
import { formOf } from '../forms/forms.ts';
import { leftOpen } from '../nlg/leftOpen.ts';
import { type AgentState, answer } from '../state.ts';

/** Nobody hears the same words a third time, however long ago they were said. */
const MOST_TIMES = 2;

/** Without what only leads over to a question, it is the same question. */
function bare(text: string, { say: { talk } }: AgentContext): string {
  const leads = [talk.ofCourse, talk.allRight, talk.thankYou, talk.oneMoment];
  const lead = leads.find((one) => text.startsWith(`${one} `));
  return lead === undefined ? text : text.slice(lead.length + 1);
}

/** A question of another booking is another question. */
const keyOf = (state: AgentState, context: AgentContext) =>
  `${state.committed} ${bare(state.reply.say, context)}`;

function timesSaid(before: AgentState, next: AgentState, context: AgentContext): number {
  const { said = {} } = before;
  return Math.max(said[next.reply.say] ?? 0, said[keyOf(next, context)] ?? 0);
}

function counted(before: AgentState, next: AgentState, context: AgentContext): AgentState {
  const { said = {} } = before;
  const keys = new Set([next.reply.say, keyOf(next, context)]);
  const more = Object.fromEntries([...keys].map((key) => [key, (said[key] ?? 0) + 1]));
  return { ...next, said: { ...said, ...more } };
}

/** Other ways to go on from where a call goes round in circles, mildest first. */
function* otherWays(
  before: AgentState,
  next: AgentState,
  context: AgentContext,
): Generator<AgentState> {
  const { talk, message } = context.say;
  const { say, asks } = next.reply;
  const worded = (text: string) => ({ ...next, reply: { ...next.reply, say: text } });
  const form = formOf(next);
  const answers = !form && (asks === 'anything-else' || asks === 'how-can-i-help');
  // who asks once more is answered once more
  if (answers && next.misses === 0) {
    yield worded(talk.asISaid(say));
    return;
  }
  if (next.committed > 0)
    for (const lead of [talk.allRight, talk.thankYou, talk.ofCourse])
      yield worded(`${lead} ${bare(say, context)}`);
  const slot = form && slotOf(form, asks);
  const question = slot?.question?.(next, context);
  const again = slot?.again?.(next, context);
  if (question && again && say.includes(question)) yield worded(say.replace(question, again));
  if (form?.confirm === asks) yield worded(form.confirmAgain(context));
  if (form) yield offerMessage(form, next, context);
  if (context.canTakeMessage)
    for (const offer of [message.offerAgain, talk.stillNotUnderstood, talk.notFollowing])
      yield answer(next, offer, 'offer-message');
  yield ended(before, next, context);
}

/** Nothing helps any more: those who can see to it do. */
function ended(before: AgentState, next: AgentState, context: AgentContext): AgentState {
  const { talk } = context.say;
  const open = leftOpen(before, context);
  const end = `${open}${talk.record} ${talk.thanksForCalling(context.business.name)} ${talk.goodbye}`;
  return answer({ ...next, flow: 'none' }, end, 'anything-else', { endCall: true });
}

/**
 * The state with a reply that was not said twice already: in other words, else another way out. What warns of a danger is
 * said as often as it is needed.
 */
export function withoutRepetition(
  before: AgentState,
  next: AgentState,
  context: AgentContext,
): AgentState {
  const { reply } = next;
  if (reply === before.reply || reply.tool || reply.endCall || reply.warns) return next;
  if (timesSaid(before, next, context) < MOST_TIMES) return counted(before, next, context);
  let last = next;
  for (const way of otherWays(before, next, context)) {
    last = way;
    if (timesSaid(before, way, context) < MOST_TIMES) break;
  }
  return last.reply.endCall ? last : counted(before, last, context);
}
