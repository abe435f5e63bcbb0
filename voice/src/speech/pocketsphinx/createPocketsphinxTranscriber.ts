import { existsSync } from 'node:fs';
import { AppError } from '@belldesk/contract/errors';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import type { Transcriber } from '../ports.ts';
import { ListenerChild } from './listenerChild.ts';
import { DEBIAN_MODEL_DIRECTORY, dictionaryPath } from './modelFiles.ts';
import {
  defaultListeningDeadlines,
  type ListeningDeadlines,
  openPocketsphinxStream,
} from './pocketsphinxStream.ts';

export interface PocketsphinxOptions {
  /** Where the language model is kept once made; survives restarts. */
  readonly cacheDirectory: string;
  readonly modelDirectory?: string;
  /** Calls that can be listened to at once; each takes about 10 MB. */
  readonly maxStreams?: number;
  /** The library keeps some 200 KB of every call: after so many, new calls go to a new process. */
  readonly callsPerProcess?: number;
  readonly clock?: Clock;
  readonly deadlines?: ListeningDeadlines;
}

export interface PocketsphinxTranscriber extends Transcriber {
  /** The process that holds the decoders now, if any. */
  readonly processId: number | undefined;
}

/**
 * A transcriber on Debian's packages `pocketsphinx` and `pocketsphinx-en-us`, in a process of its own: a crash
 * there ends its streams with onError and the next `open` starts another. English only; fit for tests and
 * demonstrations. Null where the machine has not got them; throws an AppError where it has and they fail.
 */
export async function createPocketsphinxTranscriber(
  options: PocketsphinxOptions,
): Promise<PocketsphinxTranscriber | null> {
  const {
    cacheDirectory,
    modelDirectory = DEBIAN_MODEL_DIRECTORY,
    maxStreams = 16,
    callsPerProcess = 500,
    clock = systemClock,
    deadlines = defaultListeningDeadlines,
  } = options;
  if (!existsSync(dictionaryPath(modelDirectory))) return null;

  const startChild = () => new ListenerChild(modelDirectory, cacheDirectory);
  let child = startChild();
  let closed = false;
  let nextId = 1;
  const open = new Set<number>();
  const children = new Set<ListenerChild>([child]);

  function childForOneMore(): ListenerChild {
    for (const known of children) if (known.gone) children.delete(known);
    if (!child.gone && child.heldEver < callsPerProcess) return child;
    child.retire();
    child = startChild();
    children.add(child);
    return child;
  }

  function ready(of: ListenerChild): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(deadlines.readyMs, () => {
        void of.kill();
        reject(new AppError('timed-out', 'the process that listens did not start in time'));
      });
      of.ready.then(resolve, reject).finally(cancel);
    });
  }

  if (!(await ready(child))) {
    await child.kill();
    return null;
  }

  return {
    name: 'pocketsphinx',
    grade: 'demonstration',
    listens: 'speech',
    get processId() {
      return child.gone ? undefined : child.processId;
    },
    async open(streamOptions) {
      if (closed) throw new AppError('voice-service-failed', 'listening is closed');
      if (open.size >= maxStreams)
        throw new AppError('voice-service-failed', `already listening to ${maxStreams} calls`);
      if (!streamOptions.language.toLowerCase().startsWith('en'))
        throw new AppError('voice-service-failed', 'only English is understood');
      const id = nextId++;
      open.add(id);
      const mine = childForOneMore();
      const letGo = mine.hold();
      const done = () => {
        open.delete(id);
        letGo();
      };
      try {
        await ready(mine);
        const onError = (error: Error) => {
          done();
          streamOptions.onError(error);
        };
        const heard = { ...streamOptions, onError };
        const stream = await openPocketsphinxStream(mine, id, heard, clock, deadlines);
        return {
          ...stream,
          close() {
            stream.close();
            done();
          },
        };
      } catch (error) {
        done();
        throw error;
      }
    },
    async close() {
      closed = true;
      await Promise.all([...children].map((running) => running.kill()));
    },
  };
}
