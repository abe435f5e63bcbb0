import {
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
} from '@belldesk/contract/voice/tools';
import type { ConversationMessage, ModelEvent, ModelRequest } from '../../dialogue/model.ts';
import { commitsIn } from './commits.ts';
import { saysYes } from './saysYes.ts';
import { digitsSaid, hourWasSaid, nameWasSaid } from './wasSaid.ts';

type ToolCall = Extract<ModelEvent, { type: 'tool-call' }>;

const WANTS_A_YES = new Set([BOOK_APPOINTMENT, CANCEL_BOOKING, MOVE_BOOKING, PLACE_ORDER]);
const WRITES_DOWN = new Set([...WANTS_A_YES, TAKE_MESSAGE]);
/** Of a telephone number; where it has fewer, all. */
const LAST_DIGITS = 7;

const nothingDone = (reason: string) =>
  JSON.stringify({ ok: false, reason: `Nothing was done. ${reason}` });

/**
 * Why a tool is not run for a language model, as the text of a result that tells it what to do instead: there is no such
 * tool, it was done already, the caller has not agreed, or nobody said what it is to write down. Null where it may run.
 * Only what the conversation shows is judged.
 */
export function objectionTo(call: ToolCall, request: ModelRequest): string | null {
  const { conversation, tools } = request;
  if (!tools.some((tool) => tool.function.name === call.name))
    return nothingDone('There is no tool of that name.');
  if (!WRITES_DOWN.has(call.name)) return null;
  const wanted = canonical(call.arguments);
  const before = commitsIn(conversation).find(
    (commit) =>
      commit.ok && commit.call.name === call.name && canonical(commit.call.arguments) === wanted,
  );
  if (before) return before.result;
  return invented(call, request) ?? disagreed(call, conversation);
}

function invented({ arguments: values }: ToolCall, request: ModelRequest): string | null {
  const { conversation, callerNumber } = request;
  const { name, phoneNumber, time, newTime } = values;
  if (typeof name === 'string' && !nameWasSaid(name, conversation))
    return nothingDone('Nobody in this call has said that name. Ask the caller for it.');
  const digits = typeof phoneNumber === 'string' ? phoneNumber.replace(/\D/g, '') : '';
  if (digits !== '' && !digitsSaid(conversation, callerNumber).includes(digits.slice(-LAST_DIGITS)))
    return nothingDone(
      'Nobody in this call has said that telephone number. Ask for it or leave it out.',
    );
  const hour = newTime ?? time;
  if (typeof hour === 'string' && !hourWasSaid(hour, conversation))
    return nothingDone('Nobody in this call has said that time. Ask the caller for it.');
  return null;
}

function disagreed(call: ToolCall, conversation: readonly ConversationMessage[]): string | null {
  if (!WANTS_A_YES.has(call.name)) return null;
  const at = conversation.findLastIndex(({ role }) => role === 'caller');
  const caller = conversation[at];
  const asked = conversation.slice(0, Math.max(0, at)).some(({ role }) => role === 'assistant');
  const agreed = caller?.role === 'caller' && asked && saysYes(caller.text);
  if (agreed && !isUsedUp(call, conversation.slice(at + 1), conversation)) return null;
  return nothingDone(
    'The caller has not agreed to it. Read back what you are about to do with its day, time and name, ask whether it is right, and call this again once the caller has said yes.',
  );
}

/** One yes is for one thing: not for another hour after a refusal, nor for more after it was done. */
function isUsedUp(
  call: ToolCall,
  since: readonly ConversationMessage[],
  conversation: readonly ConversationMessage[],
): boolean {
  const done = new Set(
    commitsIn(conversation)
      .filter(({ ok }) => ok)
      .map((commit) => commit.call.id),
  );
  return since.some(
    (one) =>
      one.role === 'tool-call' &&
      WANTS_A_YES.has(one.name) &&
      (done.has(one.id) || momentOf(one.arguments) !== momentOf(call.arguments)),
  );
}

const momentOf = ({ date, time, newDate, newTime }: Readonly<Record<string, unknown>>) =>
  JSON.stringify([date, time, newDate, newTime]);

/** The same for the same values, whatever their order. */
function canonical(values: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim().toLowerCase() : value,
  ]);
  return JSON.stringify(entries.toSorted(([a], [b]) => String(a).localeCompare(String(b))));
}
