import { type StandInDuty, standInGreeting, standInPrompt } from '@belldesk/contract/standIn';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { receptionistTools, TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import type { TransferDestination } from '@belldesk/contract/voice/transferTool';
import {
  type AssistantFacts,
  voicePayload,
  type WebhookTarget,
} from '../../assistants/voicePayload.ts';

/** What callers meet while the minutes are used up. */
export type OverLimitOrder =
  | { readonly duty: 'messages' }
  | { readonly duty: 'put-through'; readonly to: string };

/** The order that a choice gives; without a choice, messages. */
export function orderOf(
  choice: {
    readonly atLimit: StandInDuty;
    readonly putThroughTo: string | null;
  } | null,
): OverLimitOrder {
  return choice?.atLimit === 'put-through' && choice.putThroughTo !== null
    ? { duty: 'put-through', to: choice.putThroughTo }
    : { duty: 'messages' };
}

const MESSAGE_TOOLS = receptionistTools.filter(
  (tool) => tool.type === 'endCall' || tool.function.name === TAKE_MESSAGE,
);

/** What the voice platform is told of a stand-in: voice and language of the one it stands in for, and little else. */
export function overLimitPayload(
  facts: AssistantFacts,
  order: OverLimitOrder,
  webhook: WebhookTarget,
): AssistantDto {
  const payload = voicePayload(
    {
      ...facts,
      greetsKnownCallers: false,
      firstMessage: standInGreeting(facts.name, facts.language, order.duty),
      systemPrompt: standInPrompt(facts.name, order.duty),
    },
    webhook,
  );
  if (!payload.model) throw new Error('an assistant without a model');
  const transfer =
    order.duty === 'put-through'
      ? [{ type: 'transferCall' as const, destinations: [destinationOf(order.to)] }]
      : [];
  return { ...payload, model: { ...payload.model, tools: [...MESSAGE_TOOLS, ...transfer] } };
}

function destinationOf(to: string): TransferDestination {
  return /^sip:/i.test(to) ? { type: 'sip', sipUri: to } : { type: 'number', number: to };
}
