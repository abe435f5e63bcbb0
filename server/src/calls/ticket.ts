import { AppError } from '@belldesk/contract/errors';
import type { CallTicket } from '@belldesk/contract/product/calls';
import type { WebCallDto } from '@belldesk/contract/voice/call';
import type { Ctx } from '../context.ts';
import { VoiceApiFailure, voiceServiceFailed } from '../voiceApi/error.ts';

/** How long a ticket is said to hold where the platform does not say it. */
const TICKET_MS = 30_000;

/**
 * Asks the voice platform for a browser call, with an assistant that it knows or one given with it.
 * @throws AppError busy (the platform is at its limit), voice-service-failed
 */
export async function openWebCall(
  { voice, clock }: Pick<Ctx, 'voice' | 'clock'>,
  wanted: WebCallDto,
): Promise<CallTicket> {
  const call = await voice.startWebCall(wanted).catch((cause: unknown) => {
    if (cause instanceof VoiceApiFailure && cause.status === 503) {
      throw new AppError('busy', cause.message, { cause });
    }
    throw voiceServiceFailed(cause, 'Error starting call');
  });
  const url = new URL(call.webCallUrl);
  return {
    callId: call.id,
    joinPath: `${url.pathname}${url.search}`,
    expiresAt: call.joinExpiresAt ?? new Date(clock.nowMs() + TICKET_MS).toISOString(),
    wantsBrowserRecognition: call.wantsBrowserRecognition ?? false,
  };
}
