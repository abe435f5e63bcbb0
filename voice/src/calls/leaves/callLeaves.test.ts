import type { EndedReason } from '@belldesk/contract/voice/call';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { describe, expect, test } from 'vitest';
import type { ModelEvent, ModelRequest } from '../../dialogue/model.ts';
import { courtesyIn } from '../../dialogue/recording/courtesy.ts';
import { meteredTranscriber, meteredVoice } from '../../speech/metered.ts';
import { MemoryLeg } from '../../testing/memoryLeg.ts';
import { scriptedModel, scriptedTranscriber, scriptedVoice } from '../../testing/scripted.ts';
import { Call } from '../call.ts';
import type { Engine } from '../engine.ts';
import { newCallRow } from '../newCallRow.ts';
import { receptionistOf } from '../receptionist.ts';
import { withRecordingNotice } from '../recording/recordingNotice.ts';
import type { Leaves } from './leaves.ts';

const START_MS = Date.parse('2026-03-02T10:00:00Z');

async function settle(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

function begin(options: {
  hears: readonly string[];
  answers?: (request: ModelRequest) => readonly ModelEvent[];
  recordingEnabled?: boolean;
  country?: string;
}) {
  const clock = new ManualClock(START_MS);
  const leg = new MemoryLeg(clock);
  const removed: string[] = [];
  const finished: { reason: EndedReason; leaves: Leaves | undefined }[] = [];
  const model = scriptedModel(options.answers ?? (() => [{ type: 'text', text: 'Yes.' }]));
  const voice = scriptedVoice();
  const engine: Engine = {
    clock,
    logger: createLogger('test', { level: 'silent' }),
    voice: meteredVoice(voice),
    transcriber: meteredTranscriber(scriptedTranscriber(options.hears)),
    model,
    house: model,
    keeper: {
      begin: async (row) => row,
      join: async (row) => row,
      checkpoint: async () => {},
      async finish(_row, _state, reason, _endedAtMs, leaves) {
        finished.push({ reason, leaves });
      },
    },
    recordings: {
      start: async () => ({ write() {}, close: async () => 0 }),
      read: async () => null,
      remove: async () => {},
    },
    callRecordings: {
      pathOf: (callId) => `/recordings/${callId}.wav`,
      find: async () => null,
      async remove(callId) {
        removed.push(callId);
      },
    },
  };
  const { recordingEnabled, country } = options;
  const dto = {
    ...(country === undefined ? {} : { metadata: { country } }),
    firstMessage: 'Hello! How can I help you?',
    ...(recordingEnabled === undefined ? {} : { artifactPlan: { recordingEnabled } }),
  };
  const call = new Call(engine, {
    row: newCallRow('inboundPhoneCall', dto, clock.nowMs()),
    receptionist: withRecordingNotice(receptionistOf(dto), engine),
    leg,
    input: 'speech',
    callerNumber: null,
    lostAfterMs: 60_000,
    watcher: { show() {}, speech() {}, taken() {}, ended() {} },
  });
  call.start();
  return {
    call,
    leg,
    voice,
    model,
    removed,
    /** Lets the greeting end, and the caller say the next line of their script. */
    async speaks(): Promise<void> {
      await settle();
      clock.advance(4_000);
      leg.caller({ type: 'speech-started', atMs: clock.nowMs() });
      leg.caller({ type: 'caller-audio', pcm: new Int16Array(8_000) });
      clock.advance(900);
      leg.caller({ type: 'speech-stopped', atMs: clock.nowMs() });
      clock.advance(3_000);
      await settle();
    },
    async hangsUp(): Promise<Leaves> {
      call.hangUp('customer-ended-call');
      await call.finished;
      const { leaves } = finished[0] ?? {};
      if (!leaves) throw new Error('the call left nothing');
      return leaves;
    },
  };
}

const { notice, stopped, notRecorded, goOn } = courtesyIn('en-US');

describe('a recorded call', () => {
  test('says so, is recorded from its first moment and kept at its end', async () => {
    const { call, leg, voice, speaks, hangsUp } = begin({ hears: ['are you open'] });
    expect(leg.recordsTo).toBe(`/recordings/${call.id}.wav`);
    await speaks();
    expect(voice.spoken.slice(0, 3)).toEqual(['Hello!', notice, 'How can I help you?']);
    const { recording } = await hangsUp();
    expect(recording).toEqual({ state: 'kept', seconds: 7, lostSeconds: 0 });
    expect(leg.recordingKept).toBe(true);
  });

  test('is stopped and deleted when the caller does not want it, and its model hears nothing of it', async () => {
    const { leg, voice, model, speaks, hangsUp } = begin({
      hears: ["please don't record this", 'are you open'],
    });
    await speaks();
    expect(leg.recordingKept).toBe(false);
    expect(voice.spoken.slice(3).join(' ')).toBe(`${stopped} ${goOn}`);
    expect(model.asked).toEqual([]);
    await speaks();
    const said = model.asked[0]?.conversation.map((message) => 'text' in message && message.text);
    expect(said?.slice(-1)).toEqual(['are you open']);
    expect(JSON.stringify(said)).not.toMatch(/record this|stopped/);
    expect((await hangsUp()).recording).toEqual({ state: 'refused', seconds: 0, lostSeconds: 0 });
  });

  test('goes on with what else was said in the same breath', async () => {
    const { voice, model, speaks } = begin({
      hears: ['please do not record this and can I book a table'],
    });
    await speaks();
    expect(model.asked[0]?.conversation.at(-1)).toMatchObject({ text: 'can I book a table' });
    expect(voice.spoken.at(-1)).toBe('Yes.');
    expect(voice.spoken.join(' ')).toContain(stopped);
  });

  test('is deleted for a caller who says so and hangs up at once', async () => {
    const { call, leg, removed, hangsUp } = begin({ hears: ['do not record me'] });
    await settle();
    leg.caller({ type: 'speech-started', atMs: START_MS });
    leg.caller({ type: 'speech-stopped', atMs: START_MS });
    const { recording } = await hangsUp();
    expect(recording?.state).toBe('refused');
    expect(removed).toEqual([call.id]);
  });
});

describe('a call that its owner does not have recorded', () => {
  test('is not, says nothing of it, and tells who asks', async () => {
    const { leg, voice, speaks, hangsUp } = begin({
      hears: ["please don't record this"],
      recordingEnabled: false,
    });
    expect(leg.recordsTo).toBeNull();
    await speaks();
    expect(voice.spoken.slice(0, 2)).toEqual(['Hello!', 'How can I help you?']);
    expect(voice.spoken.join(' ')).toContain(notRecorded);
    expect((await hangsUp()).recording).toBeNull();
  });
});

test('a caller in danger is told whom to call, and the model is not asked', async () => {
  const { voice, model, speaks } = begin({
    hears: ["my husband isn't breathing", 'a table for two'],
    country: 'US',
  });
  await speaks();
  expect(voice.spoken.join(' ')).toContain('call the emergency services on nine one one now');
  expect(model.asked).toEqual([]);
  await speaks();
  expect(model.asked[0]?.conversation.at(-1)).toMatchObject({ text: 'a table for two' });
});

test('what a call used is in what it leaves', async () => {
  const { speaks, hangsUp } = begin({
    hears: ['are you open'],
    recordingEnabled: false,
    answers: ({ meter }) => {
      meter?.used({
        type: 'model',
        provider: 'openai',
        model: 'gpt-4o-mini',
        promptTokens: 1_000,
        completionTokens: 100,
        estimated: false,
      });
      return [{ type: 'text', text: 'Yes.' }];
    },
  });
  await speaks();
  const { costs } = await hangsUp();
  expect(costs).toEqual(
    expect.arrayContaining([
      { type: 'voice', voice: { provider: 'scripted' }, characters: 29, cost: null },
      {
        type: 'transcriber',
        transcriber: { provider: 'scripted' },
        minutes: 0.0167,
        cost: null,
      },
      {
        type: 'model',
        model: { provider: 'openai', model: 'gpt-4o-mini' },
        promptTokens: 1_000,
        completionTokens: 100,
        cost: 0.00021,
      },
    ]),
  );
});
