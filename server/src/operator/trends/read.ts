import type { OperatorTrends } from '@belldesk/contract/product/operatorTrends';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { countDays, sumRevenue } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How the service fared on the last days, today included, and what paid plans bring in a month. */
export async function readTrends({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly days: number };
}): Promise<OperatorTrends> {
  const now = new Date(ctx.clock.nowMs());
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const since = new Date(today - (input.days - 1) * DAY_MS);
  const [days, revenue] = await Promise.all([
    countDays(ctx.db, { since, now }),
    sumRevenue(ctx.db, now),
  ]);
  return { days, revenue };
}
