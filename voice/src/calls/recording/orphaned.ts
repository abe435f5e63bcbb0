import type { CallRecording } from '@belldesk/contract/voice/recording';
import { refusesRecording } from '../../dialogue/recording/refusal.ts';
import type { CallRow } from '../../store/calls/queries.ts';
import type { CallRecordings } from './callRecordings.ts';

/**
 * What became of the recording of a call whose process died: the file is there as far as it was written.
 * Who had asked not to be recorded is heard even so.
 */
export async function recordingOfDead(
  row: Pick<CallRow, 'id' | 'artifact'>,
  recordings: CallRecordings,
): Promise<CallRecording | null> {
  const refused = (row.artifact?.messages ?? []).some(
    ({ role, message }) => role === 'user' && refusesRecording(message ?? ''),
  );
  if (refused) {
    await recordings.remove(row.id);
    return { state: 'refused', seconds: 0, lostSeconds: 0 };
  }
  const found = await recordings.find(row.id);
  return found && { state: 'kept', seconds: found.seconds, lostSeconds: 0 };
}
