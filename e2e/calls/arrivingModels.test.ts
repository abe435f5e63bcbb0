import { mkdir, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findTestModel } from '@belldesk/kit/testing/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { converse } from '../src/caller/conversation.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { VoiceClient } from '../src/voiceClient.ts';

const models = await Promise.all([findTestModel('listen'), findTestModel('listenTokens')]);
const areHere = models.every((model) => model !== null);
/** The store looks every ten seconds, reads 64 MB through, and a process loads them. */
const ARRIVED_WITHIN_MS = 120_000;
/** Two whole calls and that. */
const DEADLINE_MS = 360_000;

let platform: Platform;
let voice: CallerVoice;

beforeAll(async () => {
  platform = await startPlatform();
  voice = new CallerVoice();
});
afterAll(async () => {
  await voice.close();
  await platform.stop();
});

/** Asks for the opening hours and rings off; who listened to it. */
async function listenerOfCall(owner: Owner, assistantId: string, user: string): Promise<string> {
  const earlier = new Set((await owner.calls()).rows.map(({ id }) => id));
  const from = '+442079460123';
  const caller = new PhoneCaller({ host: '127.0.0.1', port: platform.sipPort, user, from });
  try {
    await caller.call();
    await converse({
      caller,
      voice,
      client: new VoiceClient(platform),
      assistantId,
      reactions: [
        { when: /(anything|what) else/i, does: { say: 'no thank you, goodbye' } },
        { when: /.*/, does: { say: 'what are your opening hours' } },
      ],
    });
  } finally {
    caller.close();
  }
  const ended = await eventually(async () => {
    const { rows } = await owner.calls();
    return rows.find(({ id, status }) => !earlier.has(id) && status !== 'in-progress');
  });
  const { costs } = await owner.call(ended.id);
  return JSON.stringify(costs.filter(({ type }) => type === 'transcriber'));
}

describe('models that come while the product runs', () => {
  test.skipIf(!areHere)(
    'are used by the next call (npm test fetches them), without a restart',
    async () => {
      const owner = await Owner.signUp(platform.url, 'arriving@example.com');
      const { id, assistantId } = await owner.createAssistant(lambForm);
      const { sipUri } = await owner.publish(id);
      const user = /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '';
      const log = () => readFile(join(platform.dataDir, 'logs', 'voice.log'), 'utf8');
      expect(await listenerOfCall(owner, assistantId, user)).not.toContain('moonshine');
      const folder = join(platform.dataDir, 'models');
      await mkdir(folder, { recursive: true });
      for (const model of models)
        if (model) await symlink(model.folder, join(folder, basename(model.folder)));
      await eventually(
        async () => (await log()).includes('heard by Moonshine from now on') || undefined,
        ARRIVED_WITHIN_MS,
      );
      expect(await listenerOfCall(owner, assistantId, user)).toContain('moonshine');
      const pids = new Set(
        (await log()).match(/"part":"voice","pid":\d+/g)?.map((words) => words.split(':').at(-1)),
      );
      expect(pids.size).toBe(1);
    },
    DEADLINE_MS,
  );
});
