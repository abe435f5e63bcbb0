import type { ModelsBoard } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { voiceServiceFailed } from '../../voiceApi/error.ts';
import { nullOn404 } from '../../voiceApi/nullOn404.ts';

/** The voice platform's own models, and how far each has come. @throws AppError voice-service-failed */
export async function readModels({ ctx }: { ctx: OperatorCtx }): Promise<ModelsBoard> {
  try {
    return { report: await nullOn404(ctx.voice.models()) };
  } catch (cause) {
    throw voiceServiceFailed(cause, 'The voice service is not responding');
  }
}
