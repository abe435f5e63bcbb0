import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { statusOf } from '../../../../api/failure.ts';
import { rpc } from '../../../../api/queries.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorBanner } from '../../../../ui/ErrorBanner.tsx';
import { Segments } from '../../../../ui/Segments.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { formatOffset } from '../../duration.ts';
import type { Playback } from './Playback.ts';
import { rates } from './rate.ts';
import type { Listening } from './tracks.ts';
import { usePlaybackState } from './usePlayback.ts';
import { Waveform } from './Waveform.tsx';

const NOT_FOUND = 404;
const LISTENING: readonly { readonly value: Listening; readonly label: string }[] = [
  { value: 'both', label: t`Both` },
  { value: 'caller', label: t`Caller` },
  { value: 'assistant', label: t`Assistant` },
];
const RATES = rates.map((rate) => ({ value: String(rate), label: `${rate}×` }));

/** Listening to a call: how it sounds, where one is, how fast, and whom one hears. */
export default function Player({ callId, playback }: { callId: string; playback: Playback }) {
  const peaks = useQuery(
    rpc.recordings.peaks.queryOptions({
      input: { id: callId },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const problem = usePlaybackState(playback, (state) => state.problem, null);
  if (problem === 'gone' || statusOf(peaks.error) === NOT_FOUND)
    return (
      <p className="text-muted">
        <Trans>This recording is no longer available.</Trans>
      </p>
    );
  if (problem === 'failed') {
    const again = () => {
      playback.reload();
      void peaks.refetch();
    };
    return (
      <ErrorBanner
        action={
          <Button kind="secondary" size="small" onClick={again}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        <Trans>The recording could not be loaded. Please try again in a moment.</Trans>
      </ErrorBanner>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Waveform playback={playback} peaks={peaks.data ?? null} />
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <Legend className="fill-brass">{t`Caller (top track)`}</Legend>
          <Legend className="fill-pine">{t`Assistant (bottom track)`}</Legend>
          {peaks.isPending && (
            <span>
              <Trans>Loading waveform...</Trans>
            </span>
          )}
          {peaks.isError && (
            <span>
              <Trans>The waveform could not be loaded. You can still play the recording.</Trans>
            </span>
          )}
        </p>
      </div>
      <Controls playback={playback} />
    </div>
  );
}

function Controls({ playback }: { playback: Playback }) {
  const rateId = useId();
  const isPlaying = usePlaybackState(playback, (state) => state.isPlaying, false);
  const rate = usePlaybackState(playback, (state) => state.rate, 1);
  const listening = usePlaybackState(playback, (state) => state.listening, 'both');
  const whole = usePlaybackState(playback, (state) => formatOffset(state.durationSeconds), '');
  const now = usePlaybackState(playback, (state) => formatOffset(state.seconds), '');
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex items-center gap-4">
        <Button onClick={() => playback.toggle()} className="min-w-28">
          <Icon aria-hidden="true" className="size-4" />
          {isPlaying ? t`Pause` : t`Play`}
        </Button>
        <span className="tabular whitespace-nowrap text-muted">
          <span className="text-ink">{now}</span> / {whole}
        </span>
      </div>
      <Segments
        label={t`Audio track`}
        value={listening}
        onChange={(next) => playback.listen(next)}
        options={LISTENING}
      />
      <div className="flex items-center gap-2">
        <label htmlFor={rateId} className="text-sm text-muted">
          <Trans>Speed</Trans>
        </label>
        <Select
          id={rateId}
          className="tabular w-24"
          value={String(rate)}
          onChange={({ target }) => {
            const chosen = rates.find((each) => String(each) === target.value);
            if (chosen) playback.setRate(chosen);
          }}
          options={RATES}
        />
      </div>
    </div>
  );
}

function Legend({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3">
        <rect width="10" height="10" rx="2" className={className} />
      </svg>
      {children}
    </span>
  );
}
