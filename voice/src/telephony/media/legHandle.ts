import type { Transferable } from 'node:worker_threads';
import type { CallerAudio, MediaEvent, MediaLeg } from '../mediaLeg.ts';
import type { LegReport, Post, ToThread } from './protocol.ts';
import type { RecordingWriter } from './recording/recordingWriter.ts';

/** The main thread's side of a leg. */
export interface LegHandle {
  report(report: LegReport): void;
}

export interface LegCore extends LegHandle {
  /** What every leg can do. */
  readonly controls: Omit<MediaLeg, 'sampleRateHz'>;
  readonly closed: () => boolean;
}

/** What the legs of telephone and browser share: commands to the thread, events from it. */
export function createLegCore(
  leg: number,
  post: Post,
  writer: () => RecordingWriter,
  release: () => void,
): LegCore {
  let listener: ((event: MediaEvent) => void) | null = null;
  let closed = false;
  let recording: number | null = null;
  const say = (message: ToThread, transfer?: Transferable[]): void => {
    if (!closed) post(message, transfer);
  };
  return {
    closed: () => closed,
    report(report) {
      if (closed || report.type === 'frame-out' || report.type === 'clear-out') return;
      listener?.(report);
    },
    controls: {
      play(segmentId, pcm, last) {
        // A copy of its own to give away: the piece may be part of a larger buffer that its owner keeps.
        const own = pcm.slice();
        say({ type: 'play', leg, segmentId, pcm: own, last }, [own.buffer]);
      },
      clear: () => say({ type: 'clear', leg }),
      pause: () => say({ type: 'pause', leg }),
      resume: () => say({ type: 'resume', leg }),
      handOn: (audio: CallerAudio) => say({ type: 'hand-on', leg, audio }),
      record(path) {
        if (closed || recording !== null) return;
        recording = writer().begin();
        say({ type: 'record', leg, recording, path });
      },
      async endRecording(keep) {
        if (recording === null) return null;
        say({ type: 'end-recording', leg, keep });
        return writer().ended(recording);
      },
      listen(heard) {
        listener = heard;
      },
      close() {
        say({ type: 'close', leg });
        closed = true;
        listener = null;
        release();
      },
    },
  };
}
