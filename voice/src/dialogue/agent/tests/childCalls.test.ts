import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import { asksForParent, childExamples, ownAge } from '../nlu/intents/childCalls.ts';

function talk(details: string) {
  const systemPrompt = buildSystemPrompt({
    companyName: 'Inkwell',
    phoneNumber: '020 7946 0123',
    businessDescription: 'A tattoo studio.',
    targetCustomers: 'Everyone nearby.',
    additionalDetails: details,
  });
  const hear = converse(createRuleBasedAgent(), modelRequest({ systemPrompt }));
  return (text: string) => hear({ role: 'caller', text });
}

test.each(childExamples)('a child is heard in "%s"', (words) => {
  expect(ownAge(words) !== null || asksForParent(words)).toBe(true);
});

test.each([
  "i'm eight minutes away",
  "i'm 12 weeks pregnant",
  "i'm five foot two",
  "i'm thirty",
  'is my mum booked in for tomorrow',
  'my son is eight',
  "can i talk to my mum's dentist",
])('no child is heard in "%s"', (words) => {
  expect(ownAge(words) !== null || asksForParent(words)).toBe(false);
});

test('for a child nothing is booked: a grown-up is asked for, or a message taken', async () => {
  const say = talk('Parking: behind the house.');
  await say("I'd like an appointment tomorrow at three");
  const told = await say("I'm eight.");
  expect(told.text).toMatch(/grown-up to call us.*message/);
  expect(told.calls).toEqual([]);
  expect((await say('yes please')).text).toMatch(/message|pass on|name/i);
});

test('who looks for a parent is not told that they are a child', async () => {
  expect((await talk('Parking: behind the house.')('Is my mum there?')).text).toMatch(
    /cannot see who is here.*message/,
  );
});

test("the owner's least age is told", async () => {
  const told = await talk('Age: you must be over 18 for a tattoo.')(
    "I'm sixteen and I'd like to book a tattoo",
  );
  expect(told.text).toMatch(/must be over 18.*grown-up/);
});

test('who is old enough books', async () => {
  const told = await talk('Parking: behind the house.')(
    "I'm sixteen and I'd like to book an appointment tomorrow at three",
  );
  expect(told.text).not.toMatch(/grown-up/);
});
