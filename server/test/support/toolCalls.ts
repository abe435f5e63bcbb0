import type { LocalMoment } from '@belldesk/contract/business/localClock';
import type { VoiceCall } from '@belldesk/contract/voice/call';
import type { ToolCallsAnswer } from '@belldesk/contract/voice/serverMessage';
import type { DiaryEntry } from '@belldesk/contract/voice/tools';
import { v7 as uuidv7 } from 'uuid';
import { type Site, TEST_NOW_MS } from './site.ts';
import { webhook } from './visitor.ts';

const at = new Date(TEST_NOW_MS).toISOString();

/** What a tool of the receptionist answers. */
export interface Said {
  readonly ok?: boolean;
  readonly id?: string;
  readonly reason?: string;
  readonly problem?: string;
  readonly available?: boolean;
  readonly choices?: readonly DiaryEntry[];
  readonly booking?: DiaryEntry;
  readonly nearby?: readonly LocalMoment[];
  readonly services?: readonly string[];
}

/** A call that goes on. */
export function callFrom(assistantId: string, number: string | null): VoiceCall {
  return {
    id: uuidv7(),
    orgId: uuidv7(),
    createdAt: at,
    updatedAt: at,
    type: 'inboundPhoneCall',
    status: 'in-progress',
    assistantId,
    startedAt: at,
    customer: number === null ? null : { number },
  };
}

/** A tool is asked for within a call, as the voice platform does it. */
export async function askTool(
  site: Site,
  call: VoiceCall,
  asked: { readonly name: string; readonly args: unknown; readonly id?: string },
): Promise<Said> {
  const { name, args, id = uuidv7() } = asked;
  const answer = await webhook(site, {
    type: 'tool-calls',
    timestamp: TEST_NOW_MS,
    call,
    toolCallList: [{ id, type: 'function', function: { name, arguments: args } }],
  });
  const [result] = (answer.body as unknown as ToolCallsAnswer).results;
  return JSON.parse(result?.result ?? '{}') as Said;
}
