import { MessageChannel, Worker } from 'node:worker_threads';
import type { FromWriter, RecordingEnd, TapeOutlet } from './protocol.ts';

/** The main thread's side of the thread that writes recordings. */
export interface RecordingWriter {
  /** A number for a recording that is to begin. */
  begin(): number;
  /** How the recording ended. Never rejects. */
  ended(recording: number): Promise<RecordingEnd>;
  /** Waits until everything that the media thread has handed on is written; it must have said `finish`. */
  finished(): Promise<void>;
}

const LOST: RecordingEnd = { seconds: 0, lostSeconds: 0, problem: 'writer-died' };

/** @param give hands the media thread its way to the writer */
export function startRecordingWriter(give: (outlet: TapeOutlet) => void): RecordingWriter {
  const { port1, port2 } = new MessageChannel();
  const pending = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const worker = new Worker(new URL('./writerThread.ts', import.meta.url), {
    workerData: { port: port2, pending } satisfies TapeOutlet,
    transferList: [port2],
  });
  give({ port: port1, pending });
  const exited = Promise.withResolvers<void>();
  const ends = new Map<number, PromiseWithResolvers<RecordingEnd>>();
  let next = 1;
  let dead = false;
  worker.on('message', ({ recording, end }: FromWriter) => ends.get(recording)?.resolve(end));
  // What it died of is told by every recording that did not reach its end.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    dead = true;
    for (const { resolve } of ends.values()) resolve(LOST);
    exited.resolve();
  });
  return {
    begin() {
      const recording = next++;
      const end = Promise.withResolvers<RecordingEnd>();
      if (dead) end.resolve(LOST);
      ends.set(recording, end);
      return recording;
    },
    async ended(recording) {
      const end = await (ends.get(recording)?.promise ?? LOST);
      ends.delete(recording);
      return end;
    },
    finished: () => exited.promise,
  };
}
