import { expect, test } from 'vitest';
import { converse, type ToolDouble } from '../../testing/conversation.ts';
import { functionTools, modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import { otherBooking, otherBookingExamples } from '../dialog/change/otherBooking.ts';

const id = '019a9d7e-1f4e-7000-8000-000000000000';

function talk(tool: ToolDouble = () => JSON.stringify({ ok: true, id })) {
  const hear = converse(createRuleBasedAgent(), modelRequest({ tools: functionTools }), tool);
  return (text: string) => hear({ role: 'caller', text });
}

test.each([
  "I'd like to book a table for two tomorrow at seven, and do you have parking, and tell Bea I said hi",
  "i'd like to book a table for two tomorrow at seven and do you have parking and tell Bea I said hi",
  'A table for two tomorrow at seven please. Do you have parking? And could you tell Bea I said hi?',
])('"%s": answered, booked, and the message taken', async (words) => {
  const say = talk();
  const first = await say(words);
  expect(first.text).toContain('behind the house');
  expect(first.text).toMatch(/name/);
  await say('James Young');
  await say('020 7946 0777');
  const booked = await say('yes');
  expect(booked.calls).toMatchObject([{ name: 'bookAppointment', arguments: { partySize: 2 } }]);
  expect(booked.text).toContain('For Bea: I said hi');
  expect((await say('yes')).calls).toMatchObject([
    { name: 'takeMessage', arguments: { name: 'James Young' } },
  ]);
});

test('a message told with the last yes is taken after the booking', async () => {
  const say = talk();
  for (const text of ['a table for two tomorrow at seven', 'James Young', '020 7946 0777'])
    await say(text);
  const booked = await say('yes please, and tell Bea I said hi');
  expect(booked.calls).toMatchObject([{ name: 'bookAppointment' }]);
  expect(booked.text).toContain('For Bea: I said hi');
});

test.each(otherBookingExamples)('"%s" is of a booking that stands', (words) => {
  expect(otherBooking(words)).not.toBeNull();
});

test.each([
  'cancel it',
  'no make it thursday',
  'another table please',
  'could i have the other one instead',
])('"%s" is of the one that is being made', (words) => {
  expect(otherBooking(words)).toBeNull();
});

test.each([
  ['actually, can you cancel my other one', /name is the booking under/],
  ['sorry, could you move my Thursday one to Friday instead', /name is the booking under/],
])('in the middle of a booking: "%s"', async (words, asks) => {
  const say = talk();
  await say('a table for two tomorrow please');
  expect((await say(words)).text).toMatch(asks);
});

test('a booking that was begun comes after the other one is cancelled', async () => {
  const other = { id, service: 'table', date: '2026-11-27', time: '19:00', name: 'Jo Park' };
  const say = talk((name) =>
    JSON.stringify({ ok: true, id, ...(name === 'cancelBooking' && { booking: other }) }),
  );
  await say('a table for two tomorrow at seven please');
  for (const text of ['actually, can you cancel my other one', 'Jo Park', 'next Friday'])
    await say(text);
  const cancelled = await say('yes');
  expect(cancelled.calls).toMatchObject([{ name: 'cancelBooking' }]);
  expect(cancelled.text).toMatch(/cancelled.*What name shall I put it under/);
});
