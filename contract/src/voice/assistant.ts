import { z } from 'zod';
import { base4 } from './base.ts';
import { lexicon } from './lexicon.ts';
import { apiRequestTool, argumentSchema, dtmfTool, smsTool, toolServer } from './ownTools.ts';
import { transferCallTool } from './transferTool.ts';

export const ASSISTANT_NAME_MAX_CHARACTERS = 40;

/** Of all system messages together: every one of them is read at each answer of a call. */
export const SYSTEM_PROMPT_MAX_CHARACTERS = 40_000;

/** A function the model may call; it is run by a webhook to `server`, else to the assistant's. */
export const functionTool = z.strictObject({
  type: z.literal('function'),
  async: z.boolean().optional(),
  function: z.strictObject({
    name: z.string().min(1).max(64),
    description: z.string().max(1_000).optional(),
    parameters: argumentSchema.optional(),
  }),
  server: toolServer.optional(),
});
export type FunctionTool = z.infer<typeof functionTool>;

export const endCallTool = z.strictObject({ type: z.literal('endCall') });

/** A tool as an assistant holds it, and as it is kept under /tool. */
export const assistantTool = z.discriminatedUnion('type', [
  functionTool,
  endCallTool,
  transferCallTool,
  apiRequestTool,
  dtmfTool,
  smsTool,
]);
export type AssistantTool = z.infer<typeof assistantTool>;

function systemPromptCharacters(
  messages: readonly { readonly role: string; readonly content: string }[],
): number {
  return messages.reduce(
    (sum, { role, content }) => sum + (role === 'system' ? content.length : 0),
    0,
  );
}

export const assistantModel = z.strictObject({
  provider: z.string().max(40),
  model: z.string().max(100),
  temperature: z.number().min(0).max(2).optional(),
  maxTokens: z.number().int().min(50).max(10_000).optional(),
  url: z.url().optional(),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['system', 'user', 'assistant']),
        content: z.string().max(32_000),
      }),
    )
    .max(100)
    .refine(
      (messages) => systemPromptCharacters(messages) <= SYSTEM_PROMPT_MAX_CHARACTERS,
      `the system messages together may have at most ${SYSTEM_PROMPT_MAX_CHARACTERS} characters`,
    )
    .optional(),
  tools: z.array(assistantTool).max(50).optional(),
  /** Tools kept under /tool that the assistant has as well. */
  toolIds: z.array(z.uuid().toLowerCase()).max(50).optional(),
});

export const webhookServer = z.strictObject({
  url: z.url(),
  timeoutSeconds: z.number().int().min(1).max(300).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Older alias, sent back as X-Vapi-Secret. */
  secret: z.string().max(200).optional(),
});

export const serverMessageType = z.enum([
  'conversation-update',
  'end-of-call-report',
  'function-call',
  'hang',
  'speech-update',
  'status-update',
  'tool-calls',
  'transcript',
  'transfer-destination-request',
  'handoff-destination-request',
  'user-interrupted',
  'assistant.started',
  /** Ours: the server is asked at the beginning of a call, and the assistant answers as it is where nothing comes back. */
  'assistant-request',
]);
export type ServerMessageType = z.infer<typeof serverMessageType>;

/** Body of POST and PATCH /assistant. Unknown fields are refused by name. */
export const assistantDto = z.strictObject({
  name: z.string().max(ASSISTANT_NAME_MAX_CHARACTERS).nullish(),
  firstMessage: z.string().max(2_000).nullish(),
  firstMessageMode: z.enum(['assistant-speaks-first', 'assistant-waits-for-user']).optional(),
  firstMessageInterruptionsEnabled: z.boolean().optional(),
  model: assistantModel.nullish(),
  transcriber: z
    .strictObject({
      provider: z.string().max(40),
      model: z.string().max(100).optional(),
      language: z.string().max(20).optional(),
      keywords: z.array(z.string().max(100)).max(200).optional(),
    })
    .nullish(),
  voice: z.strictObject({ provider: z.string().max(40), voiceId: z.string().max(100) }).nullish(),
  server: webhookServer.nullish(),
  serverMessages: z.array(serverMessageType).nullish(),
  maxDurationSeconds: z.number().int().min(10).max(43_200).optional(),
  silenceTimeoutSeconds: z.number().int().min(10).max(3_600).optional(),
  /** Recording is on unless this turns it off; the caller is told of it at the beginning. */
  artifactPlan: z.strictObject({ recordingEnabled: z.boolean().optional() }).nullish(),
  endCallMessage: z.string().max(1_000).nullish(),
  endCallPhrases: z.array(z.string().max(140)).max(50).nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
export type AssistantDto = z.infer<typeof assistantDto>;

/** What differs in one call from the assistant that is named for it. */
export const assistantOverrides = assistantDto.partial().extend({
  /** What takes the place of `{{name}}` and `{{name.part}}` in the first message and the system messages. */
  variableValues: z.record(z.string().max(100), z.unknown()).optional(),
});
export type AssistantOverrides = z.infer<typeof assistantOverrides>;

export const voiceAssistant = base4.extend(assistantDto.shape);
export type VoiceAssistant = z.infer<typeof voiceAssistant>;

/** What Belldesk's product keeps under `metadata`; everything is optional, as any client may create assistants. */
export const assistantMetadata = z.looseObject({
  businessName: z.string().optional(),
  timeZone: z.string().optional(),
  /** ISO 3166-1 alpha-2. What is no such code counts as unknown: emergency numbers and callers' numbers are never read by a guess. */
  country: z.string().optional().catch(undefined),
  template: z.string().optional(),
  /** How words of the business are said. What cannot be read is left out: it must not keep a call from being answered. */
  lexicon: lexicon.optional().catch(undefined),
});
