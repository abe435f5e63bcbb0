import { expect, test } from 'vitest';
import { converse, type ToolDouble } from '../../testing/conversation.ts';
import { functionTools, modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const id = '019a9d7e-1f4e-7000-8000-000000000000';
const booking = { id, service: 'table', date: '2026-11-27', time: '19:00', name: 'Jo Park' };

function talk(tool: ToolDouble = () => JSON.stringify({ ok: true, id })) {
  const hear = converse(createRuleBasedAgent(), modelRequest({ tools: functionTools }), tool);
  return (text: string) => hear({ role: 'caller', text });
}

test('who is late makes no new booking: it is passed on with its day', async () => {
  const say = talk(() => JSON.stringify({ ok: true, id, booking }));
  const words = "Jo Park here, we've a table at seven on Friday and we'll be twenty minutes late.";
  expect((await say(words)).text).toMatch(/letting us know.*number/i);
  await say('020 7946 0777');
  const done = await say('yes');
  expect(done.calls).toMatchObject([
    {
      name: 'takeMessage',
      arguments: { message: words, name: 'Jo Park', about: { date: '2026-11-27' } },
    },
  ]);
  expect(done.text).toMatch(/noted that on your booking/);
});

test('when a booking is, is told to who gives its name and number', async () => {
  const say = talk(() => JSON.stringify({ ok: true, bookings: [booking] }));
  expect((await say('What time is my reservation on Friday?')).text).toMatch(/name/);
  expect((await say('Jo Park')).text).toMatch(/number/);
  const told = await say('020 7946 0777');
  expect(told.calls).toMatchObject([{ name: 'findBooking', arguments: { name: 'Jo Park' } }]);
  expect(told.text).toMatch(/You are down for|you are down for/);
  expect(told.text).toMatch(/27th.*7 pm/);
});

test('of a booking that is not found nothing is told', async () => {
  const say = talk(() => JSON.stringify({ ok: true, bookings: [] }));
  await say('Have you got me down for Monday?');
  await say('Jo Park');
  expect((await say('020 7946 0777')).text).toMatch(/cannot find a booking/);
});

test('a complaint is taken in the words in which it was said', async () => {
  const say = talk();
  const words = 'I waited fifty minutes on Monday and nobody said a word to me.';
  expect((await say(words)).text).toMatch(/sorry to hear.*name/i);
  await say('Roger Whynot');
  expect((await say('020 7946 0777')).text).toContain('I waited fifty minutes');
  expect((await say('yes')).calls).toMatchObject([{ name: 'takeMessage' }]);
});

test('a seller is told no, once offered a message, and let go', async () => {
  const say = talk();
  expect(
    (await say('I represent a company that helps restaurants get more bookings.')).text,
  ).toMatch(/nobody takes offers.*message/i);
  const done = await say('No.');
  expect(done.text).toMatch(/Goodbye/);
  expect(done.calls).toEqual([]);
});

test('a caller for another business hears which one this is', async () => {
  const say = talk();
  expect((await say("Is this Domino's?")).text).toMatch(/^No, I am sorry, this is /);
});

test('who only asked is not asked on for a booking', async () => {
  const say = talk();
  await say('I would like to book a table');
  const left = await say("no, I'm just asking");
  expect(left.text).toBe('All right. What else can I do for you?');
});

test.each([
  'For that room that sleeps four, could you put a cot in it as well?',
  'Could you put a high chair at the table by the window?',
  'Is there a ramp at the back, or can a wheelchair get in?',
  'Do you have a vegan menu in the garden?',
])('who asks and speaks of no booking is told that it is not known: %s', async (said) => {
  const { text, calls } = await talk()(said);
  expect(calls).toEqual([]);
  expect(text).toMatch(/do not know|not sure/);
});

test('of a booking of theirs it is a note', async () => {
  const { text } = await talk()("Could you put a high chair at our table tonight? It's Jo Park");
  expect(text).toMatch(/letting us know/);
});
