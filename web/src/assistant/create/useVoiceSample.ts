import type { VoiceEntry, VoiceId } from '@belldesk/contract/catalogue/voices';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';

/** Plays the sample of one voice at a time. */
export function useVoiceSample() {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState<VoiceId | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => () => audio.current?.pause(), []);

  const stop = () => {
    audio.current?.pause();
    setPlaying(null);
  };

  const listen = (voice: VoiceEntry) => {
    audio.current?.pause();
    const sample = new Audio(`/api/voices/${voice.id}/sample`);
    audio.current = sample;
    setPlaying(voice.id);
    setProblem(null);
    const ended = () => {
      if (audio.current === sample) setPlaying(null);
    };
    sample.onended = ended;
    sample.play().catch((error: unknown) => {
      // Stop pressed before the first sound: nothing went wrong.
      if (
        audio.current !== sample ||
        (error instanceof DOMException && error.name === 'AbortError')
      )
        return;
      ended();
      setProblem(t`${voice.accent.slice(0, 2)} voice preview is not available yet.`);
    });
  };

  return { playing, problem, listen, stop };
}
