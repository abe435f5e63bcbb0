import type { CallDetail } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { dateIn } from '../moments.ts';
import type { Playback } from './playback/Playback.ts';

const Player = lazy(() => import('./playback/Player.tsx'));

/** The recording of the whole call, or why there is none. */
export function CallAudio({ call, playback }: { call: CallDetail; playback: Playback | null }) {
  if (call.type === 'test' || call.status === 'in-progress') return null;
  const absence = absenceOf(call);
  return (
    <Card title={t`Recording`}>
      {absence !== null && <p className="max-w-prose text-muted">{absence}</p>}
      {absence === null && (
        <Suspense fallback={<Spinner label={t`Loading player...`} className="text-muted" />}>
          {playback && <Player callId={call.id} playback={playback} />}
        </Suspense>
      )}
      {absence === null && call.recording && call.recording.lostSeconds > 0 && (
        <p className="mt-3 text-sm text-muted">
          <Trans>
            {Math.ceil(call.recording.lostSeconds)} seconds are missing because the disk was too
            slow.
          </Trans>
        </p>
      )}
    </Card>
  );
}

/** Why nothing is to be heard; null where something is. */
function absenceOf({ recording, recordingDeletedAt, timeZone }: CallDetail): string | null {
  if (recording === null) return t`This call was not recorded.`;
  if (recording.state === 'refused')
    return t`The caller asked not to be recorded. Anything recorded before that was deleted.`;
  if (recording.state === 'failed') return t`This call could not be recorded.`;
  if (recordingDeletedAt !== null)
    return t`This recording was deleted on ${dateIn(timeZone, recordingDeletedAt)} under your retention setting. The transcript is kept.`;
  return null;
}
