import type { PlatformBoard } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { voiceServiceFailed } from '../../voiceApi/error.ts';
import { nullOn404 } from '../../voiceApi/nullOn404.ts';

/** How the voice platform and its providers fare. @throws AppError voice-service-failed */
export async function readPlatform({ ctx }: { ctx: OperatorCtx }): Promise<PlatformBoard> {
  try {
    const [report, selfTest] = await Promise.all([
      nullOn404(ctx.voice.providers()),
      nullOn404(ctx.voice.selfTest()),
    ]);
    return { providers: report?.providers ?? null, selfTest };
  } catch (cause) {
    throw voiceServiceFailed(cause, 'The voice service is not responding');
  }
}
