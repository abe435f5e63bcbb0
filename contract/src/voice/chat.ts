import { z } from 'zod';
import { assistantDto } from './assistant.ts';

/** Body of POST /chat: one text in. One of assistantId, assistant and previousChatId is required. */
export const chatDto = z
  .strictObject({
    assistantId: z.uuid().optional(),
    assistant: assistantDto.optional(),
    input: z.string().min(1).max(4_096),
    previousChatId: z.uuid().optional(),
  })
  .refine(
    (body) =>
      body.assistantId !== undefined ||
      body.assistant !== undefined ||
      body.previousChatId !== undefined,
    { message: 'assistantId, assistant or previousChatId must be provided' },
  );
export type ChatDto = z.infer<typeof chatDto>;

export const chatAnswer = z.object({
  id: z.uuid(),
  orgId: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  assistantId: z.uuid().nullish(),
  previousChatId: z.uuid().nullish(),
  /** What the assistant says; tool calls and their results stand between, as they happened. */
  output: z.array(
    z.looseObject({
      role: z.enum(['assistant', 'tool']),
      content: z.string(),
      name: z.string().optional(),
      arguments: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  /** Ours: the assistant said goodbye and would have hung up. */
  ended: z.boolean().optional(),
});
export type ChatAnswer = z.infer<typeof chatAnswer>;
