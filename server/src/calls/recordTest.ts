import { randomBytes } from 'node:crypto';
import { requireMember } from '../access/requireMember.ts';
import { noSuchAssistant } from '../assistants/policy.ts';
import { findOwnByAssistantId } from '../assistants/queries.ts';
import type { Ctx } from '../context.ts';
import { insertTestCall } from './queries.ts';

/**
 * Writes the row that a click on Test Assistant leaves: no duration, completed.
 * @throws AppError unauthenticated, not-found
 */
export async function recordTestCall({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly assistantId: string };
}): Promise<{ id: string }> {
  const member = requireMember(ctx, 'test an assistant');
  const own = await findOwnByAssistantId(ctx.db, {
    ...input,
    organisationId: member.organisationId,
  });
  if (!own) throw noSuchAssistant();
  const nowMs = ctx.clock.nowMs();
  const now = new Date(nowMs);
  const id = await insertTestCall(ctx.db, {
    callId: `call_${nowMs}${randomBytes(6).toString('hex')}`,
    assistantId: own.assistantId,
    organisationId: member.organisationId,
    type: 'test',
    startTime: now,
    endTime: now,
    durationSeconds: 0,
    status: 'completed',
    timeZone: own.timeZone,
  });
  return { id };
}
