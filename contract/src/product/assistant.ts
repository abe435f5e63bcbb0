import { z } from 'zod';
import { country } from '../catalogue/countries.ts';
import { language } from '../catalogue/languages.ts';
import { voiceId } from '../catalogue/voices.ts';
import { locationId } from './locations.ts';

export const assistantLimits = {
  name: 80,
  firstMessage: 300,
  systemPrompt: 16_000,
} as const;

export const publication = z.object({
  /** Full address, e.g. sip:golden-lamb@bell.example:5060 */
  sipUri: z.string(),
  publishedAt: z.iso.datetime(),
  /** Its telephone number, or a further address, once the operator has given it one. */
  phoneNumber: z.string().optional(),
});
export type Publication = z.infer<typeof publication>;

/** The owner's assistant as the product shows it. */
export const assistant = z.object({
  id: z.uuid(),
  /** Id on the voice platform. */
  assistantId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  name: z.string(),
  firstMessage: z.string(),
  systemPrompt: z.string(),
  language,
  voiceId,
  temperature: z.number(),
  /** Calls are recorded, and callers are told so. */
  recordsCalls: z.boolean(),
  /** Callers whose number is a customer's are greeted by name, and not asked for it. */
  greetsKnownCallers: z.boolean(),
  /** For which location it answers. */
  locationId: z.uuid(),
  locationName: z.string(),
  /** The location's. */
  timeZone: z.string(),
  /** The location's, for emergency numbers and numbers without a country code; null where nobody said. */
  country: country.nullable(),
  /** The number typed in the wizard, and in E.164 where it parses as one. */
  phoneNumber: z.string(),
  phoneNumberE164: z.string().nullable(),
  publication: publication.nullable(),
});
export type Assistant = z.infer<typeof assistant>;

export const assistantList = z.object({
  /** Oldest first. */
  rows: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      isPublished: z.boolean(),
      locationId: z.uuid(),
      locationName: z.string(),
    }),
  ),
  /** Whether the plan has room for another. */
  canAdd: z.boolean(),
});
export type AssistantList = z.infer<typeof assistantList>;

export const assistantEdit = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name')
    .max(assistantLimits.name, `The name can have at most ${assistantLimits.name} characters`),
  firstMessage: z
    .string()
    .trim()
    .min(1, 'Please enter a first message')
    .max(
      assistantLimits.firstMessage,
      `The first message can have at most ${assistantLimits.firstMessage} characters`,
    ),
  systemPrompt: z
    .string()
    .trim()
    .min(1, 'Please enter a system prompt')
    .max(
      assistantLimits.systemPrompt,
      `The system prompt can have at most ${assistantLimits.systemPrompt} characters`,
    ),
  language,
  voiceId,
  temperature: z.number().min(0, 'Between 0 and 1').max(1, 'Between 0 and 1').multipleOf(0.1),
  /** As before where it is left out. */
  recordsCalls: z.boolean().optional(),
  /** As before where it is left out. */
  greetsKnownCallers: z.boolean().optional(),
  /** For which location it answers from now on; as before where it is left out. */
  locationId,
  /** Of its location; as before where it is left out. */
  country: country.optional(),
});
export type AssistantEdit = z.infer<typeof assistantEdit>;

export const updateAssistantInput = z.strictObject({
  id: z.uuid(),
  /** `updatedAt` as it was when the form was opened: a later change by another window is a conflict. */
  expectedUpdatedAt: z.iso.datetime(),
  changes: assistantEdit,
});

/** How far a new owner has come: each is done for good, also where it is undone later. */
export const firstSteps = z.object({
  /** There is an assistant. */
  described: z.boolean(),
  /** The owner has talked to it. */
  tested: z.boolean(),
  published: z.boolean(),
  /** Somebody has called it by telephone. */
  called: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;
