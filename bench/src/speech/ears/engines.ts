import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@belldesk/kit/logger';
import { findTestModel } from '@belldesk/kit/testing/models';
import type { Hearing, ListeningFor } from '@belldesk/voice/speech/hearing';
import { createMoonshineTranscriber } from '@belldesk/voice/speech/moonshine/createMoonshineTranscriber';
import { createPocketsphinxTranscriber } from '@belldesk/voice/speech/pocketsphinx/createPocketsphinxTranscriber';
import type { Transcriber } from '@belldesk/voice/speech/ports';
import { createWhisperTranscriber } from '@belldesk/voice/speech/whisper/createWhisperTranscriber';

const FRAME_SAMPLES = 160;

export interface HeardUtterance {
  readonly text: string;
  readonly hearing: Hearing | undefined;
  /** From the end of the sound to the text. */
  readonly afterMs: number;
}

/** A recogniser that hears one utterance after the other. */
export interface Engine {
  readonly name: string;
  /** @param pcm 8 kHz, from the telephone */
  hear(pcm: Int16Array, listeningFor: ListeningFor): Promise<HeardUtterance>;
  close(): Promise<void>;
}

async function engineOf(
  name: string,
  transcriber: Transcriber,
  language = 'en-GB',
): Promise<Engine> {
  let answer: (heard: { text: string; hearing: Hearing | undefined }) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const stream = await transcriber.open({
    sampleRateHz: 8_000,
    language,
    keywords: [],
    onPartial: () => undefined,
    onFinal: (text, hearing) => answer({ text, hearing }),
    onError: (error) => fail(error),
  });
  return {
    name,
    async hear(pcm, listeningFor) {
      const { promise, resolve, reject } = Promise.withResolvers<{
        text: string;
        hearing: Hearing | undefined;
      }>();
      answer = resolve;
      fail = reject;
      stream.expect?.(listeningFor);
      stream.speechStarted();
      for (let at = 0; at < pcm.length; at += FRAME_SAMPLES)
        stream.write(pcm.subarray(at, at + FRAME_SAMPLES));
      const endedMs = performance.now();
      stream.speechStopped();
      const heard = await promise;
      return { ...heard, afterMs: performance.now() - endedMs };
    },
    async close() {
      stream.close();
      await transcriber.close();
    },
  };
}

/** What is measured is what was heard: a machine that does other things besides may be slow. */
const PATIENT = { readyMs: 60_000, openMs: 60_000, finalMs: 60_000 };
const logger = createLogger('bench', { level: 'silent' });

/** Moonshine as the product runs it; null where its model is not on this machine. */
export async function openMoonshine(): Promise<Engine | null> {
  const [listen, tokens] = await Promise.all([
    findTestModel('listen'),
    findTestModel('listenTokens'),
  ]);
  if (!listen || !tokens) return null;
  const files = { ...listen.paths, ...tokens.paths };
  const transcriber = await createMoonshineTranscriber({
    files,
    logger,
    deadlines: PATIENT,
    queue: { maxLateMs: PATIENT.finalMs },
  });
  return transcriber && engineOf('Moonshine', transcriber);
}

/** Whisper as the product runs it, for one language; null where its model is not on this machine. */
export async function openWhisper(language: string): Promise<Engine | null> {
  const model = await findTestModel('listenAll');
  if (!model) return null;
  const transcriber = await createWhisperTranscriber({
    files: model.paths,
    logger,
    deadlines: PATIENT,
    queue: { maxLateMs: PATIENT.finalMs },
  });
  return transcriber && engineOf('Whisper', transcriber, language);
}

/** pocketsphinx as the product runs it; null where the machine has none. */
export async function openPocketsphinx(): Promise<Engine | null> {
  const cacheDirectory = await mkdtemp(join(tmpdir(), 'belldesk-bench-'));
  const transcriber = await createPocketsphinxTranscriber({
    cacheDirectory,
    deadlines: PATIENT,
  });
  if (!transcriber) return null;
  const engine = await engineOf('pocketsphinx', transcriber);
  return {
    ...engine,
    async close() {
      await engine.close();
      await rm(cacheDirectory, { recursive: true });
    },
  };
}
