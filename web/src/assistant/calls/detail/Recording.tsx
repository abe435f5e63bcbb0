import { Trans } from '@lingui/react/macro';
import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

/** How the keypad menu words a message that was spoken after the tone. */
const SPOKEN_AFTER_THE_TONE = /^Recorded message\b/;

/** The message as the caller spoke it, where it was recorded and is still kept. */
export function Recording({ callId, messageText }: { callId: string; messageText: string }) {
  const [state, setState] = useState<'idle' | 'playing' | 'gone'>('idle');
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => audio.current?.pause(), []);
  if (!SPOKEN_AFTER_THE_TONE.test(messageText)) return null;

  const stop = () => {
    audio.current?.pause();
    setState('idle');
  };
  const listen = async () => {
    const player = new Audio(`/api/calls/${callId}/recording`);
    audio.current = player;
    player.onended = () => setState('idle');
    setState('playing');
    try {
      await player.play();
    } catch {
      // Stopping before the first sound rejects too; only a source that failed has an error.
      if (player.error) setState('gone');
    }
  };
  if (state === 'gone')
    return (
      <p className="mt-2 text-sm text-muted">
        <Trans>This recording is no longer available.</Trans>
      </p>
    );
  return (
    <div className="mt-3">
      {state === 'playing' ? (
        <Button kind="secondary" onClick={stop}>
          <Square aria-hidden="true" className="size-4" />
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button kind="secondary" onClick={() => void listen()}>
          <Play aria-hidden="true" className="size-4" />
          <Trans>Play message</Trans>
        </Button>
      )}
    </div>
  );
}
