import type { ModelsBoard } from '@belldesk/contract/product/operator';
import { voiceServiceFailed } from '../../voiceApi/error.ts';
import { orAbsent } from '../../voiceApi/orAbsent.ts';
import type { OperatorCtx } from '../../access/requireOperator.ts';

/** The voice platform's own models, and how far each has come. @throws AppError voice-service-failed */
export async function readModels({ ctx }: { ctx: OperatorCtx }): Promise<ModelsBoard> {
  try {
    return { report: await orAbsent(ctx.voice.models()) };
  } catch (cause) {
    throw voiceServiceFailed(cause, 'The voice service does not answer');
  }
}
