import {
  type AnalyticsQuery,
  type AnalyticsRange,
  type AnalyticsResult,
  analyticsDto,
} from '@belldesk/contract/voice/analytics';
import type { FastifyInstance } from 'fastify';
import { aggregateCalls } from '../store/analytics/queries.ts';
import type { ApiContext } from './context.ts';

/** Range of a query that names none. */
const USUAL_RANGE_MS = 7 * 24 * 60 * 60_000;

/** POST /analytics: figures about the calls, each query answered for itself. */
export function analyticsRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
): void {
  const rangeOf = ({ start, end, timezone = 'UTC' }: AnalyticsRange) => {
    const until = end === undefined ? new Date(clock.nowMs()) : new Date(end);
    return {
      start: start === undefined ? new Date(until.getTime() - USUAL_RANGE_MS) : new Date(start),
      end: until,
      timezone,
    };
  };
  const answer = async (query: AnalyticsQuery): Promise<AnalyticsResult> => {
    const range = rangeOf(query.timeRange ?? {});
    const { step } = query.timeRange ?? {};
    return {
      name: query.name,
      timeRange: {
        ...(step && { step }),
        start: range.start.toISOString(),
        end: range.end.toISOString(),
        timezone: range.timezone,
      },
      result: await aggregateCalls(db, query, range),
    };
  };
  app.post('/analytics', async (request) => {
    const { queries } = analyticsDto.parse(request.body);
    const results: AnalyticsResult[] = [];
    // One after the other: figures must not take the connections that calls need.
    for (const query of queries) results.push(await answer(query));
    return results;
  });
}
