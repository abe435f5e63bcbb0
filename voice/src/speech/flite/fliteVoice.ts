import { Worker } from 'node:worker_threads';
import { voiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import type { Voice } from '../ports.ts';
import type { FliteDone, FliteJob } from './fliteThread.ts';
import { fliteSettings } from './fliteVoices.ts';
import { spokenText } from './spokenText.ts';

const FALLBACK = fliteSettings.jennifer;

interface Waiting {
  readonly done: (pcm: Int16Array) => void;
  readonly failed: (error: Error) => void;
}

const dead = (cause: unknown) =>
  new AppError('voice-service-failed', 'The embedded voice stopped.', { cause });

/**
 * The embedded voice: flite, in a thread, a sentence at a time, first come first served. A thread that
 * dies is replaced with the next sentence.
 */
export function createFliteVoice(): Voice {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let thread: Worker | null = null;

  function startThread(): Worker {
    const started = new Worker(new URL('./fliteThread.ts', import.meta.url));
    started.on('message', (done: FliteDone) => {
      const asked = waiting.get(done.id);
      waiting.delete(done.id);
      if ('pcm' in done) asked?.done(done.pcm);
      else asked?.failed(dead(new Error(done.problem)));
    });
    started.on('error', (error) => lost(started, error));
    started.on('exit', () => lost(started, new Error('its thread ended')));
    return started;
  }

  function lost(which: Worker, cause: unknown): void {
    if (thread !== which) return;
    thread = null;
    for (const { failed } of waiting.values()) failed(dead(cause));
    waiting.clear();
  }

  function render(job: Omit<FliteJob, 'id'>): Promise<Int16Array> {
    thread ??= startThread();
    const id = nextId++;
    const rendered = new Promise<Int16Array>((done, failed) => waiting.set(id, { done, failed }));
    thread.postMessage({ ...job, id } satisfies FliteJob);
    return rendered;
  }

  return {
    name: 'flite',
    async *speak(request) {
      const text = spokenText(request.text);
      if (!/[\p{L}\p{N}]/u.test(text) || request.signal.aborted) return;
      const id = voiceId.safeParse(request.voiceId);
      const pcm = await render({ text, setting: id.success ? fliteSettings[id.data] : FALLBACK });
      if (!request.signal.aborted) yield pcm;
    },
    async close() {
      const closing = thread;
      thread = null;
      for (const { failed } of waiting.values()) failed(dead('closed'));
      waiting.clear();
      await closing?.terminate();
    },
  };
}
