import { Worker } from 'node:worker_threads';
import { AppError } from '@belldesk/contract/errors';
import type { MediaLeg } from '../mediaLeg.ts';
import { openFrameHandle } from './frameHandle.ts';
import type { LegHandle } from './legHandle.ts';
import type { MediaWorker, MediaWorkerOptions } from './mediaWorker.ts';
import type { FromThread, MediaStats, Post, ToThread } from './protocol.ts';
import { type RecordingWriter, startRecordingWriter } from './recording/recordingWriter.ts';
import { checkEndpoint, openRtpHandle } from './rtpHandle.ts';

export type {
  FrameLeg,
  FrameSink,
  MediaWorker,
  MediaWorkerOptions,
  RtpLeg,
} from './mediaWorker.ts';

interface Opening {
  readonly opened: (port: number) => void;
  readonly failed: (error: Error) => void;
}

/** Starts a media thread and waits until it can carry calls. */
export async function createMediaWorker(options: MediaWorkerOptions): Promise<MediaWorker> {
  const { onFailure, ...threadOptions } = options;
  const worker = new Worker(new URL('./mediaThread.ts', import.meta.url), {
    workerData: threadOptions,
  });
  const post: Post = (message, transfer) => worker.postMessage(message, transfer);
  const handles = new Map<number, LegHandle>();
  const openings = new Map<number, Opening>();
  const asked = new Map<
    number,
    { resolve: (stats: MediaStats) => void; reject: (error: Error) => void }
  >();
  const ready = Promise.withResolvers<void>();
  const shut = Promise.withResolvers<void>();
  let nextId = 1;
  let dead: Error | null = null;
  let started: RecordingWriter | null = null;
  let closing = false;

  const writer = (): RecordingWriter => {
    started ??= startRecordingWriter((outlet) =>
      post({ type: 'tape-outlet', outlet }, [outlet.port]),
    );
    return started;
  };

  const die = (error: Error): void => {
    if (dead) return;
    dead = error;
    ready.reject(error);
    shut.resolve();
    for (const { failed } of openings.values()) failed(error);
    for (const { reject } of asked.values()) reject(error);
    openings.clear();
    asked.clear();
    handles.clear();
    if (!closing) onFailure(error);
  };
  const asError = (cause: unknown): AppError =>
    new AppError('internal', 'The media thread ended.', { cause });
  worker.on('error', (error) => die(asError(error)));
  worker.on('exit', (code) => die(asError(new Error(`exit ${code}`))));
  worker.on('message', (message: FromThread) => {
    switch (message.type) {
      case 'ready':
        ready.resolve();
        break;
      case 'opened':
        openings.get(message.leg)?.opened(message.port);
        openings.delete(message.leg);
        break;
      case 'refused': {
        const code = message.busy ? 'busy' : 'bad-input';
        const error = new AppError(code, 'No audio port could be opened.', {
          cause: new Error(message.reason),
        });
        openings.get(message.leg)?.failed(error);
        openings.delete(message.leg);
        break;
      }
      case 'reports':
        message.legs.forEach((leg, i) => {
          const report = message.reports[i];
          if (report) handles.get(leg)?.report(report);
        });
        break;
      case 'stats':
        asked.get(message.request)?.resolve(message.stats);
        asked.delete(message.request);
        break;
      case 'shut':
        shut.resolve();
        break;
    }
  });

  const open = async <Leg extends MediaLeg>(
    ask: (leg: number) => ToThread,
    make: (leg: number, port: number, release: () => void) => LegHandle & { readonly leg: Leg },
  ): Promise<Leg> => {
    if (dead) throw dead;
    const id = nextId++;
    return new Promise((resolve, reject) => {
      openings.set(id, {
        // Within the message that opens the leg, so that no report of it can be missed.
        opened(port) {
          const handle = make(id, port, () => handles.delete(id));
          handles.set(id, handle);
          resolve(handle.leg);
        },
        failed: reject,
      });
      post(ask(id));
    });
  };

  await ready.promise;
  return {
    async openRtpLeg(legOptions) {
      checkEndpoint({ address: legOptions.localAddress, port: 0 });
      if (legOptions.remote) checkEndpoint(legOptions.remote);
      return open(
        (leg) => ({ type: 'open-rtp', leg, options: legOptions }),
        (leg, port, release) =>
          openRtpHandle(
            leg,
            port,
            post,
            writer,
            release,
            legOptions.telephoneEventPayloadType !== null,
          ),
      );
    },
    openFrameLeg: (sink) =>
      open(
        (leg) => ({ type: 'open-frames', leg }),
        (leg, _port, release) => openFrameHandle(leg, sink, post, writer, release),
      ),
    async stats() {
      if (dead) throw dead;
      const request = nextId++;
      const { promise, resolve, reject } = Promise.withResolvers<MediaStats>();
      asked.set(request, { resolve, reject });
      post({ type: 'stats', request });
      return promise;
    },
    async close() {
      closing = true;
      if (dead) return;
      post({ type: 'shut-down' });
      await shut.promise;
      await started?.finished();
      await worker.terminate();
    },
  };
}
