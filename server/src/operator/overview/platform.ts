import type { PlatformBoard } from '@belldesk/contract/product/operator';
import { voiceServiceFailed } from '../../voiceApi/error.ts';
import { orAbsent } from '../../voiceApi/orAbsent.ts';
import type { OperatorCtx } from '../../access/requireOperator.ts';

/** How the voice platform and its providers fare. @throws AppError voice-service-failed */
export async function readPlatform({ ctx }: { ctx: OperatorCtx }): Promise<PlatformBoard> {
  try {
    const [report, selfTest] = await Promise.all([
      orAbsent(ctx.voice.providers()),
      orAbsent(ctx.voice.selfTest()),
    ]);
    return { providers: report?.providers ?? null, selfTest };
  } catch (cause) {
    throw voiceServiceFailed(cause, 'The voice service does not answer');
  }
}
