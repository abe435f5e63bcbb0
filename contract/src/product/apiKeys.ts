import { z } from 'zod';

/** What a key may do: look, or change things as well. */
export const apiKeyScope = z.enum(['read', 'write']);
export type ApiKeyScope = z.infer<typeof apiKeyScope>;

/** Every key begins with it, so that a key in the wrong place is found by a search. */
export const API_KEY_START = 'bd_live_';
/** The start, and base64url of 32 bytes (RFC 4648 section 5). */
export const apiKeyForm = /^bd_live_[A-Za-z0-9_-]{43}$/;

/** Keys of one business that are not revoked. */
export const MOST_API_KEYS = 50;
/** Requests of one key in a minute. */
export const API_KEY_REQUESTS_A_MINUTE = 600;

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first characters. */
  prefix: z.string(),
  scope: apiKeyScope,
  /** Name of who made it; null where that account is gone. */
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To the minute; null until it is used. */
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const createApiKeyInput = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name for the key')
    .max(80, 'Please use 80 characters or fewer'),
  scope: apiKeyScope,
});
export type CreateApiKeyInput = z.infer<typeof createApiKeyInput>;

/** The key itself is told once, here. */
export const createdApiKey = z.object({ apiKey, secret: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKey>;
