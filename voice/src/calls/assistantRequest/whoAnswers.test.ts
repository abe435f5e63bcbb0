import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { serverMessage, WEBHOOK_SECRET_HEADER } from '@belldesk/contract/voice/serverMessage';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import { HttpDouble } from '@belldesk/kit/testing/httpDouble';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSealer, openAssistant, sealAssistant } from '../../store/sealer.ts';
import { newCallRow } from '../newCallRow.ts';
import type { AssistantWanted } from '../resolveAssistant.ts';
import { ASSISTANT_REQUEST_MS, whoAnswers } from './whoAnswers.ts';

const OWN = '0190b6a0-0000-7000-8000-000000000001';
const OTHER = '0190b6a0-0000-7000-8000-000000000002';
const sealer = createSealer('a secret of the test, long enough to be one');
const double = new HttpDouble();
let warnings: string[] = [];
const logger = createLogger('test', {
  level: 'warn',
  destination: { write: (line: string) => void warnings.push(line) },
});

beforeAll(() => double.listen());
beforeEach(() => {
  double.heard.length = 0;
  warnings = [];
});
afterAll(() => double.close());

const dto = (changes: AssistantDto = {}): AssistantDto => ({
  name: 'Golden Lamb',
  firstMessage: 'Hello.',
  server: { url: `http://127.0.0.1:${double.port}/voice`, secret: 'of the webhook' },
  serverMessages: ['assistant-request'],
  ...changes,
});

/** Asks for one call; the clock stands unless `clock` is told to go on. */
function ask(assistant = dto(), clock = new ManualClock(1_000)) {
  const row = newCallRow('inboundPhoneCall', sealAssistant(assistant, sealer), clock.nowMs(), {
    status: 'ringing',
    assistantId: OWN,
    customer: { number: '+442079460999', sipUri: 'sip:+442079460999@127.0.0.1', name: null },
  });
  const wanted: AssistantWanted[] = [];
  const resolve = async (one: AssistantWanted): Promise<AssistantDto> => {
    wanted.push(one);
    return { firstMessage: 'Another one.' };
  };
  return { row, wanted, answers: whoAnswers(row, { clock, logger, sealer, resolve }) };
}

function answering(body: unknown, status = 200): void {
  double.answer = (response) => {
    response.statusCode = status;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

test('the server is asked once, with its secret and who calls', async () => {
  answering({ assistantId: OWN });
  const { row, answers } = ask();
  expect(await answers).toMatchObject({
    assistantId: OWN,
    dto: row.assistant,
    asked: { outcome: 'answered' },
  });
  expect(double.heard).toHaveLength(1);
  const [heard] = double.heard;
  expect(heard?.headers[WEBHOOK_SECRET_HEADER]).toBe('of the webhook');
  const { message } = serverMessage.parse(JSON.parse(heard?.body ?? ''));
  expect(message).toMatchObject({
    type: 'assistant-request',
    timestamp: 1_000,
    call: { id: row.id, status: 'ringing', assistantId: OWN, type: 'inboundPhoneCall' },
    customer: { number: '+442079460999' },
  });
  expect(heard?.body).not.toContain('firstMessage');
});

test('an assistant that does not want it is not asked about', async () => {
  const { serverMessages: _, ...plain } = dto();
  expect(await ask(plain).answers).toMatchObject({ asked: null });
  expect(await ask(dto({ server: null })).answers).toMatchObject({ asked: null });
  expect(double.heard).toEqual([]);
});

test('overrides are of the assistant that is called, its variables filled in', async () => {
  answering({
    assistantOverrides: {
      firstMessage: 'Hello {{knownCaller.name}}, {{ nobody }}welcome.',
      variableValues: { knownCaller: { name: 'Anna Park' } },
    },
  });
  const { answers, wanted } = ask();
  const { dto: told, ...rest } = await answers;
  expect(openAssistant(told, sealer)).toEqual(dto({ firstMessage: 'Hello Anna Park, welcome.' }));
  expect(rest).toMatchObject({ knownCaller: { name: 'Anna Park' }, lastWords: null });
  expect(wanted).toEqual([]);
});

test('another assistant, stored or brought along, answers', async () => {
  answering({ assistantId: OTHER, assistantOverrides: { maxDurationSeconds: 60 } });
  const stored = ask();
  expect(await stored.answers).toMatchObject({
    assistantId: OTHER,
    dto: { firstMessage: 'Another one.' },
  });
  expect(stored.wanted).toMatchObject([
    { assistantId: OTHER, assistantOverrides: { maxDurationSeconds: 60 } },
  ]);
  answering({ assistant: { firstMessage: 'Brought along.' } });
  const brought = ask();
  expect(await brought.answers).toMatchObject({ assistantId: null });
  expect(brought.wanted).toMatchObject([{ assistant: { firstMessage: 'Brought along.' } }]);
});

test('an error is what the caller hears', async () => {
  answering({ error: 'We are closed for good.', assistantId: OTHER });
  expect(await ask().answers).toMatchObject({
    assistantId: OWN,
    lastWords: 'We are closed for good.',
    asked: { outcome: 'refused' },
  });
  expect(warnings).toEqual([]);
});

test.each([
  ['failed', 'a status', { assistantId: OTHER }, 500],
  ['failed', 'not found', {}, 404],
  ['not-understood', 'nothing', '', 200],
  ['not-understood', 'no JSON', '<p>Hello Ms Park</p>', 200],
  ['not-understood', 'an empty object', {}, 200],
  ['not-understood', 'empty fields', { assistantId: null }, 200],
  ['not-understood', 'an id that is none', { assistantId: 'Ms Park' }, 200],
  ['not-understood', 'a field that is none', { assistantId: OTHER, greeting: 'Ms Park' }, 200],
  ['not-understood', 'an assistant with a wrong field', { assistant: { name: 5 } }, 200],
  ['not-understood', 'a list', [OTHER], 200],
  ['not-understood', 'JSON without a bottom', '['.repeat(100), 200],
] as const)('%s: %s leaves the assistant as it is', async (outcome, _what, body, status) => {
  answering(body, status);
  const { row, answers } = ask();
  expect(await answers).toEqual({
    assistantId: OWN,
    dto: row.assistant,
    knownCaller: null,
    lastWords: null,
    asked: { outcome, durationMs: 0 },
  });
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ callId: row.id, outcome });
  expect(warnings.join()).not.toMatch(/Park|7946/);
});

test('nobody there leaves the assistant as it is', async () => {
  const gone = dto({ server: { url: 'http://127.0.0.1:1/voice' } });
  expect(await ask(gone).answers).toMatchObject({ asked: { outcome: 'failed' } });
});

test('a known caller that cannot be read is nobody', async () => {
  answering({ assistantOverrides: { variableValues: { knownCaller: { name: '' } } } });
  expect(await ask().answers).toMatchObject({ knownCaller: null, asked: { outcome: 'answered' } });
});

test('a caller waits no longer than the bound, and what comes later changes nothing', async () => {
  const clock = new ManualClock(1_000);
  const arrived = Promise.withResolvers<void>();
  const cutOff = Promise.withResolvers<void>();
  double.answer = (response) => {
    response.on('close', () => cutOff.resolve());
    arrived.resolve();
  };
  const { row, answers } = ask(dto(), clock);
  await arrived.promise;
  clock.advance(ASSISTANT_REQUEST_MS - 1);
  expect(clock.pendingCount).toBe(1);
  clock.advance(1);
  expect(await answers).toMatchObject({
    dto: row.assistant,
    asked: { outcome: 'late', durationMs: ASSISTANT_REQUEST_MS },
  });
  await cutOff.promise;
  expect(clock.pendingCount).toBe(0);
});
