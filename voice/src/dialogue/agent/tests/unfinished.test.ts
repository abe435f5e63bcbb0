import { expect, test } from 'vitest';
import type { ConversationMessage } from '../../model.ts';
import { committed, type ToolDouble } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';
import { unfinishedWish } from '../unfinished.ts';

/** What is left unfinished of a call in which the caller says these lines. */
async function left(lines: readonly string[], tool: ToolDouble = committed) {
  const request = modelRequest({ callerNumber: '+442079460111' });
  const agent = createRuleBasedAgent();
  const conversation: ConversationMessage[] = [];
  for (const text of lines) {
    conversation.push({ role: 'caller', text });
    for (let round = 0; round < 3; round += 1) {
      const calls: Extract<ConversationMessage, { role: 'tool-call' }>[] = [];
      let said = '';
      for await (const event of agent.respond({ ...request, conversation })) {
        if (event.type === 'text') said += event.text;
        if (event.type === 'tool-call') calls.push({ ...event, role: 'tool-call' });
      }
      conversation.push({ role: 'assistant', text: said }, ...calls);
      for (const { id, name, arguments: args } of calls)
        conversation.push({ role: 'tool-result', id, name, result: tool(name, args) });
      if (calls.length === 0) break;
    }
  }
  return unfinishedWish({ ...request, conversation });
}

const refused: ToolDouble = (name, args) =>
  name === 'bookAppointment'
    ? JSON.stringify({ ok: false, reason: 'taken', problem: 'taken' })
    : committed(name, args);

test('a booking that was begun and not made is told with all that is known', async () => {
  expect(await left(['A table for four tomorrow at 7 pm please', 'Pat Low'])).toMatchObject({
    kind: 'booking',
    name: 'Pat Low',
    phoneNumber: '+442079460111',
    text: expect.stringMatching(
      /table.*4.*November.*7 pm[\s\S]*“A table for four tomorrow/,
    ) as string,
  });
});

test('one that was refused is told, whatever is said after it', async () => {
  const lines = ['a table for four tomorrow at 7 pm under the name Pat Low', 'yes', 'yes'];
  expect(await left([...lines, 'no, thank you, goodbye'], refused)).toMatchObject({
    kind: 'booking',
    name: 'Pat Low',
  });
});

test.each([
  ['made', ['a table for four tomorrow at 7 pm under the name Pat Low', 'yes', 'yes']],
  ['given up', ['a table for four tomorrow at 7 pm', 'never mind, forget it']],
  ['never begun', ['Where can I park?', 'thanks, goodbye']],
])('nothing is left of a wish that was %s', async (_what, lines) => {
  expect(await left(lines)).toBeNull();
});

test('a message that still waited when the caller said goodbye is told', async () => {
  const lines = [
    "I'd like to book a table for two tomorrow at seven, and tell Bea the keys are here",
    'Pat Low',
    'sorry, I have to go, bye',
  ];
  expect(await left(lines)).toMatchObject({
    name: 'Pat Low',
    text: expect.stringMatching(/the keys are here/) as string,
  });
});
