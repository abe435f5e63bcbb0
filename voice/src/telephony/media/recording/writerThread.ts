import { parentPort, workerData } from 'node:worker_threads';
import type { FromWriter, TapeOutlet, ToWriter } from './protocol.ts';
import { TapeFiles } from './tapeFiles.ts';

/** The writing thread's beginning: recordings reach the disk here, and wait for it here. */
const main = parentPort;
if (!main) throw new Error('writerThread.ts runs in a worker thread only');
const { port, pending } = workerData as TapeOutlet;
const waiting = new Int32Array(pending);
const files = new TapeFiles((message: FromWriter) => main.postMessage(message));

port.on('message', (message: ToWriter) => {
  if (message.type === 'finish') {
    port.close();
    return;
  }
  const bytes = message.type === 'chunk' ? message.pcm.byteLength : 0;
  files.handle(message);
  if (bytes > 0) Atomics.sub(waiting, 0, bytes);
});
