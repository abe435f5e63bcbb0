import { promptWithServices } from '@belldesk/contract/business/promptServices';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { receptionistTools } from '@belldesk/contract/voice/tools';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { expect, test } from 'vitest';
import { createRuleBasedAgent } from '../dialogue/agent/agent.ts';
import type { Model } from '../dialogue/model.ts';
import { promptService } from '../dialogue/testing/promptService.ts';
import type { TurnState } from '../dialogue/turns/state.ts';
import { MemoryLeg } from '../testing/memoryLeg.ts';
import {
  type ScriptedLine,
  scriptedModel,
  scriptedTranscriber,
  scriptedVoice,
} from '../testing/scripted.ts';
import { Call } from './call.ts';
import { newCallRow } from './newCallRow.ts';
import { receptionistOf } from './receptionist.ts';
import { createRecordings } from './recordings.ts';

const NAMES = ['Golden', 'Lamb', 'brasserie', 'Siobhan', 'Table', 'tasting menu'];
const TABLE = promptService('Table', {
  otherNames: ['tasting menu'],
  kind: 'reservation',
  durationMinutes: 90,
  resources: [{ name: 'Siobhan', kind: 'staff' }],
});
/** Longer than anything that is spoken here. */
const SPOKEN_MS = 20_000;
const SAID_MS = 900;

async function settle(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

function heardAs(
  text: string,
  confidence: number,
  alternatives: readonly { readonly text: string; readonly confidence: number }[] = [],
): ScriptedLine {
  return { text, hearing: { confidence, alternatives, words: [] } };
}

/** A spoken call on Monday, 2 March 2026; each `speaks` is one turn of the caller. */
async function begin(model: Model, script: readonly ScriptedLine[]) {
  const clock = new ManualClock(Date.parse('2026-03-02T10:00:00Z'));
  const described = buildSystemPrompt({
    companyName: 'Golden Lamb',
    phoneNumber: '',
    businessDescription: 'A restaurant.',
    targetCustomers: '',
    additionalDetails: 'Opening hours: every day, 12:00 to 22:00.',
  });
  const systemPrompt = promptWithServices(described, [TABLE]);
  const dto = {
    name: 'Golden Lamb',
    firstMessage: 'Hello!',
    model: {
      provider: 'openai',
      model: 'x',
      tools: receptionistTools,
      messages: [{ role: 'system' as const, content: systemPrompt }],
    },
    transcriber: { provider: 'x', keywords: ['brasserie'] },
    metadata: { companyName: 'Golden Lamb' },
  };
  const transcriber = scriptedTranscriber(script);
  const voice = scriptedVoice();
  const kept: TurnState[] = [];
  const leg = new MemoryLeg(clock);
  const call = new Call(
    {
      clock,
      logger: createLogger('test', { level: 'silent' }),
      voice,
      transcriber,
      model,
      house: model,
      keeper: {
        begin: async (row) => row,
        join: async (row) => row,
        checkpoint: async () => {},
        finish: async (_row, state) => void kept.push(state),
      },
      recordings: createRecordings('/nothing/is/recorded'),
    },
    {
      row: newCallRow('inboundPhoneCall', dto, clock.nowMs()),
      receptionist: receptionistOf(dto),
      leg,
      input: 'speech',
      callerNumber: null,
      lostAfterMs: 3_600_000,
      watcher: { show() {}, speech() {}, taken() {}, ended() {} },
    },
  );
  call.start();
  await settle();
  clock.advance(SPOKEN_MS / 20);
  await settle();
  async function speaks(): Promise<string> {
    const before = voice.spoken.length;
    leg.caller({ type: 'speech-started', atMs: clock.nowMs() });
    clock.advance(SAID_MS);
    leg.caller({ type: 'speech-stopped', atMs: clock.nowMs() });
    await settle();
    clock.advance(2_000);
    await settle();
    // everything is said before the caller answers, and no silence is counted yet
    clock.advance(4_000);
    await settle();
    return voice.spoken.slice(before).join(' ');
  }
  async function end(): Promise<TurnState | undefined> {
    call.hangUp('customer-ended-call');
    await call.finished;
    return kept[0];
  }
  return { speaks, end, transcriber };
}

test('a recogniser hears the answer to each question as one, and the misheard is asked about', async () => {
  const { speaks, end, transcriber } = await begin(createRuleBasedAgent(), [
    'a table for two please',
    heardAs('on the forth of jewel', 0.5, [{ text: 'on the fourth of June', confidence: 0.4 }]),
    heardAs('at seven', 0.4, [{ text: 'at eleven', confidence: 0.35 }]),
    'yes',
  ]);
  expect(await speaks()).toContain('Which day would you like?');
  expect(await speaks()).toContain('What time would you like?');
  expect(await speaks()).toContain('Was that 7 pm?');
  expect(await speaks()).toContain('What name shall I put it under?');
  expect(transcriber.listenedFor).toEqual([
    { asked: 'anything', phrases: NAMES },
    { asked: 'date', phrases: [] },
    { asked: 'time', phrases: [] },
    { asked: 'yes-no', phrases: [] },
  ]);
  const state = await end();
  const said = state?.entries.flatMap(({ message }) =>
    message.role === 'caller' ? [message] : [],
  );
  expect(said?.[1]?.hearing).toEqual({
    confidence: 0.5,
    alternatives: [{ text: 'on the fourth of June', confidence: 0.4 }],
  });
});

test('where a language model leads, anything is expected, whatever was asked before', async () => {
  const house = createRuleBasedAgent();
  let asked = 0;
  const model: Model = {
    name: 'turns',
    respond(request) {
      asked += 1;
      const chat = scriptedModel(() => [{ type: 'text', text: 'Lovely. Which day was it?' }]);
      return (asked === 1 ? house : chat).respond(request);
    },
  };
  const { speaks, end, transcriber } = await begin(model, [
    'a table for two',
    'tomorrow',
    'Monday',
  ]);
  await speaks();
  await speaks();
  await speaks();
  expect(transcriber.listenedFor.map((one) => one?.asked)).toEqual([
    'anything',
    'date',
    'anything',
  ]);
  await end();
});
