import {
  BOOK_APPOINTMENT,
  CANCEL_BOOKING,
  CHECK_AVAILABILITY,
  MOVE_BOOKING,
  PLACE_ORDER,
  TAKE_MESSAGE,
  toolResult,
} from '@belldesk/contract/voice/tools';
import { parseJson } from '@belldesk/kit/json';
import type { ConversationMessage } from '../../dialogue/model.ts';
import type { Done } from './claims.ts';

type ToolCall = Extract<ConversationMessage, { role: 'tool-call' }>;

/** What is done once a tool has answered ok. */
const DONE_BY: Readonly<Partial<Record<string, readonly Done[]>>> = {
  [BOOK_APPOINTMENT]: ['booked'],
  [CANCEL_BOOKING]: ['cancelled'],
  [MOVE_BOOKING]: ['moved', 'booked'],
  [PLACE_ORDER]: ['ordered', 'booked'],
  [TAKE_MESSAGE]: ['noted'],
  [CHECK_AVAILABILITY]: [],
};
/** A tool of the owner's own may do anything. */
const ANYTHING: readonly Done[] = ['booked', 'cancelled', 'moved', 'ordered', 'noted'];

/** Something that a tool did in a conversation, or that stands already. */
export interface Commit {
  readonly call: ToolCall;
  /** Whether it was done now; else it stands already. */
  readonly ok: boolean;
  readonly done: readonly Done[];
  /** Text of the tool's result. */
  readonly result: string;
  /** Local days and times that the caller may hear of as booked; empty where none is known. */
  readonly dates: readonly string[];
  readonly times: readonly string[];
}

/** What the tools of a conversation did, in order. What was refused, or has no result, did nothing. */
export function commitsIn(conversation: readonly ConversationMessage[]): readonly Commit[] {
  return conversation.flatMap((message) => {
    if (message.role !== 'tool-result') return [];
    const call = conversation.find(
      (other): other is ToolCall => other.role === 'tool-call' && other.id === message.id,
    );
    const commit = call && commitOf(call, message.result);
    return commit ? [commit] : [];
  });
}

function commitOf(call: ToolCall, result: string): Commit | null {
  const own = Object.hasOwn(DONE_BY, call.name) ? DONE_BY[call.name] : undefined;
  const read = resultOf(result);
  if (!own)
    return read?.ok === false
      ? null
      : { call, ok: true, done: ANYTHING, result, dates: [], times: [] };
  if (!read) return null;
  const { newDate, newTime, date, time } = call.arguments;
  const standing = [read.booking, ...(read.ok ? [] : (read.choices ?? []))];
  const known = standing.flatMap((entry) => (entry ? [entry] : []));
  if (!read.ok && known.length === 0) return null;
  const asked = read.ok
    ? { dates: [newDate ?? date], times: [newTime ?? time] }
    : { dates: [], times: [] };
  return {
    call,
    ok: read.ok,
    // What a refusal tells of is booked already.
    done: read.ok ? own : ['booked'],
    result,
    dates: [...asked.dates, ...known.map((entry) => entry.date)].filter(isText),
    times: [...asked.times, ...known.map((entry) => entry.time)].filter(isText),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function resultOf(text: string) {
  try {
    return toolResult.safeParse(parseJson(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Tools whose doing a sentence may claim. */
export function isOffered(done: Done, tools: readonly string[]): boolean {
  return tools.some((name) => {
    const by = Object.hasOwn(DONE_BY, name) ? DONE_BY[name] : undefined;
    return by !== undefined && by.length > 0 && (done === 'settled' || by.includes(done));
  });
}
