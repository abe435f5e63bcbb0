import type { CallDetail } from '@belldesk/contract/product/calls';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Playback, type PlaybackState } from './Playback.ts';

/** The recording of a call as long as its page shows it; null where there is none to be heard. */
export function useRecording(call: CallDetail): Playback | null {
  const { id, recording, recordingDeletedAt } = call;
  const seconds = recording?.state === 'kept' && !recordingDeletedAt ? recording.seconds : null;
  const playback = useMemo(
    () => (seconds === null ? null : new Playback(`/api/calls/${id}/call-recording`, seconds)),
    [id, seconds],
  );
  useEffect(() => {
    playback?.open();
    return () => playback?.close();
  }, [playback]);
  return playback;
}

const nothing = () => () => {};

/** A part of what is played, read anew only when that part changes. */
export function usePlaybackState<T>(
  playback: Playback | null,
  part: (state: PlaybackState) => T,
  without: T,
): T {
  return useSyncExternalStore(playback?.subscribe ?? nothing, () =>
    playback ? part(playback.state) : without,
  );
}
