import { promptWithServices } from '@belldesk/contract/business/promptServices';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import { committed, converse } from '../../testing/conversation.ts';
import { promptService } from '../../testing/promptService.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const RESERVATION = { kind: 'reservation', durationMinutes: 120 } as const;
const SERVICES = [
  promptService('Table', {
    ...RESERVATION,
    otherNames: ['dinner', 'lunch'],
    resources: [{ name: 'Long table', kind: 'table', capacity: 6 }],
  }),
  promptService('Bar seats', {
    ...RESERVATION,
    otherNames: ['stools at the bar'],
    resources: [{ name: 'Stools', kind: 'other', capacity: 2 }],
  }),
  promptService('The Loft', {
    ...RESERVATION,
    otherNames: ['function room'],
    resources: [{ name: 'The Loft', kind: 'room', capacity: 40 }],
  }),
];
const systemPrompt = promptWithServices(
  buildSystemPrompt({
    companyName: 'The Plough',
    phoneNumber: '01632 960000',
    businessDescription: 'A pub with a dining room and three bedrooms upstairs.',
    targetCustomers: '',
    additionalDetails:
      'Opening hours: every day, 12:00 to 23:00.\nOne bar made of zinc, and Gwil behind it.\nBedrooms: the Wye is a double, £95 a night. Take name and number, and Menna rings back.',
  }),
  SERVICES,
);

function call() {
  const hear = converse(createRuleBasedAgent(), modelRequest({ systemPrompt }), committed);
  return (text: string) => hear({ role: 'caller', text });
}

const CALLER = 'under the name Pat Low, number 020 7946 0111';

test.each([
  [`dinner for two tomorrow at seven ${CALLER}`, 'Table'],
  [`there's four of us, can you feed us tomorrow at seven, ${CALLER}`, 'Table'],
  [`a rehearsal dinner for eighteen people tomorrow at seven, ${CALLER}`, 'The Loft'],
  [
    `could I book a table for two tomorrow at seven, actually not a table, up at the zinc instead, ${CALLER}`,
    'Bar seats',
  ],
])('"%s" books %s', async (said, name) => {
  const say = call();
  await say(said);
  const { calls } = await say('yes');
  expect(calls).toMatchObject([{ name: 'bookAppointment', arguments: { service: name } }]);
});

test('a service is put right in the middle of a booking', async () => {
  const say = call();
  await say('a table for two tomorrow at seven');
  await say('oh, not a table, up at the bar instead');
  await say('Pat Low');
  const { text } = await say('020 7946 0111');
  expect(text).toMatch(/bar seats for 2/);
});

test('who tells their name names no service with it', async () => {
  const say = call();
  await say('a table for two tomorrow at seven');
  await say('family name Barr, first name Loft');
  const { text } = await say('020 7946 0111');
  expect(text).toMatch(/a table for 2/);
});

test.each([
  "I'd like to stay with you, the double, two nights please, arriving on Wednesday",
  'can you put us up for the night on Friday, two of us',
  'we would want a bedroom from Friday to Sunday please, could you keep us one',
  'could you book me a twin room for three nights from Monday',
])('a stay is no table, but a message with all that was said: "%s"', async (said) => {
  const say = call();
  const { text } = await say(said);
  expect(text).toMatch(/cannot book that here myself/);
  await say('Pat Low');
  await say('020 7946 0111');
  const { calls } = await say('yes');
  expect(calls).toMatchObject([{ name: 'takeMessage', arguments: { message: said } }]);
});

test.each([
  'how much is the double for two nights',
  'any chance we could sleep in our van on your car park for a night',
])('who only asks about nights is not asked for a name: "%s"', async (said) => {
  const { text } = await call()(said);
  expect(text).not.toMatch(/your name|pass it on/);
});

test('what may be booked is never asked twice in the same words', async () => {
  const say = call();
  const first = await say(
    'I would like to book the function room or the bar seats tomorrow at seven',
  );
  expect(first.text).toMatch(
    /Which service would you like: (?:bar seats, or the Loft|the Loft, or bar seats)\?/,
  );
  const second = await say('hm, well');
  expect(second.text).not.toContain(first.text);
});
