import type { AssistantList } from '@belldesk/contract/product/assistant';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { roomFor } from '../organisations/entitlements.ts';
import { listLines } from './lines/queries.ts';
import { listOf } from './queries.ts';

/** Every assistant of the business, and whether its plan has room for another. @throws AppError unauthenticated */
export async function listAssistantsOf({ ctx }: { ctx: Ctx }): Promise<AssistantList> {
  const { organisationId } = requireMember(ctx, 'see assistants');
  const rows = await listOf(ctx.db, organisationId);
  const lines = await listLines(ctx.db, organisationId);
  const now = new Date(ctx.clock.nowMs());
  const { most } = await roomFor(ctx.db, 'assistants', { organisationId, now });
  return {
    rows: rows.map(({ id, name, locationId, locationName }) => ({
      id,
      name,
      locationId,
      locationName,
      isPublished: lines.some((line) => line.kind === 'sip' && line.assistantRowId === id),
    })),
    canAdd: most === null || rows.length < most,
  };
}
