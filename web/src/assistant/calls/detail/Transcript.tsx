import type { CallDetail } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useRef } from 'react';
import { Card } from '../../../ui/Card.tsx';
import type { Playback } from './playback/Playback.ts';
import { usePlaybackState } from './playback/usePlayback.ts';
import { lineAt, lineId, takenByLine } from './said/sentences.ts';
import { TranscriptRow } from './said/TranscriptRow.tsx';

/** What was said. It moves with the recording, and a line leads there in it. */
export function Transcript({
  call,
  playback,
  marked,
}: {
  call: CallDetail;
  playback: Playback | null;
  /** The line to which something that was taken has led. */
  marked: number | null;
}) {
  const { transcript } = call;
  const current = usePlaybackState(
    playback,
    ({ seconds, isPlaying }) => (isPlaying || seconds > 0 ? lineAt(transcript, seconds) : -1),
    -1,
  );
  const box = useRef<HTMLOListElement>(null);
  const taken = useMemo(() => takenByLine(call), [call]);
  useEffect(() => {
    if (current >= 0) keepInView(box.current, document.getElementById(lineId(current)));
  }, [current]);
  useLineClicks(box, playback, call);
  return (
    <Card title={t`Transcript`}>
      {transcript.length === 0 ? (
        <p className="text-muted">
          {call.status === 'in-progress'
            ? t`The transcript appears here when the call ends.`
            : t`Nothing was said in this call.`}
        </p>
      ) : (
        <ol
          ref={box}
          tabIndex={0}
          aria-label={t`Transcript`}
          className="-mx-2 flex max-h-128 flex-col gap-1 overflow-y-auto overscroll-contain"
        >
          {transcript.map((line, at) => (
            <TranscriptRow
              key={`${line.secondsFromStart} ${line.role} ${line.text}`}
              line={line}
              at={at}
              isCurrent={at === current}
              isMarked={at === marked}
              taken={taken.get(at) ?? []}
              onSeek={playback && (() => playback.seek(line.secondsFromStart))}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Scrolls the box alone, and only as far as it must: the page stays where its reader is. */
function keepInView(box: HTMLElement | null, row: HTMLElement | null): void {
  if (!box || !row) return;
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/** A click anywhere on a line goes there too; the button with the time is there for the keyboard. */
function useLineClicks(
  box: { readonly current: HTMLElement | null },
  playback: Playback | null,
  { transcript }: CallDetail,
): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !playback) return;
    const click = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('button')) return;
      // Whoever selects words to copy them does not want to go anywhere.
      if (!(window.getSelection()?.isCollapsed ?? true)) return;
      const row = target.closest('[data-line]');
      const line = transcript[Number(row?.getAttribute('data-line') ?? -1)];
      if (line) playback.seek(line.secondsFromStart);
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [box, playback, transcript]);
}
