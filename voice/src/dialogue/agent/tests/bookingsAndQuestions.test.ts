import { promptWithServices } from '@belldesk/contract/business/promptServices';
import { expect, test } from 'vitest';
import { converse, type ToolDouble } from '../../testing/conversation.ts';
import { promptService } from '../../testing/promptService.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import { asksOfIt, asksOfItExamples } from '../dialog/question/aboutTheService.ts';

const RESERVATION = { kind: 'reservation', durationMinutes: 90 } as const;
const SERVICES = [
  promptService('Table', { ...RESERVATION, resources: [{ name: 'Window table', kind: 'table' }] }),
  promptService('Cheese hour', {
    ...RESERVATION,
    priceMinor: 6_500,
    resources: [{ name: 'Hemi', kind: 'staff' }],
  }),
  promptService('The Library', { ...RESERVATION, resources: [{ name: 'Library', kind: 'room' }] }),
];
const free: ToolDouble = (name) =>
  JSON.stringify(
    name === 'checkAvailability'
      ? { ok: true, available: true }
      : { ok: true, id: '019a9d7e-1f4e-7000-8000-000000000000' },
  );

function call(tool: ToolDouble = free) {
  const request = modelRequest();
  const systemPrompt = promptWithServices(request.systemPrompt, SERVICES);
  const hear = converse(createRuleBasedAgent(), { ...request, systemPrompt }, tool);
  return (text: string) => hear({ role: 'caller', text });
}

test('words of what is booked name nothing else', () => {
  expect(asksOfIt('and remind me what an hour costs', 'One-hour massage')).toBe(true);
  expect(asksOfIt('and remind me what an hour costs', 'Haircut')).toBe(false);
});

test.each(asksOfItExamples)('"%s" asks of what is booked', (said) => {
  expect(asksOfIt(said)).toBe(true);
});

test.each([
  'how much is parking',
  'what do you charge for corkage',
  'how long is the walk from the bus',
])('"%s" asks of something else', (said) => expect(asksOfIt(said)).toBe(false));

test.each([
  "Hi, the cheese hour with Hemi, four of us on Saturday at half past five? And what's it each?",
  'A cheese hour for four on Saturday at half five, and how much is that a head?',
  "Could we do the cheese hour Saturday at half past five, four of us, what's the damage for that by the way?",
])('answered and gone on with: %s', async (wish) => {
  const { text, calls } = await call()(wish);
  expect(text).toMatch(/65.*What name/);
  expect(calls[0]).toMatchObject({
    name: 'checkAvailability',
    arguments: { service: 'Cheese hour', partySize: 4, date: '2026-11-21', time: '17:30' },
  });
});

test('a question in the middle is answered, and the open question put again', async () => {
  const say = call();
  await say('A cheese hour for four on Saturday at half five please');
  await say('Jo Park');
  const { text } = await say("020 7946 0777. What'll that cost us, by the way?");
  expect(text).toMatch(/65.*Is that right\?$/);
});

test.each([
  'Me and the boss fancy a bite, the Tuesday of next week at seven. Room for two small ones?',
  'Would Thursday of next week suit, at seven, for four of us?',
  'Four of us on Saturday at eight?',
  'Anything Friday evening of next week, table for two?',
  'He was kind enough to say we might come again. Would Friday at eight suit, the two of us?',
  'Is there anything Sunday lunchtime for six?',
])('a wish put as a question begins a booking: %s', async (wish) => {
  expect((await call()(wish)).text).toMatch(/^Of course\./);
});

test('what takes so many is offered, of all that can be booked', async () => {
  const say = call((name, args) =>
    name === 'checkAvailability' && args['service'] === 'Table'
      ? JSON.stringify({
          ok: true,
          available: false,
          problem: 'too-many-people',
          services: ['The Library'],
        })
      : free(name, args),
  );
  const { text, calls } = await say('a table for eighteen on Saturday at six in the evening');
  expect(text).toMatch(/so many you can book the Library.*we can take you then/i);
  expect(calls.map(({ arguments: args }) => args['service'])).toEqual(['Table', 'The Library']);
});
