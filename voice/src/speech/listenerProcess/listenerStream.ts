import { AppError } from '@belldesk/contract/errors';
import type { Clock } from '@belldesk/kit/clock';
import type { TranscriberOptions, TranscriberStream } from '../ports.ts';
import { UtteranceAudio } from '../utteranceAudio.ts';
import type { ListenerChild } from './listenerChild.ts';

/** How long the child may take, in ms. */
export interface ListeningDeadlines {
  readonly readyMs: number;
  readonly openMs: number;
  readonly finalMs: number;
}

export const defaultListeningDeadlines: ListeningDeadlines = {
  readyMs: 15_000,
  openMs: 5_000,
  finalMs: 4_000,
};

/**
 * Opens a stream on a child that is ready.
 * Rejects with an AppError `voice-service-failed` or `timed-out`.
 */
export function openListenerStream(
  child: ListenerChild,
  id: number,
  options: TranscriberOptions,
  clock: Clock,
  deadlines: ListeningDeadlines,
): Promise<TranscriberStream> {
  return new Promise((resolve, reject) => {
    let state: 'opening' | 'idle' | 'listening' | 'dead' = 'opening';
    let cancelDeadline = clock.after(deadlines.openMs, () =>
      die(new AppError('timed-out', 'listening did not start in time')),
    );
    let finalsDue = 0;
    const audio = new UtteranceAudio(options.sampleRateHz, (pcm) =>
      child.send({ type: 'audio', id, pcm }),
    );

    function end(): void {
      state = 'dead';
      cancelDeadline();
      child.send({ type: 'close', id });
      child.remove(id);
    }

    function die(error: AppError): void {
      if (state === 'dead') return;
      const opening = state === 'opening';
      end();
      if (opening) reject(error);
      else options.onError(error);
    }

    const stream: TranscriberStream = {
      write(pcm) {
        if (state !== 'dead') audio.write(pcm);
      },
      speechStarted() {
        if (state !== 'idle') return;
        state = 'listening';
        child.send({ type: 'start', id });
        audio.start();
      },
      speechStopped() {
        if (state !== 'listening') return;
        audio.stop();
        state = 'idle';
        child.send({ type: 'stop', id });
        finalsDue++;
        cancelDeadline();
        cancelDeadline = clock.after(deadlines.finalMs, () => {
          die(new AppError('timed-out', 'the final text did not come in time'));
          // A decoder that hangs holds up every other stream of its process.
          void child.kill();
        });
      },
      expect(what) {
        if (state !== 'dead') child.send({ type: 'expect', id, what });
      },
      close() {
        if (state !== 'dead') end();
      },
    };

    child.add(id, {
      onGone: die,
      onReport(report) {
        if (state === 'dead') return;
        switch (report.type) {
          case 'opened':
            cancelDeadline();
            state = 'idle';
            return resolve(stream);
          case 'partial':
            if (finalsDue === 0) options.onPartial(report.text);
            return;
          case 'final':
            finalsDue--;
            if (finalsDue === 0) cancelDeadline();
            return options.onFinal(report.text, report.hearing);
          case 'failed':
            return die(new AppError('voice-service-failed', report.reason));
        }
      },
    });
    child.send({
      type: 'open',
      id,
      sampleRateHz: options.sampleRateHz,
      language: options.language.slice(0, 2).toLowerCase(),
      keywords: options.keywords,
    });
  });
}
