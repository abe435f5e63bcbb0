import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { client } from '../../api/client.ts';
import { BellFace } from '../../call/card/BellFace.tsx';
import { CallControls } from '../../call/card/CallControls.tsx';
import { helpText } from '../../call/card/helpText.ts';
import { Keypad } from '../../call/card/Keypad.tsx';
import { LiveTranscript } from '../../call/card/LiveTranscript.tsx';
import { MessageBox } from '../../call/card/MessageBox.tsx';
import { TakenNotes } from '../../call/card/TakenNotes.tsx';
import { useMicrophonePermission } from '../../call/card/useMicrophonePermission.ts';
import { useVoiceCall } from '../../call/card/useVoiceCall.ts';
import { VolumeWave } from '../../call/card/VolumeWave.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const requestTicket = (assistantId: string) => client.calls.start({ assistantId });

interface CallCardProps {
  /** On the voice platform. */
  readonly assistantId: string;
  /** The press that shows the card is the one that calls. */
  readonly startsAtOnce?: boolean;
}

/** A browser call with an assistant, by voice or by typing. */
export function CallCard({ assistantId, startsAtOnce = false }: CallCardProps) {
  const call = useVoiceCall(assistantId, requestTicket);
  const { state } = call;
  const isToStart = useRef(startsAtOnce);
  const startOnce = useEffectEvent(() => {
    if (!isToStart.current || state.phase !== 'ready') return;
    isToStart.current = false;
    call.start(true);
  });
  useEffect(() => {
    if (state.phase === 'ready') startOnce();
  }, [state.phase]);
  const microphone = useMicrophonePermission();
  const isActive = state.phase === 'active';
  const isIdle = state.phase === 'ready';
  const hasMicrophone = isActive && state.hasMicrophone;
  const { granted } = microphone;
  useEffect(() => {
    if (hasMicrophone) granted();
  }, [hasMicrophone, granted]);

  if (state.phase === 'initializing')
    return (
      <div className="flex min-h-64 items-center justify-center rounded-md border border-line bg-card p-6 text-muted">
        <Spinner label={t`Initializing AI Assistant...`} />
      </div>
    );

  return (
    <section
      aria-label={t`AI Assistant`}
      className="@container min-w-0 rounded-md border border-line bg-card p-5 sm:p-6"
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">
          <Trans>AI Assistant</Trans>
        </h2>
        {isActive && (
          <Badge tone="good">
            <span aria-hidden="true" className="size-2 rounded-full bg-pine" />
            <Trans>Active Call</Trans>
          </Badge>
        )}
      </div>
      {state.error && (
        <div className="mt-4">
          <ErrorBanner>{state.error}</ErrorBanner>
        </div>
      )}
      <div className="mt-4 grid gap-6 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col items-center justify-center gap-4 text-center">
          <BellFace isSpeaking={state.isAssistantSpeaking} className="w-32" />
          <VolumeWave isActive={isActive} onVolume={call.onVolume} />
          <p role="status" className="font-medium">
            {state.status}
          </p>
          <CallControls
            state={state}
            onStart={() => call.start(true)}
            onStop={call.stop}
            onToggleMute={call.toggleMute}
          />
          <p className="max-w-72 text-sm text-muted">{helpText(isActive, microphone.isGranted)}</p>
          {isIdle && (
            <Button
              kind={state.isMicrophoneMissing ? 'secondary' : 'quiet'}
              onClick={() => call.start(false)}
            >
              <Keyboard aria-hidden="true" className="size-5" />
              <Trans>Type instead</Trans>
            </Button>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <LiveTranscript lines={state.lines} isActive={isActive} />
          <TakenNotes taken={state.taken} />
          <MessageBox
            isActive={isActive}
            onSend={call.sendText}
            aside={<Keypad isActive={isActive} onDigit={call.sendDigit} />}
          />
        </div>
      </div>
    </section>
  );
}
