import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BusinessDesk } from './src/businessCalls/desk.ts';
import { loadCallSets } from './src/businessCalls/format.ts';
import { keptTruth } from './src/businessCalls/keptTruth.ts';
import { ModelDouble } from './src/businessCalls/modelDouble.ts';
import { chosenBusinesses, OWN_ADDRESSES, openDesks } from './src/businessCalls/openDesks.ts';
import { playThrough, transcriptOf } from './src/businessCalls/play.ts';
import { checkout, type Platform, startPlatform } from './src/platform.ts';
import { VoiceClient } from './src/voiceClient.ts';

/**
 * The calls of strangers with a language model that lies, invents and breaks off: what is said to be done is done, what is done
 * was agreed to, and every call goes on. Of the held half only the count is told.
 */
let platform: Platform;
let client: VoiceClient;
const model = new ModelDouble();
const desks = new Map<string, BusinessDesk>();

beforeAll(async () => {
  const url = await model.listen();
  platform = await startPlatform({
    env: { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'sk-double', ...OWN_ADDRESSES },
  });
  client = new VoiceClient(platform);
});

afterAll(async () => {
  await platform?.stop();
  await model.close();
});

/** Half a minute where nothing else runs. */
const CALLS_DEADLINE_MS = 600_000;

/** A quarter of the calls keeps it short; MODEL_CALLS=all plays every one. */
const { MODEL_CALLS } = process.env;
const isPlayed = (_: unknown, index: number) => MODEL_CALLS === 'all' || index % 4 === 0;

test.each(['open', 'practice', 'held'] as const)(
  'of the %s calls all keep to the truth',
  async (half) => {
    const sets = (await loadCallSets(half)).filter(
      ({ id }) => chosenBusinesses?.includes(id) ?? true,
    );
    await openDesks(platform, client, sets, desks);
    const wrong: string[] = [];
    for (const { id, calls } of sets)
      for (const call of calls.filter(isPlayed)) {
        const desk = desks.get(id);
        if (!desk) throw new Error(`${id} was not set up`);
        const { exchanges, before, after } = await playThrough(client, desk, call);
        const problems = keptTruth(exchanges, before, after);
        if (problems.length > 0)
          wrong.push([`## ${call.id}`, ...problems, transcriptOf(exchanges)].join('\n'));
      }
    process.stdout.write(
      `${half}, with a model that lies: ${wrong.length} untrue; ${[...model.followed].map(([name, times]) => `${name} ${times}`).join(', ')}\n`,
    );
    if (half !== 'held') {
      await mkdir(join(checkout, '.cache', 'test-results'), { recursive: true });
      await writeFile(
        join(checkout, '.cache', 'test-results', `model-calls-${half}.md`),
        `${wrong.join('\n\n')}\n`,
      );
    }
    expect(wrong).toHaveLength(0);
  },
  CALLS_DEADLINE_MS,
);
