import { AppError } from '@belldesk/contract/errors';
import { expect, test } from 'vitest';
import { transcriberByLanguage } from './byLanguage.ts';
import type { Transcriber, TranscriberOptions } from './ports.ts';

function ears(name: string) {
  const opened: string[] = [];
  let closed = 0;
  const transcriber: Transcriber = {
    name,
    grade: 'street',
    listens: 'speech',
    async open({ language }) {
      opened.push(language);
      return { write() {}, speechStarted() {}, speechStopped() {}, close() {} };
    },
    async close() {
      closed += 1;
    },
  };
  return { transcriber, opened, closed: () => closed };
}

const inLanguage = (language: string): TranscriberOptions => ({
  sampleRateHz: 8_000,
  language,
  keywords: [],
  onPartial() {},
  onFinal() {},
  onError() {},
});

test('English goes to its own ears, other languages to theirs', async () => {
  const [english, others] = [ears('english'), ears('others')];
  const transcriber = transcriberByLanguage(english.transcriber, others.transcriber);
  for (const language of ['en-GB', 'es-ES', 'EN', 'fr-CA'])
    await transcriber.open(inLanguage(language));
  expect(english.opened).toEqual(['en-GB', 'EN']);
  expect(others.opened).toEqual(['es-ES', 'fr-CA']);
  await transcriber.close();
  expect([english.closed(), others.closed()]).toEqual([1, 1]);
});

test('ears for English only are never lent to another language', async () => {
  const all = ears('all');
  const transcriber = transcriberByLanguage(all.transcriber, null);
  const refused = await transcriber.open(inLanguage('es-ES')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: 'voice-service-failed' });
  expect(all.opened).toEqual([]);
});
