import type { CallDetail } from '@belldesk/contract/product/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { converse, type Reaction } from '../src/caller/conversation.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { VoiceClient } from '../src/voiceClient.ts';

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

async function phone(email: string, reactions: readonly Reaction[]) {
  const owner = await Owner.signUp(platform.url, email);
  const { id, assistantId } = await owner.createAssistant(lambForm, 'Europe/London');
  const { sipUri } = await owner.publish(id);
  const caller = new PhoneCaller({
    host: '127.0.0.1',
    port: platform.sipPort,
    user: /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '',
    from: '+442079460123',
  });
  try {
    await caller.call();
    const client = new VoiceClient(platform);
    const heard = await converse({ caller, voice, client, assistantId, reactions });
    const row = await eventually(async () => {
      const { rows } = await owner.calls();
      return rows.find((each) => each.status !== 'in-progress');
    });
    return { owner, heard, call: await owner.call(row.id) };
  } finally {
    caller.close();
  }
}

const FRAME_MS = 20;
/** The line is clean: what fades out counts until it is gone. */
const LOUD = 60;
/** Frames of 20 ms on both ends, how a word fades, and how softly the answer begins. */
const TOLERANCE_MS = 150;

/** From the last sound on the left to the next on the right, of every turn in a recording; ms. */
function delaysIn(wav: Buffer): number[] {
  const frameBytes = (wav.readUInt32LE(24) / 1_000) * FRAME_MS * 4;
  const delays: number[] = [];
  let callerEndMs: number | null = null;
  for (let at = 44, ms = 0; at + frameBytes <= wav.length; at += frameBytes, ms += FRAME_MS) {
    let [left, right] = [0, 0];
    for (let n = at; n < at + frameBytes; n += 4) {
      left = Math.max(left, Math.abs(wav.readInt16LE(n)));
      right = Math.max(right, Math.abs(wav.readInt16LE(n + 2)));
    }
    if (left > LOUD) callerEndMs = ms + FRAME_MS;
    else if (right > LOUD && callerEndMs !== null) {
      delays.push(ms - callerEndMs);
      callerEndMs = null;
    }
  }
  return delays;
}

const measured = (call: CallDetail) => call.turns.flatMap(({ totalMs }) => totalMs ?? []);

describe('the recording of a call', () => {
  test('holds both sides as they were heard, with the delays that its record names', async () => {
    const { owner, call, heard } = await phone('recorded@example.com', [
      { when: /(anything|what) else/i, does: { say: 'no thank you, goodbye' } },
      { when: /help you/i, does: { say: 'what are your opening hours' } },
    ]);
    expect(heard.join(' ')).toContain('This call may be recorded.');
    expect(call.recording).toMatchObject({ state: 'kept', lostSeconds: 0 });
    expect(Math.abs((call.recording?.seconds ?? 0) - call.durationSeconds)).toBeLessThan(2);
    const response = await owner.raw('GET', `/api/calls/${call.id}/call-recording`);
    expect(response.headers.get('content-type')).toBe('audio/wav');
    const wav = Buffer.from(await response.arrayBuffer());
    const [said, told] = [delaysIn(wav), measured(call)];
    expect(told.length).toBeGreaterThan(0);
    // What is told after the last answer was begun has no delay; noise of the line makes none more.
    expect(said.length).toBe(told.length);
    for (const [turn, ms] of said.entries())
      expect(Math.abs(ms - (told[turn] ?? 0))).toBeLessThan(TOLERANCE_MS);
    expect(call.costs.map(({ type }) => type).sort()).toEqual(['transcriber', 'voice']);
    expect(call.summary).toMatch(/^The caller asked: .*opening hours/i);
  });

  test('is deleted when the caller does not want it', async () => {
    const { owner, call } = await phone('refused@example.com', [
      { when: /stopped/i, does: { say: 'thank you goodbye' } },
      { when: /help you/i, does: { say: 'please do not record this call' } },
      { when: /sorry|catch|again/i, does: { say: 'please do not record this call' } },
    ]);
    expect(call.recording).toEqual({ state: 'refused', seconds: 0, lostSeconds: 0 });
    expect((await owner.raw('GET', `/api/calls/${call.id}/call-recording`)).status).toBe(404);
    expect(call.transcript.map(({ text }) => text)).toContain(
      'The recording is stopped, and what was recorded is deleted.',
    );
  });
});
