import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import type { ModelRequest } from '../../../model.ts';
import { committed, converse, type ToolDouble } from '../../../testing/conversation.ts';
import { modelRequest } from '../../../testing/request.ts';
import { createRuleBasedAgent } from '../../agent.ts';

const FULL = 'table for two tomorrow at eight pm, my name is Jo Park, my number is 020 7946 0777';

function talk(changes: Partial<ModelRequest> = {}, tool: ToolDouble = committed) {
  const hear = converse(createRuleBasedAgent(), modelRequest(changes), tool);
  return {
    hear,
    say: (text: string) => hear({ role: 'caller', text }),
    key: (text: string) => hear({ role: 'caller', text, keyed: true }),
    silence: () => hear({ role: 'silence' }),
  };
}

test.each([
  ['from december third to december fifth', '2026-12-03', '2 nights'],
  ['from friday to sunday', '2026-11-27', '2 nights'],
  ['from the 30th of december until the 2nd of january', '2026-12-30', '3 nights'],
])('a room %s', async (stay, date, notes) => {
  const systemPrompt = buildSystemPrompt({
    companyName: 'Inn',
    phoneNumber: '1',
    businessDescription: 'A small hotel.',
    targetCustomers: 'Travellers.',
    additionalDetails: 'Rooms: single and double rooms.',
  });
  const { say } = talk({ systemPrompt });
  await say(`a double room ${stay} for two people, my name is Jo Park`);
  await say('three pm');
  await say('020 7946 0111');
  expect((await say('yes')).calls[0]?.arguments).toMatchObject({ date, notes, partySize: 2 });
});

test('the nights of a room in a bare answer', async () => {
  const systemPrompt = 'Rooms: single and double rooms in our hotel.';
  const { say } = talk({ systemPrompt });
  await say('a double room tomorrow for two people');
  expect((await say('one night')).expects).toBe('time');
});

test.each([
  ['i have a toothache', 'A dental clinic.'],
  ['there is a leaking tap in my kitchen', 'Plumbing and heating repairs.'],
  ['a manicure please', 'A beauty salon.'],
  ['friday at ten', 'A language school.'],
])('"%s" begins a booking without the word', async (text, businessDescription) => {
  const systemPrompt = buildSystemPrompt({
    companyName: 'X',
    phoneNumber: '1',
    businessDescription,
    targetCustomers: 'All.',
    additionalDetails: '',
  });
  const { say } = talk({ systemPrompt });
  expect((await say(text)).text).toMatch(/^Of course\./);
});

test('an hour beyond the largest party is an hour', async () => {
  const { say } = talk({
    systemPrompt: 'A restaurant with a long menu.\nReservations: a table for up to 8 people.',
  });
  await say(FULL);
  expect((await say('can you make it nine instead')).text).toMatch(/table for 2 .* at 9 pm/);
  expect((await say('six people not five')).text).toMatch(/table for 6 /);
  expect((await say('six people not five')).text).toMatch(/table for 6 .*right/);
});
