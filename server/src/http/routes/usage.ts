import { usageApi } from '@belldesk/contract/product/api/usage';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { readMinutes } from '../../features/usage/minutes.ts';

const os = implement(usageApi).$context<Ctx>();

export const usageRoutes = os.router({
  minutes: os.minutes.handler(({ context: ctx }) => readMinutes({ ctx })),
});
