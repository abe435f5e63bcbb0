import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestModel } from '@belldesk/kit/testing/models';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringMeaning } from './bringMeaning.ts';
import { MeaningIndex } from './meaningIndex.ts';

const model = await findTestModel('meaning');
const QUESTION = 'Do you have somewhere to leave my car?';
const PASSAGES = ['There is parking behind the house.', 'We close at ten.'];

let scratch: string;
let messages: string[];
const logger = () =>
  pino({}, { write: (line: string) => messages.push((JSON.parse(line) as { msg: string }).msg) });

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'belldesk-meaning-'));
  messages = [];
});
afterEach(() => rm(scratch, { recursive: true }));

/** Files that ONNX Runtime does not take. */
async function brokenFiles() {
  const path = join(scratch, 'model.onnx');
  await writeFile(path, Buffer.alloc(1_000));
  return { model: path, tokenizer: model?.paths.tokenizer ?? path };
}

describe('the model of meaning', () => {
  it.skipIf(model === null)('is opened anew once an altered one was replaced', async () => {
    const broken = await brokenFiles();
    const index = new MeaningIndex();
    const given = [broken, model?.paths ?? broken];
    const refused: string[] = [];
    await bringMeaning(index, {
      models: {
        whenReady: async () => ({ meaning: given.shift() ?? broken }),
        refused: async (key) => refused.push(key) > 1,
      },
      logger: logger(),
      signal: new AbortController().signal,
    });
    expect(refused).toEqual(['meaning']);
    await index.read(PASSAGES);
    const [parking = 0, closing = 0] = index.likeness(QUESTION, PASSAGES) ?? [];
    expect(parking).toBeGreaterThan(closing);
    index.close();
  });

  it.each([
    ['as it was published', true],
    ['altered again', false],
  ])(
    'that cannot be opened, %s: answers are found by words, and the log says so',
    async (_, isIntact) => {
      const broken = await brokenFiles();
      let opened = 0;
      await bringMeaning(new MeaningIndex(), {
        models: {
          whenReady: async () => {
            opened += 1;
            return { meaning: broken };
          },
          refused: async () => isIntact,
        },
        logger: logger(),
        signal: new AbortController().signal,
      });
      expect(opened).toBe(isIntact ? 1 : 2);
      expect(messages).toEqual([expect.stringMatching(/by words alone/)]);
    },
  );
});
