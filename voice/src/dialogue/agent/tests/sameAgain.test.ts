import { expect, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { businesses } from '../../testing/corpus/businesses.ts';
import { createRuleBasedAgent } from '../agent.ts';

test('a second booking is for the same people and the same day, where the caller says so', async () => {
  const { restaurant } = businesses;
  if (!restaurant) throw new Error('no restaurant');
  const hear = converse(createRuleBasedAgent(), restaurant);
  for (const text of ['a table for two tomorrow at 7', 'James Young', '07700 900123', 'yes'])
    await hear({ role: 'caller', text });
  await hear({ role: 'caller', text: 'book it for the same people the same day at nine as well' });
  const { calls } = await hear({ role: 'caller', text: 'yes' });
  expect(calls.map(({ arguments: args }) => args)).toEqual([
    expect.objectContaining({
      partySize: 2,
      date: '2026-11-21',
      time: '21:00',
      name: 'James Young',
    }),
  ]);
});
