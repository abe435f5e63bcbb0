import { z } from 'zod';

/** Longest accepted texts of the public forms, in characters. */
export const publicFormLimits = { name: 80, email: 254, company: 120, phone: 40, message: 4_000 };

const { name, email, company, phone, message } = publicFormLimits;

function requiredText(maxCharacters: number, missing: string, label: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(maxCharacters, `${label} can have at most ${maxCharacters} characters`);
}

const nameField = requiredText(name, 'Please enter your name', 'The name');
const companyField = requiredText(company, 'Please enter your company name', 'The company name');
const messageField = requiredText(message, 'Please enter a message', 'The message');
const emailField = requiredText(email, 'Please enter your email address', 'The email address').pipe(
  z.email('Please enter a valid email address'),
);

/** What tells a person from a program that fills in every form: sent with each of them. */
const guard = {
  /** A field nobody sees: whoever fills it in is answered as if all were well, and nothing is kept. */
  website: z.string().max(200).default(''),
  /** ms from the form's first keystroke to its sending; missing where the page runs no script. */
  filledInMs: z.number().int().min(0).optional(),
};

export const contactSubjects = [
  'General Inquiry',
  'Technical Support',
  'Billing Question',
  'Feature Request',
  'Report a Bug',
] as const;

export const contactInput = z.strictObject({
  name: nameField,
  email: emailField,
  subject: z.enum(contactSubjects, { error: 'Please choose a subject' }),
  message: messageField,
  ...guard,
});
export type ContactInput = z.infer<typeof contactInput>;

export const demoRequestInput = z.strictObject({
  name: nameField,
  email: emailField,
  company: companyField,
  /** A day of the visitor's calendar: tomorrow at the earliest, three months from now at the latest. */
  demoDate: z.iso.date('Select a date between tomorrow and 3 months from now'),
  /** IANA name of the visitor's time zone; missing where the page runs no script. */
  timeZone: z.string().max(60).optional(),
  message: messageField,
  newsletter: z.boolean().default(false),
  ...guard,
});
export type DemoRequestInput = z.infer<typeof demoRequestInput>;

/** What the automation webhook for demo requests is sent. */
export const demoRequestPayload = z.object({
  name: z.string(),
  company: z.string(),
  message: z.string(),
  email: z.string(),
  newsletter: z.boolean(),
  demoDate: z.iso.date(),
  timestamp: z.iso.datetime(),
});
export type DemoRequestPayload = z.infer<typeof demoRequestPayload>;

export const leadSources = ['search', 'social', 'referral', 'press', 'other'] as const;

export const leadInput = z.strictObject({
  name: requiredText(name, 'Please enter your full name', 'The name'),
  company: companyField,
  email: emailField,
  phone: requiredText(phone, 'Please enter your phone number', 'The phone number'),
  heardFrom: z.enum(leadSources).optional(),
  ...guard,
});
export type LeadInput = z.infer<typeof leadInput>;

export const newsletterInput = z.strictObject({ email: emailField, ...guard });
export type NewsletterInput = z.infer<typeof newsletterInput>;

/** Every public form is answered alike: it is kept. */
export const formKept = z.object({ kept: z.literal(true) });

/** Words that the forms answer with, where a page shows them; the specification's where it has them. */
export const publicFormTexts = {
  contactSent: 'Message Sent!',
  contactFailed:
    'There was an error submitting your message. Please try again or email us directly.',
  demoSent: 'Thank you for your interest! We will contact you shortly.',
  demoFailed: 'Failed to submit form. Please try again later.',
  demoDateHint: 'Select a date between tomorrow and 3 months from now',
  leadSent: 'Thank you. We will call you.',
  leadFailed: 'Your details could not be sent. Please try again.',
  newsletterSent: 'Please confirm with the link we sent to your email address.',
  newsletterFailed: 'We could not subscribe you. Please try again.',
} as const;
