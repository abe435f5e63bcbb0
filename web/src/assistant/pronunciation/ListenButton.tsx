import type { LexiconEntry } from '@belldesk/contract/voice/lexicon';
import { t } from '@lingui/core/macro';
import { Play, Square } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import type { Listening } from './useListen.ts';

interface ListenButtonProps {
  readonly entry: LexiconEntry;
  /** Null where nothing can be heard: then there is no button. */
  readonly listening: Listening | null;
}

/** Plays a word as it would be said, or stops it. */
export function ListenButton({ entry, listening }: ListenButtonProps) {
  if (!listening) return null;
  const state = listening.stateOf(entry);
  const isPlaying = state === 'playing';
  return (
    <Button
      kind="secondary"
      size="small"
      className="shrink-0"
      busy={state === 'coming'}
      aria-label={
        isPlaying
          ? t`Stop ${entry.word} as ${entry.soundsLike}`
          : t`Listen to ${entry.word} as ${entry.soundsLike}`
      }
      onClick={() => (isPlaying ? listening.stop() : listening.listen(entry))}
    >
      {isPlaying && <Square aria-hidden="true" className="size-4" />}
      {state === 'quiet' && <Play aria-hidden="true" className="size-4" />}
      {isPlaying ? t`Stop` : t`Listen`}
    </Button>
  );
}
