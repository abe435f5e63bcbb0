import type { Deps } from '../../context.ts';
import { applyCallRouting } from '../../usage/callRouting.ts';
import { listAnsweredFor } from '../accounts/queries.ts';

/**
 * Brings the lines of an account's businesses to what its suspension says now: nobody answers on them, or who
 * should does again. The last one to run is right, in whatever order jobs come.
 * @throws VoiceApiFailure
 */
export async function applySuspension(deps: Deps, userId: string): Promise<void> {
  for (const organisationId of await listAnsweredFor(deps.db, userId))
    await applyCallRouting(deps, organisationId);
}
