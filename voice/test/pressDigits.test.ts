import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { expect, test } from 'vitest';
import { Call } from '../src/calls/call.ts';
import type { Engine } from '../src/calls/engine.ts';
import { newCallRow } from '../src/calls/newCallRow.ts';
import { receptionistOf } from '../src/calls/receptionist.ts';
import { createRecordings } from '../src/calls/recordings.ts';
import { mediaTest } from '../src/telephony/media/test/mediaTest.ts';
import type { MediaLeg } from '../src/telephony/mediaLeg.ts';
import { MemoryLeg } from '../src/testing/memoryLeg.ts';
import { scriptedModel, scriptedVoice } from '../src/testing/scripted.ts';

const KEYS = 101;
const media = mediaTest(15_970, 15_989);

/** A call whose model presses 4, 2 and hash as soon as it may, and then says what it was answered. */
function callOver(leg: MediaLeg) {
  const voice = scriptedVoice();
  const model = scriptedModel(({ conversation, tools }) => {
    const last = conversation.at(-1);
    if (last?.role === 'tool-result') return [{ type: 'text', text: `Said ${last.result}` }];
    return tools.some((tool) => tool.function.name === 'pressDigits')
      ? [{ type: 'tool-call', id: 'p', name: 'pressDigits', arguments: { digits: '42#' } }]
      : [{ type: 'text', text: 'I have no keys here.' }];
  });
  const engine: Engine = {
    clock: systemClock,
    logger: createLogger('test', { level: 'silent' }),
    voice,
    transcriber: null,
    model,
    house: model,
    keeper: {
      begin: async (row) => row,
      join: async (row) => row,
      checkpoint: async () => {},
      finish: async () => {},
    },
    recordings: createRecordings(join(tmpdir(), 'belldesk-no-recordings')),
  };
  const call = new Call(engine, {
    row: newCallRow('inboundPhoneCall', {}, systemClock.nowMs(), {}),
    receptionist: receptionistOf({
      firstMessageMode: 'assistant-waits-for-user',
      model: { provider: 'openai', model: 'x', tools: [{ type: 'dtmf' }] },
    }),
    leg,
    input: 'text',
    callerNumber: null,
    lostAfterMs: Number.POSITIVE_INFINITY,
    watcher: { show() {}, speech() {}, taken() {}, ended() {} },
  });
  call.start();
  call.tell({ type: 'typed', text: 'please press' });
  return { call, voice };
}

async function spokenBy(voice: { readonly spoken: readonly string[] }): Promise<string> {
  while (voice.spoken.length === 0) await new Promise<void>((next) => setImmediate(next));
  return voice.spoken.join(' ');
}

test('on a telephone line the caller’s side receives the keys, and then the model hears of it', async () => {
  const caller = await media.caller();
  const leg = await media.leg(caller);
  await caller.received(2);
  const { call, voice } = callOver(leg);
  expect(await spokenBy(voice)).toContain('"ok":true');
  const events = caller.packets.filter(({ header }) => header.payloadType === KEYS);
  const presses = Map.groupBy(events, ({ header }) => header.timestamp);
  expect([...presses.values()].map(([first]) => first?.payload[0])).toEqual([4, 2, 11]);
  call.hangUp('customer-ended-call');
  await call.finished;
});

test('where keys were not negotiated the model is told that none were pressed', async () => {
  const caller = await media.caller();
  const leg = await media.leg(caller);
  leg.retarget({ address: null, port: 0, sending: true, telephoneEventPayloadType: null });
  const { call, voice } = callOver(leg);
  expect(await spokenBy(voice)).toContain('"ok":false');
  call.hangUp('customer-ended-call');
  await call.finished;
});

test('in a browser there is no such tool', async () => {
  const { call, voice } = callOver(new MemoryLeg(systemClock));
  expect(await spokenBy(voice)).toBe('I have no keys here.');
  call.hangUp('customer-ended-call');
  await call.finished;
});
