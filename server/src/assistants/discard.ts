import type { Deps } from '../context.ts';
import { describeError } from '../describeError.ts';
import { enqueue } from '../jobs/queries.ts';

/**
 * Deletes from the voice platform what no row will name: at once, else by a job. Never throws, since it
 * runs where another error is on its way out.
 */
export async function discardVoiceAssistant(deps: Deps, assistantId: string): Promise<void> {
  try {
    await deps.voice.deleteAssistant(assistantId);
  } catch (first) {
    deps.logger.warn(
      { problem: describeError(first) },
      'left the deletion of an assistant to a job',
    );
    await laterOrLog(deps, { assistantId });
  }
}

/** The same for an address that was taken but not kept. */
export async function discardVoiceNumber(deps: Deps, numberId: string): Promise<void> {
  try {
    await deps.voice.deleteNumber(numberId);
  } catch (first) {
    deps.logger.warn({ problem: describeError(first) }, 'left the deletion of an address to a job');
    await laterOrLog(deps, { numberId });
  }
}

async function laterOrLog(deps: Deps, what: { assistantId?: string; numberId?: string }) {
  try {
    await enqueue(deps.db, 'voice-cleanup', what);
  } catch (second) {
    deps.logger.error(
      { ...what, problem: describeError(second) },
      'left behind on the voice platform: delete it by hand',
    );
  }
}
