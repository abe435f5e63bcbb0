import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '@belldesk/kit/clock';
import { loadSpeechDetector } from './detector/loadDetector.ts';
import { MediaEngine } from './engine.ts';
import type { FromThread, MediaThreadOptions, ToThread } from './protocol.ts';
import { Inbox } from './thread/inbox.ts';
import { raiseThreadPriority } from './threadPriority.ts';
import { startTick } from './tick.ts';

/** The media thread's beginning: it owns all sockets and the one tick. */
const port = parentPort;
if (!port) throw new Error('mediaThread.ts runs in a worker thread only');
const options = workerData as MediaThreadOptions;
const post = (message: FromThread): void => port.postMessage(message);

const engine = new MediaEngine(options, await loadSpeechDetector(options.vadModelPath), post);
raiseThreadPriority();
const stopTick = startTick(systemClock, engine);
const inbox = new Inbox(systemClock, (message) => engine.handle(message));
port.on('message', (message: ToThread) => {
  if ('leg' in message) {
    inbox.push(message);
    return;
  }
  if (message.type !== 'shut-down') {
    engine.handle(message);
    return;
  }
  inbox.drain();
  stopTick();
  engine.close();
  post({ type: 'shut' });
  port.close();
});
post({ type: 'ready' });
