import type { LexiconEntry } from '@belldesk/contract/voice/lexicon';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { messageOf } from '../../api/failure.ts';

/** One thing to hear; the same word with the same reading is asked for once. */
const keyOf = (entry: LexiconEntry) => `${entry.word}=${entry.soundsLike}`;

export interface Listening {
  /** Whether this entry is being fetched or played. */
  stateOf(entry: LexiconEntry): 'quiet' | 'coming' | 'playing';
  listen(entry: LexiconEntry): void;
  stop(): void;
  readonly problem: string | null;
}

/** Plays how a word sounds, one at a time. @param id of the assistant's record */
export function useListen(id: string): Listening {
  const audio = useRef<HTMLAudioElement | null>(null);
  const sounds = useRef(new Map<string, string>());
  const wanted = useRef<string | null>(null);
  const [now, setNow] = useState<{ key: string; state: 'coming' | 'playing' } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const kept = sounds.current;
    return () => {
      wanted.current = null;
      audio.current?.pause();
      for (const url of kept.values()) URL.revokeObjectURL(url);
      kept.clear();
    };
  }, []);

  const stop = () => {
    wanted.current = null;
    audio.current?.pause();
    setNow(null);
  };

  async function fetched(entry: LexiconEntry): Promise<string> {
    const known = sounds.current.get(keyOf(entry));
    if (known !== undefined) return known;
    const { wav } = await client.lexicon.hear({ id, text: entry.word, entry });
    const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
    sounds.current.set(keyOf(entry), url);
    return url;
  }

  async function play(entry: LexiconEntry): Promise<void> {
    const key = keyOf(entry);
    stop();
    wanted.current = key;
    setProblem(null);
    setNow({ key, state: 'coming' });
    try {
      const url = await fetched(entry);
      if (wanted.current !== key) return;
      const sound = new Audio(url);
      audio.current = sound;
      sound.onended = () => {
        if (audio.current === sound) setNow(null);
      };
      setNow({ key, state: 'playing' });
      await sound.play();
    } catch (error) {
      // Stopped before the first sound: nothing went wrong.
      if (wanted.current !== key) return;
      stop();
      setProblem(messageOf(error, t`This could not be played. Please try again.`));
    }
  }

  return {
    stateOf: (entry) => (now?.key === keyOf(entry) ? now.state : 'quiet'),
    listen: (entry) => void play(entry),
    stop,
    problem,
  };
}
