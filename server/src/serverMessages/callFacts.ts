import type { TranscriptLine } from '@belldesk/contract/product/calls';
import type { CallMessage, VoiceCall } from '@belldesk/contract/voice/call';
import { z } from 'zod';

const MS_A_SECOND = 1_000;

export function typeOf(call: Pick<VoiceCall, 'type'>): 'phone' | 'browser' {
  return call.type === 'webCall' || call.type === 'vapi.websocketCall' ? 'browser' : 'phone';
}

/** Number or SIP address of the caller; null in a browser. */
export function callerOf(call: Pick<VoiceCall, 'customer'>): string | null {
  return call.customer?.number ?? call.customer?.sipUri ?? null;
}

/** Whole seconds between two moments, rounded, never below 0. */
export function durationSeconds(start: Date, end: Date): number {
  return Math.max(0, Math.round((end.getTime() - start.getTime()) / MS_A_SECOND));
}

const namedToolCall = z.looseObject({ id: z.string() });

/** When each tool was asked for. */
export function toolMomentsOf(
  messages: readonly CallMessage[],
): { toolCallId: string; secondsFromStart: number }[] {
  return messages.flatMap(({ toolCalls = [], secondsFromStart }) =>
    toolCalls.flatMap((toolCall) => {
      const { success, data } = namedToolCall.safeParse(toolCall);
      return success ? [{ toolCallId: data.id, secondsFromStart }] : [];
    }),
  );
}

/** The lines that were said and heard; what the model was told or did is left out. */
export function transcriptOf(messages: readonly CallMessage[]): TranscriptLine[] {
  return messages.flatMap((message) => {
    if (message.role !== 'bot' && message.role !== 'user') return [];
    if (!message.message) return [];
    return [
      {
        role: message.role === 'bot' ? ('assistant' as const) : ('caller' as const),
        text: message.message,
        secondsFromStart: message.secondsFromStart,
        typed: message.typed ?? false,
        interrupted: message.interrupted ?? false,
      },
    ];
  });
}
