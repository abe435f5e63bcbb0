import { SELF_TEST_FAILURES_TO_TELL } from '@belldesk/contract/voice/selfTest';
import type { Deps } from '../../context.ts';
import { enqueue } from '../../jobs/queries.ts';
import { noteDelivery } from '../../serverMessages/queries.ts';
import { nullOn404 } from '../../voiceApi/nullOn404.ts';

/**
 * Asks the voice platform how its calls to itself went, and has the operator told when two in a row failed:
 * once for each time that it began to fail. A platform that makes no such calls has nothing to be told of.
 * @throws VoiceApiFailure when the platform does not answer
 */
export async function watchSelfTest({ db, voice }: Pick<Deps, 'db' | 'voice'>): Promise<void> {
  const report = await nullOn404(voice.selfTest());
  if (!report) return;
  const { failedInARow, failingSinceMs, failure } = report;
  if (failedInARow < SELF_TEST_FAILURES_TO_TELL || failingSinceMs === null || failure === null)
    return;
  await db.transaction(async (tx) => {
    if (await noteDelivery(tx, `self-test-${failingSinceMs}`))
      await enqueue(tx, 'mail', { template: 'self-test', failingSinceMs, failure });
  });
}
