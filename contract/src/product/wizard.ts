import { z } from 'zod';
import { country } from '../catalogue/countries.ts';
import { templateId } from '../catalogue/templates.ts';
import { voiceId } from '../catalogue/voices.ts';
import { isTimeZone } from '../time/zone.ts';

/** Longest accepted texts, in characters. */
export const wizardLimits = {
  companyName: 80,
  phoneNumber: 40,
  businessDescription: 2_000,
  targetCustomers: 1_000,
  greetingPhrase: 300,
  additionalDetails: 8_000,
} as const;

function requiredText(maxCharacters: number, message: string, label: string) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(maxCharacters, `${label} can have at most ${maxCharacters} characters`);
}

export const wizardStepSchemas = {
  1: z.object({
    companyName: requiredText(
      wizardLimits.companyName,
      'Please enter your company name',
      'The company name',
    ),
    phoneNumber: requiredText(
      wizardLimits.phoneNumber,
      'Please enter your phone number',
      'The phone number',
    ),
  }),
  2: z.object({
    businessDescription: requiredText(
      wizardLimits.businessDescription,
      'Please describe what your business does',
      'The description',
    ),
    targetCustomers: requiredText(
      wizardLimits.targetCustomers,
      'Please describe your target customers',
      'The target customers',
    ),
  }),
  3: z.object({
    greetingPhrase: requiredText(
      wizardLimits.greetingPhrase,
      'Please enter a greeting phrase',
      'The greeting',
    ),
    voiceId,
  }),
  4: z.object({
    additionalDetails: z
      .string()
      .max(
        wizardLimits.additionalDetails,
        `The details can have at most ${wizardLimits.additionalDetails} characters`,
      ),
  }),
} as const;

export const wizardForm = z.object({
  ...wizardStepSchemas[1].shape,
  ...wizardStepSchemas[2].shape,
  ...wizardStepSchemas[3].shape,
  ...wizardStepSchemas[4].shape,
});
export type WizardForm = z.infer<typeof wizardForm>;

/** IANA name of the zone in which the business keeps its time. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'The time zone must be an IANA name such as Europe/London');

export const createAssistantInput = z.strictObject({
  form: wizardForm,
  /** For which location it answers: left out, that of the assistant that it replaces, or the only one. */
  locationId: z.uuid().optional(),
  /** Becomes the zone of a location that has none. */
  timeZone,
  /** Where the location is. The wizard asks for it; left out, it is as before, and nothing is taken for it. */
  country: country.optional(),
  template: templateId.optional(),
  /** One more, beside those that are there; left out, it takes the place of the one chosen. */
  another: z.boolean().optional(),
});
export type CreateAssistantInput = z.infer<typeof createAssistantInput>;

/** The greeting that the wizard builds while the company name is typed. */
export function greetingFor(companyName: string): string {
  return `It's a great day at ${companyName}! How can I help you?`;
}
