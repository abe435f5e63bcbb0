import { AppError } from '@belldesk/contract/errors';
import { BROWSER_FRAME_BYTES } from '@belldesk/contract/voice/browserCall';
import type { MediaLeg } from '../mediaLeg.ts';
import { createLegCore, type LegHandle } from './legHandle.ts';
import type { Post } from './protocol.ts';
import type { RecordingWriter } from './recording/recordingWriter.ts';

/** Where a browser call's audio goes. */
export interface FrameSink {
  readonly sampleRateHz: 16_000;
  /** 640 bytes, PCM16 little endian; at most 60 ms ahead of the moment they are due. */
  readonly send: (frame: Uint8Array) => void;
  /** What was sent and is not played yet is to be dropped. */
  readonly onClear: () => void;
}

/** A browser call's audio. */
export interface FrameLeg extends MediaLeg {
  readonly sampleRateHz: 16_000;
  /** A frame of the caller's. Throws an AppError `bad-input` unless it is 640 bytes. */
  receive(frame: Uint8Array): void;
  /** How much of the assistant's audio the browser has played since the call's start, in ms. */
  reportPlayed(playedMs: number): void;
}

/** The handle of a leg that the thread has opened. */
export function openFrameHandle(
  leg: number,
  sink: FrameSink,
  post: Post,
  writer: () => RecordingWriter,
  release: () => void,
): LegHandle & { readonly leg: FrameLeg } {
  const core = createLegCore(leg, post, writer, release);
  return {
    report(report) {
      if (core.closed()) return;
      if (report.type === 'frame-out') sink.send(report.frame);
      else if (report.type === 'clear-out') sink.onClear();
      else core.report(report);
    },
    leg: {
      ...core.controls,
      sampleRateHz: 16_000,
      receive(frame) {
        if (frame.length !== BROWSER_FRAME_BYTES)
          throw new AppError('bad-input', `A frame has ${BROWSER_FRAME_BYTES} bytes.`);
        // A copy of its own: the frame may lie at an odd place of a buffer that many share.
        if (!core.closed()) post({ type: 'frame', leg, frame: new Uint8Array(frame) });
      },
      reportPlayed(playedMs) {
        if (!core.closed()) post({ type: 'played', leg, playedMs });
      },
    },
  };
}
