import { promptWithServices } from '@belldesk/contract/business/promptServices';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { bookAppointmentArguments } from '@belldesk/contract/voice/tools';
import { expect, test } from 'vitest';
import { converse, type ToolDouble } from '../../testing/conversation.ts';
import { promptService } from '../../testing/promptService.ts';
import { functionTools, modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const SERVICES = [
  promptService('Haircut', { durationMinutes: 30, otherNames: ['cut', 'trim'] }),
  promptService('Beard shave', { durationMinutes: 15, otherNames: ['shave'] }),
  promptService('Colour', { durationMinutes: 90, otherNames: ['dye'] }),
];
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/is that right/i, 'yes please'],
  [/number to reach/i, '07700 900123'],
  [/what time/i, 'at three'],
  [/book|like to have done|which/i, 'a haircut'],
];
/** Free at all times. */
const tool: ToolDouble = (name) =>
  JSON.stringify(
    name === 'checkAvailability'
      ? { ok: true, available: true }
      : { ok: true, id: '019a9d7e-1f4e-7000-8000-000000000000' },
  );

/** What is booked of a call that begins so, each answer the next of `answers`, or else what was asked for. */
async function booked(...lines: readonly string[]) {
  const prompt = buildSystemPrompt({
    companyName: 'Kensal Cuts',
    phoneNumber: '1',
    businessDescription: 'A barber.',
    targetCustomers: 'All.',
    additionalDetails: 'Opening hours: every day from 9am to 6pm.',
  });
  const hear = converse(
    createRuleBasedAgent(),
    modelRequest({ systemPrompt: promptWithServices(prompt, SERVICES), tools: functionTools }),
    tool,
  );
  const all = [];
  const waiting = [...lines];
  let says: string | undefined = waiting.shift();
  for (let turn = 0; says !== undefined && turn < 14; turn += 1) {
    const { text, calls } = await hear({ role: 'caller', text: says });
    all.push(...calls.filter(({ name }) => name === 'bookAppointment'));
    const question = text.split(/(?<=[.?!])\s+/).at(-1) ?? '';
    if (/anything else/i.test(question)) says = waiting.shift();
    else if (/name/i.test(question) && !/is that right/i.test(question)) says = waiting.shift();
    else says = ANSWERS.find(([asks]) => asks.test(question))?.[1];
  }
  return all.map((call) => {
    const { service: what, time, name } = bookAppointmentArguments.parse(call.arguments);
    return `${what} ${time} ${name}`;
  });
}

const FIRST = 'haircut tomorrow at ten, name is Ann Marlow';
const AT_TEN = 'Haircut 10:00 Ann Marlow';

test.each([
  [
    ['haircut for me at ten tomorrow and my sister straight after', 'Ann Marlow', 'Bea Marlow'],
    [AT_TEN, 'Haircut 10:30 Bea Marlow'],
  ],
  [
    ['a haircut tomorrow, me at ten and my sister after me', 'Ann Marlow', 'Bea Marlow'],
    [AT_TEN, 'Haircut 10:30 Bea Marlow'],
  ],
  [
    ['can you do both my boys back to back, haircuts tomorrow at ten', 'Tom Hale', 'Ben Hale'],
    ['Haircut 10:00 Tom Hale', 'Haircut 10:30 Ben Hale'],
  ],
  [
    ['two haircuts tomorrow, one after the other, at ten and half past ten please', 'Ann Marlow'],
    [AT_TEN, 'Haircut 10:30 Ann Marlow'],
  ],
  [
    ['my two kids need haircuts, one after another tomorrow at ten', 'Tom and Ben Hale'],
    ['Haircut 10:00 Tom Hale', 'Haircut 10:30 Ben Hale'],
  ],
  [
    ['haircut tomorrow at ten for me, then my husband', 'Ann Marlow', 'Joe Marlow'],
    [AT_TEN, 'Haircut 10:30 Joe Marlow'],
  ],
  [
    ['trim for me tomorrow at ten followed by my son for a shave', 'Ann Marlow', 'Joe Marlow'],
    [AT_TEN, 'Beard shave 10:30 Joe Marlow'],
  ],
  [
    ['a cut for Ann at ten tomorrow and Bea Stone at eleven', 'Ann Marlow'],
    [AT_TEN, 'Haircut 11:00 Bea Stone'],
  ],
  [
    ['haircut tomorrow at ten for my mother and me, one after the other', 'Ann Marlow', 'Dot Cole'],
    [AT_TEN, 'Haircut 10:30 Dot Cole'],
  ],
  [
    [
      'three haircuts back to back for my three kids tomorrow from ten',
      'Al Hale',
      'Ben Hale',
      'Kit Hale',
    ],
    ['Haircut 10:00 Al Hale', 'Haircut 10:30 Ben Hale', 'Haircut 11:00 Kit Hale'],
  ],
  [
    [FIRST, 'and my mum right after me', 'Dot Cole'],
    [AT_TEN, 'Haircut 10:30 Dot Cole'],
  ],
  [
    [FIRST, 'yes, one for my husband too, a shave at eleven, his name is Joe Marlow'],
    [AT_TEN, 'Beard shave 11:00 Joe Marlow'],
  ],
  [
    [FIRST, "and now my daughter's, that's for Amber Drury, straight after mine"],
    [AT_TEN, 'Haircut 10:30 Amber Drury'],
  ],
  [
    [FIRST, 'another one for me the same day, a shave straight after that'],
    [AT_TEN, 'Beard shave 10:30 Ann Marlow'],
  ],
  [
    [FIRST, 'can my brother come straight after?', 'Sam Cole'],
    [AT_TEN, 'Haircut 10:30 Sam Cole'],
  ],
  [
    [FIRST, 'and the same again for Bea Stone at half ten'],
    [AT_TEN, 'Haircut 10:30 Bea Stone'],
  ],
])('books one by one: %j', async (lines, expected) => {
  expect(await booked(...lines)).toEqual(expected);
});

test.each([
  ['haircut for me tomorrow at ten and my sister comes along', 'Ann Marlow'],
  ['a haircut tomorrow at ten, straight after lunch is too late', 'Ann Marlow'],
  ['a haircut tomorrow at ten, and my name is Ann Marlow'],
  [FIRST, 'how much is it for my son as well?'],
  [FIRST, 'is there somewhere my sister can sit straight after?'],
  [FIRST, 'and can you tell my brother too that I am coming'],
  [FIRST, 'no, that is all, my mum will be pleased too'],
])('books one visit alone: %s %s', async (...lines) => {
  expect(await booked(...lines)).toEqual([AT_TEN]);
});

test('who confirms both at once agrees to the one that is read out', async () => {
  const lines = [
    'haircuts tomorrow for Ann and Bea, one after the other at ten',
    'Ann Cole, then Bea Cole',
  ];
  expect(await booked(...lines)).toEqual(['Haircut 10:00 Ann Cole', 'Haircut 10:30 Bea Cole']);
});
