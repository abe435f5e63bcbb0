import { expect, test } from 'vitest';
import type { ConversationMessage } from '../../model.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const TOOLS = ['bookAppointment', 'cancelBooking', 'moveBooking', 'placeOrder', 'takeMessage'];
const RESULTS = {
  'that nobody knows': JSON.stringify({ ok: false, problem: 'uncertain', reason: 'late' }),
  'what nobody can read': '<html>502</html>',
  'half a result': '{"ok":true',
};

async function said(conversation: readonly ConversationMessage[], language: string) {
  let text = '';
  for await (const event of createRuleBasedAgent().respond(
    modelRequest({ conversation, language }),
  ))
    if (event.type === 'text') text += event.text;
  return text;
}

const called = (name: string): ConversationMessage => ({
  role: 'tool-call',
  id: 'x',
  name,
  arguments: {},
});

test.each(TOOLS.flatMap((name) => Object.entries(RESULTS).map((result) => [name, ...result])))(
  '%s answers %s: neither done nor not done is claimed, and the team has it',
  async (name = '', _what = '', result = '') => {
    const text = await said(
      [called(name), { role: 'tool-result', id: 'x', name, result }],
      'en-GB',
    );
    expect(text).toMatch(/not certain whether .*record of this call/);
    expect(text).not.toMatch(/nothing is|you are booked|is (?:cancelled|moved|placed)|have noted/i);
  },
);

test.each(TOOLS)(
  '%s has not answered when the caller speaks again: it is not certain',
  async (name) => {
    const text = await said(
      [called(name), { role: 'caller', text: 'hello' }, { role: 'caller', text: 'hello?' }],
      'en-GB',
    );
    expect(text).toMatch(/not certain whether/);
  },
);

test('the same order asked for again is told as placed already', async () => {
  const result = JSON.stringify({ ok: false, problem: 'already-booked', reason: 'twice' });
  const text = await said(
    [called('placeOrder'), { role: 'tool-result', id: 'x', name: 'placeOrder', result }],
    'en-GB',
  );
  expect(text).toMatch(/with us already/);
});
