import type { DiaryEntry } from '@belldesk/contract/voice/tools';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import type { ModelRequest } from '../../model.ts';
import { committed, converse, type ToolDouble } from '../../testing/conversation.ts';
import { functionTools, modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import { hearItems, withItems, withoutItem } from '../nlu/entities/orderItems.ts';

const ENTRY: DiaryEntry = {
  id: '019a9d7e-1f4e-7000-8000-00000000000b',
  service: 'table',
  partySize: 4,
  date: '2026-11-21',
  time: '19:00',
  name: 'Pat Low',
};

function talk(changes: Partial<ModelRequest> = {}, tool: ToolDouble = committed) {
  const hear = converse(createRuleBasedAgent(), modelRequest(changes), tool);
  return {
    hear,
    say: (text: string) => hear({ role: 'caller', text }),
    key: (text: string) => hear({ role: 'caller', text, keyed: true }),
  };
}

const now = DateTime.fromISO('2026-11-20T12:00:00', { zone: 'Europe/London' });

test.each([
  ['can i order two margheritas for pickup at six', [['margheritas', 2]]],
  [
    "i'd like to order a lasagne and three colas please",
    [
      ['lasagne', 1],
      ['colas', 3],
    ],
  ],
  [
    'one fish and chips and a diet coke',
    [
      ['fish and chips', 1],
      ['diet coke', 1],
    ],
  ],
  ['order 12 spring rolls to collect tomorrow at 7 pm', [['spring rolls', 12]]],
  ["i'd like to order some food to take away", []],
  ['can i order', []],
])('ordered: %s', (words, items) => {
  const heard = hearItems(words, { now, dayFirst: true });
  expect(heard.map(({ name, quantity }) => [name, quantity])).toEqual(items);
});

test('the same thing again takes the new number; what is taken off is gone', () => {
  const before = [{ name: 'pizza', quantity: 1 }];
  expect(withItems(before, [{ name: 'pizzas', quantity: 3 }])).toEqual([
    { name: 'pizzas', quantity: 3 },
  ]);
  expect(withoutItem(before, 'no pizza please')).toEqual([]);
  expect(withoutItem(before, 'no thanks')).toBeNull();
});

test('an assistant without the tools passes the wish on', async () => {
  const tools = functionTools.filter(({ function: { name } }) => name === 'takeMessage');
  const { say } = talk({ tools });
  expect((await say('cancel my booking tomorrow')).text).toMatch(/cannot change bookings/);
});

test('by keys: the day, and yes', async () => {
  const { say, key } = talk();
  await say('move my booking to nine');
  await say('Pat Low');
  expect((await key('2111')).text).toMatch(/tomorrow.*to 9 pm/);
  expect((await key('1')).calls).toMatchObject([
    { name: 'moveBooking', arguments: { date: '2026-11-21', newTime: '21:00' } },
  ]);
});

test('a number told in the call speaks for the booking', async () => {
  const { say } = talk();
  await say('table for two tomorrow at eight pm, my name is Jo Park, my number is 020 7946 0777');
  await say('yes');
  await say('actually can you move my booking to seven pm');
  await say('tomorrow');
  expect((await say('yes')).calls[0]).toMatchObject({
    name: 'moveBooking',
    arguments: { name: 'Jo Park', phoneNumber: '+442079460777', newTime: '19:00' },
  });
});

test('several found: who moves one of them is asked whereto only once', async () => {
  const two = [{ ...ENTRY, time: '13:00', id: '019a9d7e-1f4e-7000-8000-00000000000a' }, ENTRY];
  const { say } = talk({}, (_name, args) =>
    JSON.stringify(
      args.bookingId === undefined
        ? { ok: false, reason: 'which', problem: 'which-one', choices: two }
        : { ok: true, id: ENTRY.id, booking: { ...ENTRY, time: '20:00' } },
    ),
  );
  await say('move my table tomorrow to eight, the name is Pat Low');
  expect((await say('yes')).text).toMatch(/There are 2/);
  const turn = await say('the second one');
  expect(turn.calls).toEqual([
    { name: 'moveBooking', arguments: { bookingId: ENTRY.id, newTime: '20:00' } },
  ]);
  expect(turn.text).toMatch(/is moved: you now have a table for 4 tomorrow/);
});

test('an hour that the diary refuses keeps the booking, and another is asked for and read back', async () => {
  let asked = 0;
  const { say } = talk({}, () =>
    asked++ === 0
      ? '{"ok":false,"reason":"closed","problem":"closed"}'
      : JSON.stringify({ ok: true, id: ENTRY.id, booking: ENTRY }),
  );
  await say('move my table tomorrow to eight, the name is Pat Low');
  expect((await say('yes')).text).toMatch(/stays as it is/);
  expect((await say('seven pm')).text).toMatch(/to 7 pm.*right/);
  expect((await say('yes')).text).toMatch(/is moved/);
});

test('a cancellation that a language model committed is told from the tool', async () => {
  const { hear } = talk({
    conversation: [
      { role: 'caller', text: 'yes' },
      { role: 'tool-call', id: 'x', name: 'cancelBooking', arguments: { name: 'Pat Low' } },
    ],
  });
  const told = await hear({
    role: 'tool-result',
    id: 'x',
    name: 'cancelBooking',
    result: JSON.stringify({ ok: true, id: ENTRY.id, booking: ENTRY }),
  });
  expect(told.text).toMatch(/It is cancelled: a table for 4 tomorrow.*Pat Low/);
});

test('who hangs up before the end is told that nothing was changed', async () => {
  const { say } = talk();
  await say('cancel my booking');
  expect((await say('goodbye')).text).toMatch(/not changed any booking/);
});

test.each(['Yes, please cancel it', 'cancel it please', 'go ahead and cancel that'])(
  'agreed to by "%s": it is cancelled, and not left as it is',
  async (agreed) => {
    const { say } = talk();
    await say('I need to cancel my booking for tomorrow, the name is Pat Low');
    const { calls } = await say(agreed);
    expect(calls).toMatchObject([{ name: 'cancelBooking', arguments: { name: 'Pat Low' } }]);
  },
);

test('who says not to cancel but to move wants it moved', async () => {
  const { say } = talk();
  const { text } = await say(
    "Please don't cancel my booking for tomorrow, just move it to Sunday at one",
  );
  expect(text).toMatch(/name/);
  await say('Pat Low');
  const { calls } = await say('yes');
  expect(calls).toMatchObject([{ name: 'moveBooking', arguments: { name: 'Pat Low' } }]);
});
