import { AppError } from '@belldesk/contract/errors';
import type { CallTicket } from '@belldesk/contract/product/calls';
import type { Ctx } from '../../context.ts';
import type { WebCall } from '../../voiceApi/client.ts';
import { VoiceApiFailure, voiceServiceFailed } from '../../voiceApi/error.ts';
import { requireUser } from '../account/requireUser.ts';
import { noSuchAssistant } from '../assistants/policy.ts';
import { findOwnByAssistantId } from '../assistants/queries.ts';

/** How long a ticket is said to hold where the platform does not say it. */
const TICKET_MS = 30_000;

/**
 * Asks the voice platform for a browser call with one's own assistant.
 * @throws AppError unauthenticated, not-found, busy (the platform is at its limit), voice-service-failed
 */
export async function startCall({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly assistantId: string };
}): Promise<CallTicket> {
  const user = requireUser(ctx, 'start a call');
  const own = await findOwnByAssistantId(ctx.db, { ...input, userId: user.id });
  if (!own) throw noSuchAssistant();
  const call = await ask(ctx, own.assistantId);
  const url = new URL(call.webCallUrl);
  const usualExpiry = new Date(ctx.clock.nowMs() + TICKET_MS).toISOString();
  return {
    callId: call.id,
    joinPath: `${url.pathname}${url.search}`,
    expiresAt: call.joinExpiresAt ?? usualExpiry,
    wantsBrowserRecognition: call.wantsBrowserRecognition ?? false,
  };
}

async function ask(ctx: Ctx, assistantId: string): Promise<WebCall> {
  try {
    return await ctx.voice.startWebCall(assistantId);
  } catch (cause) {
    if (cause instanceof VoiceApiFailure && cause.status === 503) {
      throw new AppError('busy', cause.message, { cause });
    }
    throw voiceServiceFailed(cause, 'Error starting call');
  }
}
