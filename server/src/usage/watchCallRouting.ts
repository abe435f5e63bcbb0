import type { Deps } from '../context.ts';
import { describeError } from '../describeError.ts';
import { applyCallRouting } from './callRouting.ts';
import { listToCompare } from './overLimitAssistant/queries.ts';

/**
 * Compares, every few minutes and after a start, who answers with who should: a month turns without any
 * call, and a platform may have been restored from a copy. One account's failure does not hinder others.
 */
export async function watchCallRouting(deps: Deps): Promise<void> {
  for (const organisationId of await listToCompare(deps.db, new Date(deps.clock.nowMs()))) {
    try {
      await applyCallRouting(deps, organisationId);
    } catch (cause) {
      deps.logger.warn(
        { organisationId, problem: describeError(cause) },
        'could not compare who answers callers with who should',
      );
    }
  }
}
