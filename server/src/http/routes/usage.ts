import { usageApi } from '@belldesk/contract/product/api/usage';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { readUsageAnalytics } from '../../usage/analytics/read.ts';
import { chooseAtLimit, readChoice } from '../../usage/choice.ts';
import { readMinutes } from '../../usage/minutes.ts';

const os = implement(usageApi).$context<Ctx>();

export const usageRoutes = os.router({
  minutes: os.minutes.handler(({ context: ctx }) => readMinutes({ ctx })),
  analytics: os.analytics.handler(({ context: ctx }) => readUsageAnalytics({ ctx })),
  choice: os.choice.handler(({ context: ctx }) => readChoice({ ctx })),
  choose: os.choose.handler(({ context: ctx, input }) => chooseAtLimit({ ctx, input })),
});
