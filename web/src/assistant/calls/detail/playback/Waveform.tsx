import type { RecordingPeaks } from '@belldesk/contract/product/recordings';
import { t } from '@lingui/core/macro';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatOffset } from '../../duration.ts';
import type { Playback } from './Playback.ts';
import { soughtBy } from './seekKeys.ts';
import { usePlaybackState } from './usePlayback.ts';
import { barsIn, barsPath } from './waveform.ts';

const HEIGHT_PX = 96;
const FIRST_WIDTH_PX = 480;
const START = { seconds: 0, durationSeconds: 0 };

/** Both sides of the call as they sound, the caller above, and the slider on which one goes to and fro. */
export function Waveform({
  playback,
  peaks,
}: {
  playback: Playback;
  /** Null while it is not known how it sounds. */
  peaks: RecordingPeaks | null;
}) {
  const slider = useRef<HTMLDivElement>(null);
  const clipId = useId();
  const widthPx = useWidthPx(slider);
  const { seconds, durationSeconds } = usePlaybackState(playback, (state) => state, {
    ...playback.state,
    ...START,
  });
  const listening = usePlaybackState(playback, (state) => state.listening, 'both');
  const played = durationSeconds > 0 ? Math.min(1, seconds / durationSeconds) * widthPx : 0;
  const paths = useMemo(() => {
    const middle = HEIGHT_PX / 2;
    const path = (track: readonly number[], baselinePx: number, growsPx: number) =>
      barsPath(barsIn(track, widthPx), { widthPx, baselinePx, growsPx });
    return {
      caller: path(peaks?.caller ?? [], middle - 1, -(middle - 4)),
      assistant: path(peaks?.assistant ?? [], middle + 1, middle - 4),
    };
  }, [peaks, widthPx]);

  const seekTo = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    playback.seek(((event.clientX - box.left) / box.width) * durationSeconds);
  };
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    seekTo(event);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
  };
  const key = (event: KeyboardEvent) => {
    const to = soughtBy(event.key, { seconds, durationSeconds });
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    playback.seek(to);
  };
  return (
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      aria-label={t`Position in the recording`}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationSeconds)}
      aria-valuenow={Math.round(seconds)}
      aria-valuetext={t`${formatOffset(seconds)} of ${formatOffset(durationSeconds)}`}
      onPointerDown={press}
      onPointerMove={drag}
      onKeyDown={key}
      className="cursor-pointer touch-none rounded-sm bg-sunken select-none"
    >
      <svg
        viewBox={`0 0 ${widthPx} ${HEIGHT_PX}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none block h-24 w-full"
      >
        <clipPath id={clipId}>
          <rect width={played} height={HEIGHT_PX} />
        </clipPath>
        <path d={paths.caller} className="fill-edge" opacity={dimmed(listening === 'assistant')} />
        <path d={paths.assistant} className="fill-edge" opacity={dimmed(listening === 'caller')} />
        <g clipPath={`url(#${clipId})`}>
          <path
            d={paths.caller}
            className="fill-brass"
            opacity={dimmed(listening === 'assistant')}
          />
          <path
            d={paths.assistant}
            className="fill-pine"
            opacity={dimmed(listening === 'caller')}
          />
        </g>
        <rect x={Math.max(0, played - 1)} width={2} height={HEIGHT_PX} className="fill-ink" />
      </svg>
    </div>
  );
}

function dimmed(isDimmed: boolean): number {
  return isDimmed ? 0.3 : 1;
}

function useWidthPx(element: { readonly current: HTMLElement | null }): number {
  const [widthPx, setWidthPx] = useState(FIRST_WIDTH_PX);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidthPx(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
