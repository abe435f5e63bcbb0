import { ManualClock, systemClock } from '@belldesk/kit/clock';
import { createPool } from '@belldesk/kit/database';
import { createLogger } from '@belldesk/kit/logger';
import { createTestDatabase, type TestDatabase } from '@belldesk/kit/testing/database';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PassageKeeper } from '../src/calls/passageKeeper.ts';
import { comparedTexts } from '../src/dialogue/agent/agent.ts';
import { MeaningIndex } from '../src/meaning/meaningIndex.ts';
import {
  deleteAssistant,
  insertAssistant,
  updateAssistant,
} from '../src/store/assistants/queries.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { createSealer } from '../src/store/sealer.ts';

const ID = '0190b6a0-0000-7000-8000-000000000002';
const logger = createLogger('test', { level: 'silent' });
const sealer = createSealer('a secret of the test, long enough to be one');
const MODEL = 'reader@1';

let database: TestDatabase;
let pool: Pool;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase(migrate);
  pool = createPool(database.url, 'test');
  db = openDatabase(pool);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A process with a model that notes what it reads. */
function started() {
  const read: string[] = [];
  const meaning = new MeaningIndex(setImmediate, new ManualClock(0));
  const keeper = new PassageKeeper({
    db,
    sealer,
    clock: systemClock,
    logger,
    meaning,
    model: MODEL,
  });
  meaning.recallFrom(keeper);
  meaning.use({
    embedForAnswers(sentence) {
      read.push(sentence);
      return Float32Array.of(sentence.length, 1, 0.5);
    },
    embed: () => Float32Array.of(1, 0, 0),
    close() {},
  });
  return { read, meaning, keeper };
}

const dto = (prompt: string) => ({
  name: 'Copper',
  model: {
    provider: 'belldesk',
    model: 'house',
    messages: [{ role: 'system' as const, content: prompt }],
  },
});

test('what is saved is read at once, kept over a restart, read again when it changes, and forgotten with it', async () => {
  const prompt = '# Details\nParking is free behind the house.\nDogs are welcome.';
  const now = new Date();
  await insertAssistant(db, { id: ID, dto: dto(prompt), createdAt: now, updatedAt: now });
  const first = started();
  first.keeper.saved(ID);
  await first.keeper.idle();
  expect(first.read).toContain('Dogs are welcome.');

  const second = started();
  const sentences = comparedTexts(prompt, 'Copper');
  await second.meaning.ready(sentences);
  expect(second.read).toEqual([]);
  expect(second.meaning.likeness('Dogs?', sentences)).toEqual(
    first.meaning.likeness('Dogs?', sentences),
  );

  const changed = prompt.replace('Dogs', 'Cats');
  await updateAssistant(db, ID, () => dto(changed), now);
  second.keeper.saved(ID);
  await second.keeper.idle();
  expect(await second.keeper.find(comparedTexts(changed, 'Copper'))).not.toBeNull();
  expect(await second.keeper.find(sentences)).toBeNull();

  await deleteAssistant(db, ID);
  expect(await second.keeper.find(comparedTexts(changed, 'Copper'))).toBeNull();
  await Promise.all([first.keeper.stop(), second.keeper.stop()]);
});
