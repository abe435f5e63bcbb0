import { Trans } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { BellFace } from '../card/BellFace.tsx';
import { CallControls } from '../card/CallControls.tsx';
import { type CallState, callStatuses } from '../card/callState.ts';
import { LiveTranscript } from '../card/LiveTranscript.tsx';
import { MessageBox } from '../card/MessageBox.tsx';
import { TakenNotes } from '../card/TakenNotes.tsx';
import { useVoiceCall } from '../card/useVoiceCall.ts';
import type { RequestTicket } from '../card/useVoiceClient.ts';
import { VolumeWave } from '../card/VolumeWave.tsx';
import { problemText } from './problemText.ts';
import { TimeLeft } from './TimeLeft.tsx';

interface VisitorCallProps {
  readonly requestTicket: RequestTicket;
  /** How long a call can last. */
  readonly longestMs: number;
  /** What stands there after a call. @param hasTaken something was written down in it */
  readonly ended: (hasTaken: boolean, again: () => void) => ReactNode;
}

/** The server chooses whom a visitor talks to. */
const SERVERS_CHOICE = 'server';

/**
 * A call of somebody without an account. It stands there as a placeholder until the voice client is
 * loaded; a call asked for meanwhile begins then.
 */
export function VisitorCall({ requestTicket, longestMs, ended }: VisitorCallProps) {
  const call = useVoiceCall(SERVERS_CHOICE, requestTicket);
  const { state } = call;
  const isLoading = state.phase === 'initializing';
  const isActive = state.phase === 'active';
  const isReady = state.phase === 'ready';
  const isOver = isReady && state.status === callStatuses.ended;
  const isWanted = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const isWaiting = isLoading && isAsked;
  const ask = (asked: boolean) => {
    isWanted.current = asked;
    setAsked(asked);
  };
  useEffect(() => {
    if (!isReady || !isWanted.current) return;
    isWanted.current = false;
    call.start(true);
  }, [isReady, call]);

  return (
    <div className="mt-5 flex flex-col gap-4">
      {state.error && <ErrorBanner>{problemText(state.error)}</ErrorBanner>}
      <div className="flex items-center gap-4">
        <BellFace isSpeaking={state.isAssistantSpeaking} className="w-20 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap justify-between gap-x-4 font-medium">
            <span role="status">{isWaiting ? callStatuses.initiating : state.status}</span>
            {isActive && <TimeLeft longestMs={longestMs} />}
          </p>
          <VolumeWave isActive={isActive} onVolume={call.onVolume} align="start" />
        </div>
      </div>
      {isOver ? (
        ended(state.taken.length > 0, () => call.start(state.hasMicrophone))
      ) : (
        <CallControls
          state={shownOf(state, isWaiting)}
          onStart={() => (isLoading ? ask(true) : call.start(true))}
          onStop={() => (isWaiting ? ask(false) : call.stop())}
          onToggleMute={call.toggleMute}
        />
      )}
      {isReady && !isOver && (
        <Button
          kind={state.isMicrophoneMissing ? 'secondary' : 'quiet'}
          className="self-center"
          onClick={() => call.start(false)}
        >
          <Keyboard aria-hidden="true" className="size-5" />
          <Trans>Type instead</Trans>
        </Button>
      )}
      {(isActive || state.lines.length > 0) && (
        <>
          <LiveTranscript lines={state.lines} isActive={isActive} />
          <TakenNotes taken={state.taken} />
        </>
      )}
      {isActive && <MessageBox isActive onSend={call.sendText} />}
    </div>
  );
}

/** The placeholder's controls: the microphone cannot be pressed, the telephone can. */
function shownOf(state: CallState, isWaiting: boolean): CallState {
  if (state.phase !== 'initializing') return state;
  return { ...state, phase: isWaiting ? 'starting' : 'ready' };
}
