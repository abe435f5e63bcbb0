import type { CallTicket } from '@belldesk/contract/product/calls';
import { requireMember } from '../access/requireMember.ts';
import { noSuchAssistant } from '../assistants/policy.ts';
import { findOwnByAssistantId } from '../assistants/queries.ts';
import type { Ctx } from '../context.ts';
import { BY_OWNER } from './byOwner.ts';
import { limitOwnCalls } from './limitOwnCalls.ts';
import { openWebCall } from './ticket.ts';

/**
 * Asks the voice platform for a browser call with one's own assistant.
 * @throws AppError unauthenticated, not-found, too-many, busy (the platform is at its limit), voice-service-failed
 */
export async function startCall({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly assistantId: string };
}): Promise<CallTicket> {
  const member = requireMember(ctx, 'start a call');
  const own = await findOwnByAssistantId(ctx.db, {
    ...input,
    organisationId: member.organisationId,
  });
  if (!own) throw noSuchAssistant();
  await limitOwnCalls(ctx, member.organisationId);
  return openWebCall(ctx, { assistantId: own.assistantId, metadata: BY_OWNER });
}
