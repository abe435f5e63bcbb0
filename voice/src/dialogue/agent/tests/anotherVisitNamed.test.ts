import { expect, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import { namedFor } from '../nlu/entities/people/inARow.ts';

const clinic = modelRequest({
  country: 'GB',
  language: 'en-GB',
  timeZone: 'Europe/London',
  startedAtMs: Date.parse('2026-11-20T10:00:00Z'),
});

test.each([
  [
    'a table for two next Saturday at 7 pm',
    'another one for two, same Saturday, at nine pm',
    '2026-11-28',
    '21:00',
  ],
  [
    'a table for two next Saturday at 7 pm',
    'book another table for three, same day, same time',
    '2026-11-28',
    '19:00',
  ],
  [
    'a table for two on Wednesday next week at 7 pm',
    'and a table for four that Wednesday, seven as well',
    '2026-11-25',
    '19:00',
  ],
  [
    'a table for two next Saturday at 7 pm',
    'book a table for three on Sunday at 7 pm',
    '2026-11-22',
    '19:00',
  ],
])('after "%s", "%s"', async (first, second, date, time) => {
  const hear = converse(createRuleBasedAgent(), clinic);
  const say = (text: string) => hear({ role: 'caller', text });
  await say(`${first}, my name is Jo Park, 07700 900123`);
  await say('yes');
  await say(second);
  expect((await say('yes')).calls[0]?.arguments).toMatchObject({ date, time });
});

test.each([
  ['And my husband Philip Ormerod at the very same time', 'Philip Ormerod'],
  ["And now my husband's, Petro Marchuk, same number", 'Petro Marchuk'],
  ['now the wife, Philomena Guerin, also an eye test', 'Philomena Guerin'],
  ['Then my daughter, Amina Farah, a half-hour of piano', 'Amina Farah'],
  ["That's for Amber Drury", 'Amber Drury'],
  ['and one for my little boy as well', null],
  ['and my husband on Friday', null],
])('"%s" is for %s', (raw, name) => {
  expect(namedFor(raw)).toBe(name);
});
