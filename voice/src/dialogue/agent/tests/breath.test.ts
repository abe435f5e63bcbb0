import { expect, test } from 'vitest';
import type { ModelRequest } from '../../model.ts';
import { committed, converse, type ToolDouble } from '../../testing/conversation.ts';
import { businesses } from '../../testing/corpus/businesses.ts';
import { createRuleBasedAgent } from '../agent.ts';

function talk(of: string, tool: ToolDouble = committed, changes: Partial<ModelRequest> = {}) {
  const request = businesses[of];
  if (!request) throw new Error(`nobody is called ${of}`);
  const hear = converse(createRuleBasedAgent(), { ...request, ...changes }, tool);
  return (text: string) => hear({ role: 'caller', text });
}

test('a wish and a question in one breath, without punctuation too', async () => {
  const say = talk('restaurant');
  const first = await say('i want a table for two tomorrow at eight pm and do you have parking');
  expect(first.text).toMatch(/behind the building.*name/s);
  expect((await say('Jo Park. Is there live music?')).text).toMatch(/do not know.*number/s);
  expect((await say('07700 900123')).text).toMatch(/table for 2 tomorrow.*8 pm.*Jo Park/);
});

test('two questions in one breath are both answered', async () => {
  const answer = await talk('restaurant')('Where are you? And is there parking?');
  expect(answer.text).toMatch(/Harbour Street.*behind the building/s);
});

test('yes with a question is a yes, and the question is answered', async () => {
  const say = talk('restaurant');
  await say('table for two tomorrow at eight pm, my name is Jo Park, my number is 07700 900123');
  const done = await say('Yes please. Do you have vegan food?');
  expect(done.calls).toHaveLength(1);
  expect(done.text).toMatch(/vegan.*You are booked/s);
});

test('a question is no agreement', async () => {
  const say = talk('restaurant');
  await say('table for two tomorrow at eight pm, my name is Jo Park, my number is 07700 900123');
  for (const text of ['is that right near the sea?', 'yes but change the time', 'let me think']) {
    expect((await say(text)).calls).toEqual([]);
  }
});

test('what was booked a moment ago is moved and cancelled as "it"', async () => {
  const say = talk('restaurant');
  await say('table for two tomorrow at eight pm, my name is Jo Park, my number is 07700 900123');
  await say('yes');
  expect((await say('can we change it to nine?')).text).toMatch(/Jo Park.*to 9 pm/s);
  expect((await say('yes')).calls).toMatchObject([
    { name: 'moveBooking', arguments: { name: 'Jo Park', newTime: '21:00' } },
  ]);
  expect((await say('actually cancel it')).text).toMatch(/cancel the booking.*Jo Park/s);
});

test('a part of the day settles the half of an hour, and must be one with open doors', async () => {
  const say = talk('restaurant');
  await say('table for two');
  expect((await say('tomorrow morning')).text).toMatch(/open from 12 noon/);
  await say('in the evening then');
  expect((await say('half past nine')).text).toMatch(/name/);
  await say('Jo Park');
  expect((await say('07700 900123')).text).toMatch(/9:30 pm/);
});

test('the weekend, then a day of it', async () => {
  const say = talk('restaurant');
  await say('a table for two next weekend at eight pm');
  await say('sunday');
  await say('Jo Park');
  expect((await say('07700 900123')).text).toMatch(/Sunday the 29th of November/);
});

test('special wishes are read back, noted, and never promised', async () => {
  const say = talk('restaurant');
  await say('a table by the window for two tomorrow at eight pm, it is my birthday');
  await say('Jo Park');
  expect((await say('07700 900123')).text).toMatch(/my birthday; by the window/);
  expect((await say('yes')).calls[0]?.arguments.notes).toBe('my birthday; by the window');
});

test('the number of a booking is told only where the tool gave one', async () => {
  const withNumber: ToolDouble = (name, args) =>
    JSON.stringify({ ...(JSON.parse(committed(name, args)) as object), reference: 'K7-31' });
  const asked = async (tool: ToolDouble) => {
    const say = talk('restaurant', tool);
    const before = await say("what's the reference number?");
    await say('table for two tomorrow at eight pm, my name is Jo Park, my number is 07700 900123');
    await say('yes');
    return [before.text, (await say("what's the reference number?")).text];
  };
  expect(await asked(withNumber)).toEqual([
    expect.stringMatching(/nothing is written down yet/),
    expect.stringMatching(/reference number is K 7 3 1\./),
  ]);
  expect((await asked(committed))[1]).toMatch(/no reference number.*Jo Park/);
});

test('from a booking to a message and back', async () => {
  const say = talk('health');
  await say('i need an appointment on monday');
  expect((await say('actually let me leave a message instead')).text).toMatch(/pass on/);
  await say('I have lost my insurance card');
  expect((await say("no, I'd rather book an appointment for Tuesday at ten")).text).toMatch(/name/);
});
