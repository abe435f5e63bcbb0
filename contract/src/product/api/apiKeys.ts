import { z } from 'zod';
import { apiKey, createApiKeyInput, createdApiKey } from '../apiKeys.ts';
import { base, none } from './base.ts';

const tags = ['API keys'];

/** Keys by which programs ask the REST API. A key manages no keys. */
export const apiKeysApi = {
  /** Newest first, also those that are revoked. */
  list: base
    .route({ method: 'GET', path: '/api-keys', tags })
    .input(none)
    .output(z.object({ rows: z.array(apiKey) })),
  create: base
    .route({ method: 'POST', path: '/api-keys', successStatus: 201, tags })
    .input(createApiKeyInput)
    .output(createdApiKey),
  /** At once and for good; one that is revoked already stays so. */
  revoke: base
    .route({ method: 'DELETE', path: '/api-keys/{id}', tags })
    .input(z.strictObject({ id: z.uuid() }))
    .output(apiKey),
};
