import type { CallDetail } from '@belldesk/contract/product/calls';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { captionsOf } from './captions.ts';

/** The recording of the whole call, or why there is none. */
export function CallAudio({ call }: { call: CallDetail }) {
  const [isGone, setIsGone] = useState(false);
  const captions = useCaptions(call);
  const { recording } = call;
  if (recording === null) return null;
  return (
    <Card title="Recording">
      {recording.state === 'refused' && (
        <p className="text-muted">
          The caller did not want to be recorded. What was recorded until then is deleted.
        </p>
      )}
      {recording.state === 'failed' && (
        <p className="text-muted">This call could not be recorded.</p>
      )}
      {recording.state === 'kept' && isGone && (
        <p className="text-muted">The recording is not there any more.</p>
      )}
      {recording.state === 'kept' && !isGone && (
        <>
          <audio
            controls
            preload="none"
            src={`/api/calls/${call.id}/call-recording`}
            aria-label="Recording of the call"
            onError={() => setIsGone(true)}
            className="w-full"
          >
            <track ref={captions} kind="captions" label="Transcript" />
          </audio>
          <p className="mt-2 text-sm text-muted">
            The caller on the left, the assistant on the right.
            {recording.lostSeconds > 0 &&
              ` ${Math.ceil(recording.lostSeconds)} seconds are missing: the disk was too slow.`}
          </p>
        </>
      )}
    </Card>
  );
}

/** Gives the track its captions while the page shows it. */
function useCaptions({ transcript }: CallDetail) {
  const track = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    if (!track.current) return;
    const address = URL.createObjectURL(new Blob([captionsOf(transcript)], { type: 'text/vtt' }));
    track.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [transcript]);
  return track;
}
