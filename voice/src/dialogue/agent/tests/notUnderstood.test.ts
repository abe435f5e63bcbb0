import { expect, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { functionTools, modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const NONSENSE = ['blorb gnarf', 'snark frumious', 'gyre gimble', 'outgrabe', 'vorpal', 'jubjub'];
const UNKNOWN = ['a helicopter', 'a zeppelin', 'a submarine'].map((it) => `Do you have ${it}?`);

async function replies(lines: readonly string[], withMessage: boolean) {
  const tools = withMessage
    ? functionTools
    : functionTools.filter((tool) => tool.function.name !== 'takeMessage');
  const hear = converse(createRuleBasedAgent(), modelRequest({ tools }));
  const said: string[] = [];
  for (const text of lines) said.push((await hear({ role: 'caller', text })).text);
  return said;
}

test.each([true, false])('never the same words twice in a row (message: %s)', async (can) => {
  const said = await replies(NONSENSE, can);
  expect(said.filter((text, index) => text === said[index - 1])).toEqual([]);
});

test('the third turn that is not understood is shown a way out', async () => {
  expect((await replies(NONSENSE, true))[2]).toMatch(/message for the team instead/);
});

test('where no message can be taken, none is offered', async () => {
  expect((await replies(NONSENSE, false)).filter((text) => /take a message/.test(text))).toEqual(
    [],
  );
});

test('three questions to which nothing is known are answered in three ways', async () => {
  const said = await replies(UNKNOWN, true);
  expect(new Set(said).size).toBe(3);
});
