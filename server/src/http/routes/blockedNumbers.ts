import { blockedNumbersApi } from '@belldesk/contract/product/api/blockedNumbers';
import { implement } from '@orpc/server';
import { addBlockedNumber } from '../../calls/blockedNumbers/add.ts';
import { listBlockedNumbers } from '../../calls/blockedNumbers/list.ts';
import { removeBlockedNumber } from '../../calls/blockedNumbers/remove.ts';
import type { Ctx } from '../../context.ts';

const os = implement(blockedNumbersApi).$context<Ctx>();

export const blockedNumbersRoutes = os.router({
  list: os.list.handler(({ context: ctx }) => listBlockedNumbers({ ctx })),
  add: os.add.handler(({ context: ctx, input }) => addBlockedNumber({ ctx, input })),
  remove: os.remove.handler(({ context: ctx, input }) => removeBlockedNumber({ ctx, input })),
});
