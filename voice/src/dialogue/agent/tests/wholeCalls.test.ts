import { expect, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

/** What the agent answers, turn by turn, to a caller of a business of which only these lines are known. */
async function answersTo(turns: readonly string[], details: readonly string[] = []) {
  const hear = converse(
    createRuleBasedAgent(),
    modelRequest({
      systemPrompt: [
        'You are the receptionist of a business.',
        'Name: Corner Kitchen',
        'Business type: restaurant',
        'Description: A restaurant.',
        'Facts:',
        'Opening hours: every day, 12:00 to 22:00.',
        ...details,
      ].join('\n'),
      businessName: 'Corner Kitchen',
      input: 'text',
    }),
  );
  const answers: string[] = [];
  for (const text of turns) answers.push((await hear({ role: 'caller', text })).text);
  return answers;
}

const BOOKED = [
  'A table for six next Friday at eight pm please',
  'DeShawn Rollins',
  '412 555 0162',
] as const;

test('who refuses again and again is asked once what else, and then let go', async () => {
  const [, first, second] = await answersTo(['florble wibble zonk', 'No, thank you.', 'No.']);
  expect(first).toMatch(/anything else/);
  expect(second).toMatch(/Goodbye/);
});

test('what can be done here is told once in a call', async () => {
  const [first, , again] = await answersTo(['florble wibble zonk', 'no', 'zonk florble wibble']);
  expect(first).toMatch(/I can answer questions/);
  expect(again).not.toMatch(/I can answer questions/);
});

test('an hour said once more at the read-back is no number of people', async () => {
  const [, , , said] = await answersTo([...BOOKED, 'yeah, eight works']);
  expect(said).toMatch(/You are booked: a table for 6/);
});

test('a number that corrects the read-back is heard', async () => {
  const [, , , said] = await answersTo([...BOOKED, 'no, for eight people']);
  expect(said).toMatch(/table for 8/);
});

test('who agrees in the words of the read-back has agreed', async () => {
  const answers = await answersTo([
    'I want to move my booking',
    'Pat Low',
    'tomorrow at seven pm',
    'half past eight in the evening',
    'yes, half past eight, the same evening',
  ]);
  expect(answers.at(-1)).toMatch(/is moved/);
});

test.each(["seven's perfect", "seven o'clock's fine", "7's good"])(
  'the hour in "%s" is heard',
  async (text) => {
    const [, said] = await answersTo(['A table for two on Friday evening please', text]);
    expect(said).toMatch(/name/);
  },
);

test('a question in a form is answered and then asked again as before', async () => {
  const [first, said] = await answersTo(
    ['A table for two on Friday please', 'is there parking?'],
    ['Parking: free parking behind the building.'],
  );
  expect(first).toMatch(/What time would you like\?$/);
  expect(said).toMatch(/parking.*What time would you like\?$/);
});

test.each([
  'Takeaway orders are taken on our website, not on this telephone line.',
  'Pickup: order online only.',
])('orders are sent to where they are taken: %s', async (line) => {
  const [said] = await answersTo(['Can I order two pizzas for pickup at seven'], [line]);
  expect(said).toMatch(/website|online/);
  expect(said).not.toMatch(/What time/);
});

test.each([
  'Do you ever have live music or something on Saturdays?',
  'Do you guys usually have a band or anything on Fridays?',
])('what is done as a habit is no wish for a table: %s', async (text) => {
  const [said] = await answersTo([text]);
  expect(said).toMatch(/do not know/);
});

test.each([
  'Could I drop my laptop in Wednesday at eleven',
  'Can I drop the car off tomorrow at nine',
])('who drops something in cancels nothing: %s', async (text) => {
  const [said] = await answersTo([text]);
  expect(said).not.toMatch(/name is the booking|cancel/);
});
