import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receptionistTools, TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRuleBasedAgent } from '../dialogue/agent/agent.ts';
import type { Model } from '../dialogue/model.ts';
import type { TurnState } from '../dialogue/turns/state.ts';
import type { SpeakRequest, Voice } from '../speech/ports.ts';
import type { PromptStore } from '../speech/prompts/promptStore.ts';
import { withPrompts } from '../speech/prompts/withPrompts.ts';
import { MemoryLeg } from '../testing/memoryLeg.ts';
import { scriptedModel, scriptedTranscriber, scriptedVoice } from '../testing/scripted.ts';
import { Call } from './call.ts';
import type { Engine } from './engine.ts';
import { newCallRow } from './newCallRow.ts';
import { promptTextsOf } from './prompts/promptTexts.ts';
import { receptionistOf } from './receptionist.ts';
import { createRecordings } from './recordings.ts';

const TONE = -1;
const logger = createLogger('test', { level: 'silent' });

/** Notes the sound of which sentence reached the caller, by its segment. */
class NotedLeg extends MemoryLeg {
  readonly heard: { segmentId: number; samples: number }[] = [];
  override play(segmentId: number, pcm: Int16Array, last: boolean): void {
    if (pcm.length > 0) this.heard.push({ segmentId, samples: pcm.length });
    super.play(segmentId, pcm, last);
  }
  get toneHeard(): boolean {
    return this.heard.some(({ segmentId }) => segmentId === TONE);
  }
}

/** A voice that a test can silence. */
function breakableVoice(): Voice & { broken: boolean } {
  const inner = scriptedVoice();
  return {
    name: 'breakable',
    broken: false,
    async *speak(request: SpeakRequest) {
      if (this.broken) throw new Error('every voice is down');
      yield* inner.speak(request);
    },
    async close() {},
  };
}

const says = (text: string) => scriptedModel(() => [{ type: 'text', text }]);
const broken: Model = {
  name: 'broken',
  async *respond() {
    yield* [];
    throw new TypeError('a bug');
  },
};

let folder: string;
let productUrl: string;
const taken: string[] = [];
const product = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    taken.push(body);
    const id = /"toolCallList":\[\{"id":"([^"]+)"/.exec(body)?.[1];
    const result = JSON.stringify({ ok: true, id: '0190b6a0-0000-7000-8000-000000000001' });
    response.end(JSON.stringify({ results: [{ toolCallId: id, result }] }));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}/`;
});
beforeEach(async () => {
  taken.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'belldesk-voicemail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => {
  product.closeAllConnections();
  product.close();
});

async function settle(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

async function begin(options: { model?: Model; house?: Model; voice: Voice; prompts?: boolean }) {
  const clock = new ManualClock(Date.parse('2026-03-02T10:00:00Z'));
  const dto = {
    name: 'Golden Lamb',
    firstMessage: 'Hello!',
    model: { provider: 'openai', model: 'x', tools: receptionistTools },
    server: { url: productUrl },
  };
  const receptionist = receptionistOf(dto);
  const texts = new Set(options.prompts ? promptTextsOf(receptionist) : []);
  const store: PromptStore = {
    has: ({ text }) => texts.has(text),
    read: async ({ text }) => (texts.has(text) ? new Int16Array(16_000) : null),
    async write() {},
    async keepOnly() {},
  };
  const house = options.house ?? createRuleBasedAgent();
  const kept: { reason: string; state: TurnState }[] = [];
  const engine: Engine = {
    clock,
    logger,
    voice: withPrompts(options.voice, store, clock),
    transcriber: scriptedTranscriber(['a table for two', 'a table for two']),
    model: options.model ?? house,
    house,
    keeper: {
      begin: async (row) => row,
      join: async (row) => row,
      checkpoint: async () => {},
      async finish(_row, state, reason) {
        kept.push({ reason, state });
      },
    },
    recordings: createRecordings(folder),
  };
  const leg = new NotedLeg(clock);
  const shown: string[] = [];
  const call = new Call(engine, {
    row: newCallRow('inboundPhoneCall', dto, clock.nowMs()),
    receptionist,
    leg,
    input: 'speech',
    callerNumber: '+442079460000',
    lostAfterMs: 60_000,
    watcher: {
      show: (line) => void (line.role === 'assistant' && shown.push(line.text)),
      speech() {},
      taken() {},
      ended() {},
    },
  });
  call.start();
  await settle();
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 500) {
      clock.advance(500);
      await settle();
    }
  };
  const say = async () => {
    leg.caller({ type: 'speech-started', atMs: clock.nowMs() });
    await pass(1_000);
    leg.caller({ type: 'speech-stopped', atMs: clock.nowMs() });
    await pass(1_000);
  };
  /** Speaks after the tone. */
  const leaveMessage = async () => {
    for (let n = 0; n < 50; n += 1) leg.caller({ type: 'caller-audio', pcm: new Int16Array(800) });
    leg.caller({ type: 'digit', digit: '#' });
    // The file is closed in its own time.
    await expect.poll(() => kept.length + taken.length).toBeGreaterThan(0);
    await pass(20_000);
  };
  return { leg, kept, shown, pass, say, leaveMessage };
}

describe('a caller to whom no voice can speak', () => {
  test('hears the prompts, chooses by keys, and leaves a message', async () => {
    const voice = breakableVoice();
    const { leg, shown, say, pass, leaveMessage, kept } = await begin({
      voice,
      prompts: true,
      model: says('For which day would you like it?'),
    });
    await pass(2_000);
    voice.broken = true;
    await say();
    await pass(3_000);
    expect(shown).toContain('Hello!');
    expect(shown.join(' ')).toMatch(/message after the tone/i);
    expect(shown.join(' ')).not.toContain('For which day');
    leg.caller({ type: 'digit', digit: '3' });
    await pass(5_000);
    expect(shown.join(' ')).toMatch(/speak after the tone/i);
    expect(leg.toneHeard).toBe(true);
    await leaveMessage();
    expect(taken.filter((body) => body.includes(TAKE_MESSAGE))).toHaveLength(1);
    expect(kept).toMatchObject([{ reason: 'assistant-ended-call' }]);
    expect(shown.join(' ')).toMatch(/noted your message.*goodbye/i);
  });

  test('who presses no key is asked for a message', async () => {
    const voice = breakableVoice();
    voice.broken = true;
    const { leg, shown, say, pass } = await begin({ voice, prompts: true, model: says('When?') });
    await pass(2_000);
    expect(shown).toContain('Hello!');
    await say();
    await pass(25_000);
    expect(shown.join(' ')).toMatch(/speak after the tone/i);
    expect(leg.toneHeard).toBe(true);
  });

  test('hears at least the tone when there are no prompts either, and the message is kept', async () => {
    const voice = breakableVoice();
    voice.broken = true;
    const { leg, pass, leaveMessage, kept } = await begin({ voice });
    await pass(1_000);
    expect(leg.heard.map(({ segmentId }) => segmentId)).toEqual([TONE]);
    await leaveMessage();
    expect(taken.filter((body) => body.includes(TAKE_MESSAGE))).toHaveLength(1);
    expect(kept).toMatchObject([{ reason: 'assistant-ended-call' }]);
  });
});

describe('a caller whose receptionist is broken', () => {
  test('is asked once more, and then led to the recorder by fixed prompts', async () => {
    const { leg, shown, say, pass, leaveMessage, kept } = await begin({
      voice: breakableVoice(),
      house: broken,
    });
    await pass(2_000);
    await say();
    await pass(5_000);
    expect(shown.join(' ')).toMatch(/say it again/i);
    await say();
    await pass(8_000);
    expect(shown.join(' ')).toMatch(/message after the tone/i);
    leg.caller({ type: 'digit', digit: '3' });
    await pass(6_000);
    expect(leg.toneHeard).toBe(true);
    await leaveMessage();
    expect(taken.filter((body) => body.includes(TAKE_MESSAGE))).toHaveLength(1);
    expect(kept).toMatchObject([{ reason: 'assistant-ended-call' }]);
  });
});
