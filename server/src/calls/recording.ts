import { AppError } from '@belldesk/contract/errors';
import type { Ctx } from '../context.ts';
import { voiceServiceFailed } from '../voiceApi/error.ts';
import { findCall } from './get.ts';

const NO_RECORDING = 'This call has no recording';

/** The message that the caller left after the tone, or the whole call. */
export type RecordingKind = 'message' | 'call';

/**
 * A recording of one's own call, as the voice platform gives it.
 * @param input.range value of a Range header
 * @throws AppError unauthenticated, not-found, voice-service-failed
 */
export async function openRecording({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string; readonly kind: RecordingKind; readonly range?: string };
}): Promise<Response> {
  const call = await findCall({ ctx, input });
  if (call.type === 'test' || call.status === 'in-progress' || call.recordingDeletedAt !== null) {
    throw new AppError('not-found', NO_RECORDING);
  }
  const asked =
    input.kind === 'call'
      ? ctx.voice.callRecording(call.callId, input.range)
      : ctx.voice.recording(call.callId, input.range);
  const answer = await asked.catch((cause: unknown) => {
    throw voiceServiceFailed(cause, 'The voice service did not respond');
  });
  if (answer.ok || answer.status === 416) return answer;
  await answer.body?.cancel();
  if (answer.status === 404) throw new AppError('not-found', NO_RECORDING);
  throw new AppError('voice-service-failed', `API Error: ${answer.status}`);
}
