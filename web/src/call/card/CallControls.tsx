import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Mic, MicOff, Phone, PhoneOff } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import type { CallState } from './callState.ts';

interface CallControlsProps {
  readonly state: CallState;
  readonly onStart: () => void;
  readonly onStop: () => void;
  readonly onToggleMute: () => void;
}

/** Mute and the telephone. */
export function CallControls({ state, onStart, onStop, onToggleMute }: CallControlsProps) {
  const isIdle = state.phase === 'ready' || state.phase === 'unavailable';
  const muteLabel = state.isMuted ? t`Unmute` : t`Mute`;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button
        kind="secondary"
        aria-label={muteLabel}
        disabled={state.phase !== 'active' || !state.hasMicrophone}
        onClick={onToggleMute}
        className="min-w-28"
      >
        {state.isMuted ? (
          <MicOff aria-hidden="true" className="size-5" />
        ) : (
          <Mic aria-hidden="true" className="size-5" />
        )}
        {muteLabel}
      </Button>
      {isIdle ? (
        <Button onClick={onStart} className="min-w-36">
          <Phone aria-hidden="true" className="size-5" />
          <Trans>Start Call</Trans>
        </Button>
      ) : (
        <Button
          kind="danger"
          onClick={onStop}
          disabled={state.phase === 'ending'}
          className="min-w-36"
        >
          <PhoneOff aria-hidden="true" className="size-5" />
          <Trans>End Call</Trans>
        </Button>
      )}
    </div>
  );
}
