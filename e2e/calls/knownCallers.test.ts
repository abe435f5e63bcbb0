import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Assistant, assistant as assistantShape } from '@belldesk/contract/product/assistant';
import type { AssistantRequestOutcome, VoiceCall } from '@belldesk/contract/voice/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { converse, type Reaction } from '../src/caller/conversation.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { VoiceClient } from '../src/voiceClient.ts';

const ANNAS = '+442079460111';
const NOBODYS = '+442079460999';

let platform: Platform;
let owner: Owner;
let assistant: Assistant;
let user: string;
let client: VoiceClient;
let voice: CallerVoice;

beforeAll(async () => {
  platform = await startPlatform();
  client = new VoiceClient(platform);
  voice = new CallerVoice();
  owner = await Owner.signUp(platform.url, 'known@example.com');
  assistant = await owner.createAssistant(lambForm);
  const { sipUri } = await owner.publish(assistant.id);
  user = /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '';
  const booked = await owner.raw('POST', '/api/bookings', {
    kind: 'reservation',
    service: 'table',
    partySize: 4,
    date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    time: '19:00',
    name: 'Anna Park',
    phoneNumber: ANNAS,
    notes: null,
    anyway: true,
  });
  if (booked.status !== 200) throw new Error(`The booking was answered ${booked.status}`);
});

afterAll(async () => {
  await voice.close();
  await platform.stop();
});

async function greetKnownCallers(isOn: boolean): Promise<void> {
  const { name, firstMessage, systemPrompt, language, voiceId, temperature, locationId } =
    assistant;
  const response = await owner.raw('PATCH', `/api/assistant/${assistant.id}`, {
    expectedUpdatedAt: assistant.updatedAt,
    changes: {
      name,
      firstMessage,
      systemPrompt,
      language,
      voiceId,
      temperature,
      locationId,
      greetsKnownCallers: isOn,
    },
  });
  assistant = assistantShape.parse(await response.json());
}

interface Heard {
  /** What the assistant said, and what came of asking who calls, as the platform's API tells it. */
  readonly heard: readonly string[];
  readonly asked: AssistantRequestOutcome | undefined;
  /** Ms from the acknowledged answer to the first sound. */
  readonly greetedAfterMs: number | null;
}

/** One whole telephone call. */
async function phone(from: string, reactions: readonly Reaction[] = []): Promise<Heard> {
  const caller = new PhoneCaller({ host: '127.0.0.1', port: platform.sipPort, user, from });
  try {
    await caller.call();
    const { assistantId } = assistant;
    const heard = await converse({
      caller,
      voice,
      client,
      assistantId,
      reactions: [...reactions, { when: /./, does: { hangUp: true } }],
    });
    const ended = await eventually<VoiceCall>(async () => {
      const [newest] = await client.calls(assistantId);
      return newest?.status === 'ended' ? newest : undefined;
    });
    const { greetedAfterMs } = caller;
    return { heard, asked: ended.artifact?.assistantRequest, greetedAfterMs };
  } finally {
    caller.close();
  }
}

test('while it is off nobody is asked, and nobody greeted by name', async () => {
  const { heard, asked } = await phone(ANNAS);
  expect(asked).toBeUndefined();
  expect(heard.join(' ')).not.toContain('Anna');
});

test('a number that is nobody’s hears the greeting of everybody', async () => {
  await greetKnownCallers(true);
  const { heard, asked } = await phone(NOBODYS);
  expect(asked).toMatchObject({ outcome: 'answered' });
  expect(heard.join(' ')).toContain('Golden Lamb');
  expect(heard.join(' ')).not.toContain('Anna');
});

test('a customer is greeted by name, which is read back and not asked for', async () => {
  const { heard, asked } = await phone(ANNAS, [
    { when: /right\?|correct\?/i, does: { hangUp: true } },
    { when: /calling from/i, does: { say: 'yes' } },
    { when: /how many/i, does: { say: 'for four people' } },
    { when: /what day|which day|date/i, does: { say: 'tomorrow' } },
    { when: /what time|time/i, does: { say: 'at seven pm' } },
    { when: /help you/i, does: { say: "i'd like to book a table for four tomorrow at seven pm" } },
    { when: /sorry|catch|again/i, does: { say: 'yes please' } },
  ]);
  expect(asked).toMatchObject({ outcome: 'answered' });
  expect(heard[0]).toMatch(/^Hello Anna Park\b/);
  const all = heard.join(' ');
  expect(all).toMatch(/under the name Anna Park/);
  expect(all).not.toMatch(/what name|which name|your name/i);
});

test('a product that does not answer keeps nobody from being greeted', async () => {
  const path = join(platform.dataDir, 'run', 'server--roleall.json');
  const { pid } = z.object({ pid: z.number() }).parse(JSON.parse(await readFile(path, 'utf8')));
  process.kill(pid, 'SIGSTOP');
  try {
    const { heard, asked, greetedAfterMs } = await phone(ANNAS);
    expect(asked).toMatchObject({ outcome: 'late' });
    expect(heard.join(' ')).toContain('Golden Lamb');
    expect(heard.join(' ')).not.toContain('Anna');
    expect(greetedAfterMs).not.toBeNull();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});

test('once it is off again nobody is greeted by name', async () => {
  await greetKnownCallers(false);
  const { heard, asked } = await phone(ANNAS);
  expect(asked).toBeUndefined();
  expect(heard.join(' ')).not.toContain('Anna');
});
