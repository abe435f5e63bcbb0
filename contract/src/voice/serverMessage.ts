import { z } from 'zod';
import { assistantDto, assistantOverrides } from './assistant.ts';
import { callAnalysis, callArtifact, endedReason, voiceCall } from './call.ts';
import { callCosts } from './cost.ts';

/** Header that carries `server.secret` with every webhook. */
export const WEBHOOK_SECRET_HEADER = 'x-vapi-secret';
/** Header with an id that stays the same when a webhook is delivered again. */
export const WEBHOOK_DELIVERY_HEADER = 'x-belldesk-delivery';

const common = { timestamp: z.number(), call: voiceCall };

export const statusUpdate = z.looseObject({
  type: z.literal('status-update'),
  ...common,
  status: z.enum(['scheduled', 'queued', 'ringing', 'in-progress', 'forwarding', 'ended']),
  endedReason: endedReason.optional(),
});

/** Which assistant answers a call that has come in and rings still. */
export const assistantRequest = z.looseObject({
  type: z.literal('assistant-request'),
  ...common,
  /** Who calls, as in `call`. */
  customer: voiceCall.shape.customer,
});
export type AssistantRequest = z.infer<typeof assistantRequest>;

export const toolCall = z.looseObject({
  id: z.string(),
  type: z.literal('function'),
  function: z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }),
});
export type ToolCall = z.infer<typeof toolCall>;

export const toolCallsMessage = z.looseObject({
  type: z.literal('tool-calls'),
  ...common,
  toolCallList: z.array(toolCall),
});

export const endOfCallReport = z.looseObject({
  type: z.literal('end-of-call-report'),
  ...common,
  endedReason,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  artifact: callArtifact,
  analysis: callAnalysis,
  /** USD; null where the price of a part is not known. */
  cost: z.number().nullish(),
  costs: callCosts.optional(),
});
export type EndOfCallReport = z.infer<typeof endOfCallReport>;

/** Body of every webhook from the voice platform to the product. */
export const serverMessage = z.object({
  message: z.discriminatedUnion('type', [
    statusUpdate,
    assistantRequest,
    toolCallsMessage,
    endOfCallReport,
  ]),
});
export type ServerMessage = z.infer<typeof serverMessage>;

/** What the product answers to tool-calls. `result` and `error` are texts the model reads. */
export const toolCallsAnswer = z.object({
  results: z.array(
    z.object({
      toolCallId: z.string(),
      name: z.string().optional(),
      result: z.string().optional(),
      error: z.string().optional(),
    }),
  ),
});
export type ToolCallsAnswer = z.infer<typeof toolCallsAnswer>;

/** Longest text that is spoken in place of an assistant. */
const SPOKEN_ERROR_MAX_CHARACTERS = 1_000;

/**
 * What is answered to assistant-request: the assistant, stored or brought along, with what differs in this call; or a text
 * that the caller hears before the call ends. Overrides alone are of the assistant that is called.
 */
export const assistantRequestAnswer = z
  .strictObject({
    assistantId: z.uuid().nullish(),
    assistant: assistantDto.nullish(),
    assistantOverrides: assistantOverrides.nullish(),
    error: z.string().trim().min(1).max(SPOKEN_ERROR_MAX_CHARACTERS).nullish(),
  })
  .refine((answer) => Object.values(answer).some((value) => value != null), {
    message: 'one of assistantId, assistant, assistantOverrides and error is needed',
  });
export type AssistantRequestAnswer = z.infer<typeof assistantRequestAnswer>;
