import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { expect, test } from 'vitest';
import { ladderTranscriber } from '../ladder/ladderTranscriber.ts';
import type { ProcessTranscriber } from '../listenerProcess/processTranscriber.ts';
import { spelledAudio } from '../testing/spelledAudio.ts';
import { describeTranscriber, listenWith, say } from '../testing/transcriberConformance.ts';
import { comingWhisper } from './comingWhisper.ts';
import { createWhisperTranscriber } from './createWhisperTranscriber.ts';

/** A process is waited for so long: a machine that does other things besides starts one in seconds. */
const SLOWLY = { timeout: 15_000 };
const SPELLING = new URL('../recognition/testing/spellingProcess.ts', import.meta.url);
const files = { encoder: 'none', decoder: 'none', tokenizer: 'none', generation: 'none' };
const logger = createLogger('test', { level: 'silent' });
/** Letters that are spelled have no accents. */
const spelled = (text: string, rate: number) =>
  spelledAudio(text.normalize('NFD').replace(/\p{M}/gu, ''), rate);

async function create(): Promise<ProcessTranscriber> {
  const transcriber = await createWhisperTranscriber({ files, logger, entry: SPELLING });
  if (!transcriber) throw new Error('there is none');
  return transcriber;
}

for (const language of ['es-ES', 'fr-FR'] as const)
  describeTranscriber(`Whisper in ${language}, with a scripted recogniser`, {
    create,
    speech: async (text, rate) => spelled(text, rate),
    language,
  });

test('English and what nobody here understands are refused, so that another rung is asked', async () => {
  const transcriber = await create();
  for (const language of ['en-GB', 'de-DE'])
    await expect(listenWith(transcriber, 8_000, [], language)).rejects.toMatchObject({
      code: 'voice-service-failed',
    });
  await transcriber.close();
});

test('once its files are there the next Spanish call is heard', async () => {
  const clock = new ManualClock();
  const arrival = Promise.withResolvers<void>();
  const coming = comingWhisper({
    models: {
      async whenReady() {
        await arrival.promise;
        return { listenAll: files };
      },
      refused: async () => true,
    },
    clock,
    logger,
    entry: SPELLING,
  });
  const ladder = ladderTranscriber([coming], { clock });
  await expect(listenWith(ladder, 8_000, [], 'es-ES')).rejects.toMatchObject({
    code: 'voice-service-failed',
  });
  arrival.resolve();
  await expect.poll(() => coming.present, SLOWLY).toBe(true);
  const heard = await listenWith(ladder, 8_000, [], 'es-MX');
  say(heard.stream, spelledAudio('buenos dias', 8_000), 8_000);
  expect(await heard.next()).toBe('buenos dias');
  await expect.poll(() => coming.load, SLOWLY).toEqual({ queued: 0, waitMs: 0 });
  await ladder.close();
});
