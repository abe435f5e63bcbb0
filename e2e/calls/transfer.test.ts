import { receptionistTools } from '@belldesk/contract/voice/tools';
import type { TransferDestination } from '@belldesk/contract/voice/transferTool';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PhoneAnswerer } from '../src/caller/phoneAnswerer.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { VoiceClient } from '../src/voiceClient.ts';

let platform: Platform;
let answerer: PhoneAnswerer;
let caller: PhoneCaller;

beforeAll(async () => {
  platform = await startPlatform();
});

afterAll(() => platform.stop());

beforeEach(() => {
  answerer = new PhoneAnswerer();
});

afterEach(() => {
  answerer.close();
  caller.close();
});

/** A second of a steady tone at 8 kHz. */
const tone = Int16Array.from({ length: 8_000 }, (_, n) => 8_000 * Math.sin(n / 4));

/** An assistant that may put callers through, and its caller, who has heard the greeting. */
async function callDesk(email: string, destination: TransferDestination) {
  const owner = await Owner.signUp(platform.url, email);
  const assistant = await owner.createAssistant(lambForm, 'Europe/London');
  const address = await owner.publish(assistant.id);
  await new VoiceClient(platform).changeAssistant(assistant.assistantId, {
    model: {
      provider: 'openai',
      model: 'gpt-3.5-turbo',
      tools: [...receptionistTools, { type: 'transferCall', destinations: [destination] }],
    },
  });
  caller = new PhoneCaller({
    host: '127.0.0.1',
    port: platform.sipPort,
    user: /^sip:([^@]+)@/.exec(address.sipUri)?.[1] ?? '',
    from: '+442079460123',
  });
  await caller.call();
  await caller.listen(0, 30_000);
  return owner;
}

/** What the owner sees of the only call once it is over. */
async function recordOf(owner: Owner) {
  const row = await eventually(async () => {
    const { rows } = await owner.calls();
    return rows.find((each) => each.status !== 'in-progress');
  });
  return owner.call(row.id);
}

/** What one says is heard by the other. */
async function hears(
  speaker: { say(pcm: Int16Array): Promise<void> },
  listener: { readonly lastSoundAtMs: number | null },
): Promise<void> {
  const sinceMs = Date.now();
  await speaker.say(tone);
  await eventually(async () => ((listener.lastSoundAtMs ?? 0) > sinceMs ? true : undefined));
}

describe('a caller who presses 0', () => {
  test('talks with the person who was called, and the owner sees that', async () => {
    const owner = await callDesk('transfer@example.com', {
      type: 'sip',
      sipUri: await answerer.open(),
    });
    caller.press('0');
    await answerer.answered;
    expect(answerer.shown).toBe('+442079460123');
    await hears(caller, answerer);
    await hears(answerer, caller);
    answerer.hangUp();
    await eventually(async () => (caller.hungUp ? true : undefined));
    const call = await recordOf(owner);
    expect(call).toMatchObject({
      status: 'completed',
      outcome: 'answered',
      endedReason: 'assistant-forwarded-call',
      endedBecause: 'The assistant transferred the caller to a person.',
    });
    expect(call.durationSeconds).toBeGreaterThanOrEqual(2);
    expect(call.transcript.map(({ text }) => text).join(' ')).toMatch(/Golden Lamb.*\[keys\] 0/);
  });

  test('is told of to the person called, who sends the call back', async () => {
    const owner = await callDesk('warm@example.com', {
      type: 'sip',
      sipUri: await answerer.open(),
      transferPlan: { mode: 'warm-transfer-say-summary' },
    });
    caller.press('0');
    await answerer.answered;
    // Nobody but the assistant makes a sound.
    await eventually(async () => (answerer.lastSoundAtMs === null ? undefined : true));
    answerer.press('2');
    await eventually(async () => (answerer.hungUp ? true : undefined));
    await caller.listen(Date.now(), 30_000);
    await caller.hangUp();
    const call = await recordOf(owner);
    expect(call.endedReason).toBe('customer-ended-call');
    expect(call.transcript.map(({ text }) => text).join(' ')).toMatch(/nobody is free.*message/);
  });

  test('is offered a message when nobody answers, and hangs up', async () => {
    const owner = await callDesk('nobody@example.com', {
      type: 'sip',
      // Nothing listens there: the system says so at once.
      sipUri: 'sip:anna@127.0.0.1:9;transport=tcp',
    });
    const sinceMs = Date.now();
    caller.press('0');
    await caller.listen(sinceMs, 30_000);
    await caller.hangUp();
    const call = await recordOf(owner);
    expect(call.endedReason).toBe('customer-ended-call');
    expect(call.transcript.map(({ text }) => text).join(' ')).toMatch(/nobody is free.*message/);
  });
});
