import { z } from 'zod';

const MAX_SCHEMA_CHARACTERS = 20_000;
const PLACEHOLDER = /\{\{\s*([A-Za-z_]\w*)\s*\}\}/g;

/** JSON schema of an object, as far as zod reads it; the model gets it as it stands. */
export const argumentSchema = z
  .record(z.string(), z.unknown())
  .refine((schema) => JSON.stringify(schema).length <= MAX_SCHEMA_CHARACTERS, {
    error: `must be a JSON schema of at most ${MAX_SCHEMA_CHARACTERS} characters`,
  })
  .refine(isReadableSchema, { error: 'must be a JSON schema of an object that can be checked' });

function isReadableSchema(schema: Record<string, unknown>): boolean {
  if (schema.type !== undefined && schema.type !== 'object') return false;
  try {
    z.fromJSONSchema(schema);
    return true;
  } catch {
    return false;
  }
}

const headerName = z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/, 'is no header name');
const headerValue = z.string().regex(/^[\t\x20-\x7e]{0,4000}$/, 'is no header value');
const headerRecord = z.record(headerName, headerValue);

/** Where one function is run, apart from the assistant's own server. */
export const toolServer = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  timeoutSeconds: z.number().int().min(1).max(300).optional(),
  headers: headerRecord.optional(),
  /** Older alias, sent back as X-Vapi-Secret. */
  secret: headerValue.max(200).optional(),
});

/** `{{name}}` in the path or the query stands for an argument; never in the host. */
const requestUrl = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .refine((text) => !/^[^/]+\/\/[^/?#]*[{}@]/.test(text), {
    error: 'must name its host without a placeholder or a password',
  });

/** An HTTP request of the owner's own that the model may make. */
export const apiRequestTool = z.strictObject({
  type: z.literal('apiRequest'),
  name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, _ and -'),
  description: z.string().max(1_000).optional(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: requestUrl,
  /** As names and values, or in the form of a schema whose properties have a `value`. */
  headers: z
    .union([
      headerRecord,
      z.strictObject({
        type: z.literal('object'),
        properties: z.record(
          headerName,
          z.object({ type: z.literal('string').optional(), value: headerValue }),
        ),
      }),
    ])
    .optional(),
  /** Schema of the arguments; a property with a `value` is sent with it and not asked of the model. */
  body: argumentSchema.optional(),
  timeoutSeconds: z.number().int().min(1).max(300).optional(),
});
export type ApiRequestTool = z.infer<typeof apiRequestTool>;

/** Keys that the assistant presses on a telephone line. */
export const dtmfTool = z.strictObject({ type: z.literal('dtmf') });

/** A text to the caller's number; there only where the platform has a carrier. */
export const smsTool = z.strictObject({
  type: z.literal('sms'),
  metadata: z.strictObject({ from: z.string().max(20) }).optional(),
});
export type SmsTool = z.infer<typeof smsTool>;

export const PRESS_DIGITS = 'pressDigits';
export const SEND_SMS = 'sendSms';

export const pressDigitsArguments = z.object({
  digits: z.string().regex(/^[0-9*#A-D]{1,40}$/, 'must be 1 to 40 keys: 0 to 9, *, #, A to D'),
});

export const sendSmsArguments = z.object({
  message: z.string().min(1).max(640),
  /** Where it is not the number the caller calls from; in international form. */
  phoneNumber: z.string().max(40).optional(),
});

/** Names of the arguments that stand in an address. */
export function placeholdersOf(url: string): readonly string[] {
  return [...url.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
}

/** An address with its placeholders filled in by `textOf`, escaped. */
export function fillPlaceholders(url: string, textOf: (name: string) => string): string {
  return url.replace(PLACEHOLDER, (_all, name: string) => encodeURIComponent(textOf(name)));
}

/** What the API shows in place of a secret; sent back, it leaves the secret as it is. */
export const HIDDEN_SECRET = '(hidden)';
