import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import type { Transcriber } from '../ports.ts';
import type { ListenerChild } from './listenerChild.ts';
import { type ListeningDeadlines, openListenerStream } from './listenerStream.ts';
import type { ListenerLoad } from './wire.ts';

export interface ProcessTranscriberOptions {
  readonly name: string;
  readonly grade: Transcriber['grade'];
  /** Those that it understands, as "es"; English where it says nothing. */
  readonly languages?: readonly string[];
  readonly startChild: () => ListenerChild;
  /** Calls that can be listened to at once. */
  readonly maxStreams: number;
  /** After so many, new calls go to a new process. */
  readonly callsPerProcess: number;
  /** Where an utterance would wait longer than this for its text, no new call is taken. */
  readonly maxWaitMs?: number;
  readonly clock: Clock;
  readonly deadlines: ListeningDeadlines;
}

export interface ProcessTranscriber extends Transcriber {
  /** The process that holds the decoders now, if any. */
  readonly processId: number | undefined;
  /** What there is to do, of all its processes. */
  readonly load: ListenerLoad;
}

/**
 * A transcriber whose decoders live in a process of their own: a crash there ends its streams with onError and
 * the next `open` starts another. Null where the process says that the machine cannot; throws an
 * AppError where it ends or is late before it says anything.
 */
export async function createProcessTranscriber(
  options: ProcessTranscriberOptions,
): Promise<ProcessTranscriber | null> {
  const { name, grade, startChild, maxStreams, callsPerProcess, clock, deadlines } = options;
  const { maxWaitMs = Number.POSITIVE_INFINITY, languages = ['en'] } = options;
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
    name,
    grade,
    listens: 'speech',
    get processId() {
      return child.gone ? undefined : child.processId;
    },
    get load() {
      const loads = [...children].map(({ load }) => load);
      return {
        queued: loads.reduce((sum, { queued }) => sum + queued, 0),
        waitMs: Math.max(0, ...loads.map(({ waitMs }) => waitMs)),
      };
    },
    async open(streamOptions) {
      if (closed) throw new AppError('voice-service-failed', 'listening is closed');
      if (open.size >= maxStreams)
        throw new AppError('voice-service-failed', `already listening to ${maxStreams} calls`);
      const language = streamOptions.language.slice(0, 2).toLowerCase();
      if (!languages.includes(language))
        throw new AppError('voice-service-failed', `${name} does not understand ${language}`);
      // One that is being decoded is no queue, however slow the machine.
      if (child.load.queued > 1 && child.load.waitMs > maxWaitMs)
        throw new AppError('voice-service-failed', 'too many utterances wait for their text');
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
        const stream = await openListenerStream(mine, id, heard, clock, deadlines);
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
