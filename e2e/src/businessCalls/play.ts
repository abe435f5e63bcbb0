import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { toolResult } from '@belldesk/contract/voice/tools';
import type { VoiceClient } from '../voiceClient.ts';
import { ScriptedCaller } from './caller.ts';
import type { BusinessDesk } from './desk.ts';
import type { BusinessCall, BusinessFile } from './format.ts';
import { type Exchange, judge, type ToolUse } from './judge.ts';

const MOST_TURNS = 24;

export interface PlayedCall {
  readonly id: string;
  readonly kind: BusinessCall['kind'];
  /** Empty where it came out right. */
  readonly problems: readonly string[];
  readonly transcript: string;
}

/** What was said and done in a call, and the calendar before and after it. */
export interface Call {
  readonly exchanges: readonly Exchange[];
  readonly before: readonly CalendarEntry[];
  readonly after: readonly CalendarEntry[];
}

/** Plays one call over POST /chat against the business as it is set up, and puts the calendar back. */
export async function playThrough(
  client: VoiceClient,
  desk: BusinessDesk,
  call: BusinessCall,
): Promise<Call> {
  const before = await desk.entries();
  const exchanges = await converse(client, desk.assistantId, call);
  const after = await desk.entries();
  await desk.putBack(before);
  return { exchanges, before, after };
}

/** Plays one call and judges how it came out. */
export async function playCall(
  client: VoiceClient,
  desk: BusinessDesk,
  business: BusinessFile,
  call: BusinessCall,
): Promise<PlayedCall> {
  const { exchanges, ...calendar } = await playThrough(client, desk, call);
  const problems = judge(call, business, exchanges, calendar, (of) => desk.day(of));
  return { id: call.id, kind: call.kind, problems, transcript: transcriptOf(exchanges) };
}

/** A call as it is read. */
export function transcriptOf(exchanges: readonly Exchange[]): string {
  return exchanges
    .map(({ caller, said, tools }) =>
      [
        `  Caller: ${caller}`,
        ...tools.map(
          ({ name, ok, arguments: of }) => `    ${name} ${ok ? 'ok' : 'no'} ${JSON.stringify(of)}`,
        ),
        `  Assistant: ${said}`,
      ].join('\n'),
    )
    .join('\n');
}

async function converse(
  client: VoiceClient,
  assistantId: string,
  call: BusinessCall,
): Promise<Exchange[]> {
  const caller = new ScriptedCaller(call);
  const exchanges: Exchange[] = [];
  let previousChatId: string | undefined;
  let says: string | null = caller.opening();
  for (let turn = 0; turn < MOST_TURNS && says !== null; turn++) {
    const thread = previousChatId === undefined ? {} : { previousChatId };
    const lineIndex = caller.lineIndex;
    const answer = await client.chat({ assistantId, input: says, ...thread });
    previousChatId = answer.id;
    const said = answer.output
      .filter(({ role }) => role === 'assistant')
      .map(({ content }) => content)
      .join(' ');
    exchanges.push({ caller: says, lineIndex, said, tools: toolsOf(answer.output) });
    says = answer.ended ? null : caller.answer(said);
  }
  return exchanges;
}

function toolsOf(output: Awaited<ReturnType<VoiceClient['chat']>>['output']): ToolUse[] {
  const uses: ToolUse[] = [];
  for (const [index, one] of output.entries()) {
    if (one.role !== 'tool' || !one.arguments) continue;
    const result = output
      .slice(index + 1)
      .find(({ role, name, arguments: of }) => role === 'tool' && !of && name === one.name);
    uses.push({ name: one.name ?? '', arguments: one.arguments, ok: isOk(result?.content ?? '') });
  }
  return uses;
}

function isOk(content: string): boolean {
  try {
    return toolResult.parse(JSON.parse(content)).ok;
  } catch {
    return false;
  }
}
