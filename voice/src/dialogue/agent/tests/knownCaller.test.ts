import type { KnownCaller } from '@belldesk/contract/voice/knownCaller';
import { expect, test } from 'vitest';
import { committed, converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const anna: KnownCaller = {
  name: 'Anna Park',
  nextBooking: { service: 'table', partySize: 4, date: '2026-11-27', time: '19:00', isOnly: true },
};

function call(knownCaller: KnownCaller | null) {
  const hear = converse(
    createRuleBasedAgent(),
    modelRequest({ knownCaller, callerNumber: '+442079460999' }),
    committed,
  );
  return (text: string) => hear({ role: 'caller', text });
}

test('the name is not asked for, and read back', async () => {
  const say = call(anna);
  await say('I would like to book a table for two tomorrow at seven in the evening');
  const readBack = await say('yes');
  expect(readBack.text).toMatch(/Anna Park/);
  expect((await say('yes')).calls).toMatchObject([
    { name: 'bookAppointment', arguments: { name: 'Anna Park', partySize: 2 } },
  ]);
});

test('who is somebody else says so', async () => {
  const say = call(anna);
  await say('This is Tom Baker, can I book a table for two tomorrow at seven in the evening');
  const readBack = await say('yes');
  expect(readBack.text).toMatch(/Tom Baker/);
  expect(readBack.text).not.toMatch(/Anna/);
});

test('a name in a list of facts goes before the one that is known', async () => {
  const say = call(anna);
  await say('I would like to book a table');
  await say('Tomorrow at seven in the evening, two people, Tom Baker');
  expect((await say('yes')).text).toMatch(/Tom Baker/);
});

test('without what is known the name is asked for', async () => {
  const say = call(null);
  const first = await say('I would like to book a table for two tomorrow at seven in the evening');
  expect(first.text).toMatch(/name/);
});

test('the day of the only booking is read back instead of asked for', async () => {
  const say = call(anna);
  const readBack = await say('I need to cancel my booking');
  expect(readBack.text).toMatch(/Anna Park.*(?:27|Friday)/);
  expect((await say('yes')).calls).toMatchObject([
    { name: 'cancelBooking', arguments: { name: 'Anna Park', date: '2026-11-27' } },
  ]);
});

test('another day that the caller names is the one', async () => {
  const say = call(anna);
  const readBack = await say('please cancel my booking tomorrow');
  expect(readBack.text).toMatch(/tomorrow/);
});

test('of several bookings none is guessed', async () => {
  const say = call({
    ...anna,
    nextBooking: { service: 'table', date: '2026-11-27', time: '19:00', isOnly: false },
  });
  expect((await say('I need to cancel my booking')).text).toMatch(/day/);
});

test('what is booked is not spoken of before the caller does', async () => {
  const say = call(anna);
  for (const words of ['hello', 'do you have parking', 'when are you open', 'thank you'])
    expect((await say(words)).text).not.toMatch(/table|Friday|27/);
});
