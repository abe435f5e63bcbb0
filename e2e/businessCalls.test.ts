import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BusinessDesk } from './src/businessCalls/desk.ts';
import { loadCallSets } from './src/businessCalls/format.ts';
import { type PlayedCall, playCall } from './src/businessCalls/play.ts';
import { checkout, type Platform, startPlatform } from './src/platform.ts';
import { VoiceClient } from './src/voiceClient.ts';

/**
 * Calls of strangers to businesses as owners set them up. The held half is only counted: its
 * failures are written nowhere unless a person asks for them.
 */
const LEAST_RIGHT = { open: 0, held: 0 } as const;

let platform: Platform;
let client: VoiceClient;

beforeAll(async () => {
  platform = await startPlatform();
  client = new VoiceClient(platform);
});

afterAll(async () => {
  await platform?.stop();
});

test.each(['open', 'held'] as const)('calls of the %s half come out right', async (half) => {
  const played: PlayedCall[] = [];
  for (const { id, business, calls } of await loadCallSets(half)) {
    const desk = await BusinessDesk.open(platform, `${id}-${half}`, business);
    for (const call of calls) played.push(await playCall(client, desk, business, call));
  }
  const right = played.filter(({ problems }) => problems.length === 0);
  const kinds = Map.groupBy(played, ({ kind }) => kind);
  const told = [...kinds].map(
    ([kind, of]) =>
      `${kind} ${of.filter(({ problems }) => problems.length === 0).length}/${of.length}`,
  );
  process.stdout.write(`${half}: ${right.length}/${played.length} right (${told.join(', ')})\n`);
  if (half === 'open') await report(played);
  expect(right.length).toBeGreaterThanOrEqual(Math.ceil(LEAST_RIGHT[half] * played.length));
});

async function report(played: readonly PlayedCall[]): Promise<void> {
  const wrong = played.filter(({ problems }) => problems.length > 0);
  const text = wrong
    .map(({ id, kind, problems, transcript }) =>
      [`## ${id} (${kind})`, ...problems.map((one) => `- ${one}`), transcript].join('\n'),
    )
    .join('\n\n');
  await mkdir(join(checkout, '.cache', 'test-results'), { recursive: true });
  await writeFile(join(checkout, '.cache', 'test-results', 'business-calls.md'), `${text}\n`);
}
