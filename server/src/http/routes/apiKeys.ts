import { apiKeysApi } from '@belldesk/contract/product/api/apiKeys';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../../organisations/apiKeys/keys.ts';

const os = implement(apiKeysApi).$context<Ctx>();

export const apiKeysRoutes = os.router({
  list: os.list.handler(({ context: ctx }) => listApiKeys({ ctx })),
  create: os.create.handler(({ context: ctx, input }) => createApiKey({ ctx, input })),
  revoke: os.revoke.handler(({ context: ctx, input }) => revokeApiKey({ ctx, input })),
});
