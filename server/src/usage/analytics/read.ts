import { AppError } from '@belldesk/contract/errors';
import { USAGE_WINDOW_MS, type UsageAnalytics } from '@belldesk/contract/product/usageAnalytics';
import { requireMember } from '../../access/requireMember.ts';
import { noSuchAssistant } from '../../assistants/policy.ts';
import { findCurrent } from '../../assistants/queries.ts';
import type { Ctx } from '../../context.ts';

/**
 * Minutes of the past 30 days with the assistant that the member looks at, asked of the platform's analytics.
 * @throws AppError unauthenticated, not-found (there is no assistant), voice-service-failed
 */
export async function readUsageAnalytics({ ctx }: { ctx: Ctx }): Promise<UsageAnalytics> {
  const member = requireMember(ctx, 'see usage');
  const { organisationId } = member;
  const assistant = await findCurrent(ctx.db, { organisationId, sessionId: ctx.sessionId });
  if (!assistant) throw noSuchAssistant();
  const { assistantId } = assistant;
  const nowMs = ctx.clock.nowMs();
  const answers = await ctx.voice
    .analytics({
      queries: [
        {
          table: 'call',
          name: 'usage',
          groupBy: ['assistantId'],
          timeRange: {
            start: new Date(nowMs - USAGE_WINDOW_MS).toISOString(),
            end: new Date(nowMs).toISOString(),
            timezone: 'UTC',
          },
          operations: [{ operation: 'sum', column: 'duration' }],
        },
      ],
    })
    .catch((cause: unknown) => {
      throw new AppError('voice-service-failed', 'Failed to load usage data', { cause });
    });
  // A platform may answer an assistant in several steps of the range; what it answers of others is not read.
  const minutes = (answers[0]?.result ?? [])
    .filter((entry) => entry.assistantId === assistantId)
    .reduce((sum, entry) => sum + (entry.sumDuration ?? 0), 0);
  return { assistantId, minutes: Math.floor(minutes) };
}
