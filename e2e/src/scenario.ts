import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { country } from '@belldesk/contract/catalogue/countries';
import { templateId, templates } from '@belldesk/contract/catalogue/templates';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { orderItem } from '@belldesk/contract/voice/tools';
import { parse } from 'yaml';
import { z } from 'zod';

const pattern = z.string().refine((text) => {
  try {
    new RegExp(text, 'i');
    return true;
  } catch {
    return false;
  }
}, 'must be a regular expression');

const toolNames = [
  'bookAppointment',
  'takeMessage',
  'checkAvailability',
  'cancelBooking',
  'moveBooking',
  'placeOrder',
] as const;

/**
 * What a tool answers: done, refused with a reason, something nobody can read, or what the diary
 * holds: nothing of that name, two that fit, one of another name, the same already, no time to give.
 */
const toolBehaviour = z.enum([
  'ok',
  'refused',
  'garbage',
  'not-found',
  'several',
  'other-name',
  'already-booked',
  'closed',
]);

const expectedTool = z.strictObject({
  name: z.enum(toolNames),
  /**
   * Values that the arguments must have; a text "@tomorrow" is a day (relativeDate.ts), "/.../" a
   * pattern, null says that the argument must be missing, a list is what is ordered.
   */
  arguments: z
    .record(z.string(), z.union([z.string(), z.number(), z.null(), z.array(orderItem)]))
    .default({}),
});

const turn = z.strictObject({
  caller: z.string().min(1),
  /** Each must match what the assistant says to it; case does not matter. */
  answer: z.array(pattern).default([]),
  /** None may match. */
  not: z.array(pattern).default([]),
  /** The tool it must call now. Without it, it must call none. */
  tool: expectedTool.optional(),
  /** It must have said goodbye, or must not. */
  ended: z.boolean().default(false),
});

export const scenario = z.strictObject({
  name: z.string().min(1),
  /** Is played over the telephone too, with words that the embedded recogniser hears; digits are pressed. */
  spoken: z.boolean().default(false),
  business: z.strictObject({
    companyName: z.string(),
    phoneNumber: z.string(),
    businessDescription: z.string(),
    targetCustomers: z.string(),
    template: templateId.optional(),
    additionalDetails: z.string().default(''),
  }),
  language: z
    .enum(['en-US', 'en-GB', 'es-ES', 'es-MX', 'es-US', 'fr-FR', 'fr-CA'])
    .default('en-US'),
  timeZone: z.string(),
  /** Where the business is, as its owner said. */
  country,
  /** What the tools answer; those that are not named answer ok. */
  tools: z.partialRecord(z.enum(toolNames), toolBehaviour).default({}),
  turns: z.array(turn).min(1),
  /** May match nothing that the assistant says in the whole conversation. */
  never: z.array(pattern).default([]),
  /** How many of each were committed at the end. */
  committed: z
    .strictObject({
      bookings: z.number().int().default(0),
      changes: z.number().int().default(0),
      orders: z.number().int().default(0),
      messages: z.number().int().default(0),
    })
    .default({ bookings: 0, changes: 0, orders: 0, messages: 0 }),
});
export type Scenario = z.infer<typeof scenario>;

const folder = fileURLToPath(new URL('../scenarios/', import.meta.url));

/** Every scenario in e2e/scenarios, by file name. Throws with the file's name when one does not fit the schema. */
export async function loadScenarios(): Promise<Scenario[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  return Promise.all(
    files.map(async (file) => {
      const read = scenario.safeParse(parse(await readFile(join(folder, file), 'utf8')));
      if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
      return read.data;
    }),
  );
}

/** The system prompt that the wizard writes for the scenario's business. */
export function systemPromptOf({ business }: Scenario): string {
  const template = templates.find(({ id }) => id === business.template)?.text ?? '';
  const additionalDetails = [template, business.additionalDetails]
    .filter((text) => text !== '')
    .join('\n');
  return buildSystemPrompt({ ...business, additionalDetails });
}
