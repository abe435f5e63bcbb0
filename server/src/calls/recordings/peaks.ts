import { AppError } from '@belldesk/contract/errors';
import type { RecordingPeaks } from '@belldesk/contract/product/recordings';
import type { Ctx } from '../../context.ts';
import { findCall } from '../get.ts';
import { openRecording } from '../recording.ts';
import { findPeaks, keepPeaks } from './queries.ts';
import { peaksOfWav } from './wavPeaks.ts';

/**
 * How loud both sides of one's own recorded call are: worked out when it is first asked for, then kept.
 * @throws AppError unauthenticated, not-found, voice-service-failed
 */
export async function readPeaks({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<RecordingPeaks> {
  const call = await findCall({ ctx, input });
  const kept = await findPeaks(ctx.db, call.id);
  if (kept) return kept;
  const { body } = await openRecording({ ctx, input: { id: call.id, kind: 'call' } });
  if (!body) throw new AppError('voice-service-failed', 'The recording is empty');
  const peaks = await peaksOfWav(body).catch((cause: unknown) => {
    throw new AppError('voice-service-failed', 'The recording could not be loaded', { cause });
  });
  await keepPeaks(ctx.db, call.id, peaks);
  return peaks;
}
