import { expect, test } from 'vitest';
import type { ConversationMessage, ModelRequest } from '../../model.ts';
import { committed, converse, type ToolDouble } from '../../testing/conversation.ts';
import { modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

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

test('a booking that a language model began is gone on with', async () => {
  const conversation: ConversationMessage[] = [
    { role: 'assistant', text: 'Hello, this is Testeria.' },
    { role: 'caller', text: 'table for four tomorrow' },
    { role: 'assistant', text: 'Lovely! And what time would suit you?' },
  ];
  const { say } = talk({ conversation });
  expect((await say('seven')).expects).toBe('name');
});

test('what a language model asked is understood even where the house would ask otherwise', async () => {
  const { say } = talk({
    conversation: [
      { role: 'caller', text: 'book a table' },
      { role: 'assistant', text: 'With pleasure. May I have your name?' },
    ],
  });
  expect(await say('smith')).toMatchObject({ expects: 'number' });
  await say('two');
  await say('tomorrow');
  expect((await say('eight')).expects).toBe('phone-number');
});

test('a booking that a language model committed is told from the tool', async () => {
  const { hear } = talk({
    conversation: [
      { role: 'caller', text: 'yes please' },
      {
        role: 'tool-call',
        id: 'x',
        name: 'bookAppointment',
        arguments: {
          service: 'table',
          partySize: 3,
          date: '2026-11-24',
          time: '13:00',
          name: 'Ann',
        },
      },
    ],
  });
  const answer = await hear({
    role: 'tool-result',
    id: 'x',
    name: 'bookAppointment',
    result: committed('', {}),
  });
  expect(answer.text).toMatch(/booked: a table for 3 on Tuesday the 24th of November at 1 pm/);
});

test('who speaks while a tool runs is asked to wait, then told that it is not known', async () => {
  const { say } = talk({
    conversation: [
      { role: 'tool-call', id: 'x', name: 'bookAppointment', arguments: { service: 'table' } },
    ],
  });
  expect((await say('hello')).text).toMatch(/One moment/);
  expect((await say('hello?')).text).toMatch(/not certain whether that booking was made/);
});

test('a call cut off before the tool ran is made when the caller agrees again', async () => {
  const { say } = talk({
    conversation: [
      { role: 'caller', text: FULL },
      { role: 'caller', text: 'yes' },
      { role: 'assistant', text: 'One moment' },
    ],
  });
  expect((await say('yes')).calls).toHaveLength(1);
});

test('the same conversation is answered the same', async () => {
  const house = createRuleBasedAgent();
  const request = modelRequest({ conversation: [{ role: 'caller', text: FULL }] });
  const answers = [];
  for (let run = 0; run < 3; run += 1) {
    const events = [];
    for await (const event of house.respond(request)) events.push(event);
    answers.push(JSON.stringify(events));
  }
  expect(new Set(answers).size).toBe(1);
});

test('a turn that was told otherwise is told anew', async () => {
  const house = createRuleBasedAgent();
  const ask = async (text: string) => {
    let said = '';
    const conversation: ConversationMessage[] = [
      { role: 'caller', text },
      { role: 'caller', text: 'tomorrow' },
    ];
    for await (const event of house.respond(modelRequest({ conversation }))) {
      if (event.type === 'text') said += event.text;
    }
    return said;
  };
  expect(await ask('a table for two')).toMatch(/What time/);
  expect(await ask('leave a message')).toMatch(/your name/);
  expect(await ask('a table for two')).toMatch(/What time/);
});
