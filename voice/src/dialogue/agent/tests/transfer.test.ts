import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import { describe, expect, test } from 'vitest';
import type { ModelRequest } from '../../model.ts';
import { committed, converse, type ToolDouble } from '../../testing/conversation.ts';
import { functionTools, modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const transferTool = { type: 'function', function: { name: TRANSFER_CALL } } as const;
const nobody: ToolDouble = (name, args) =>
  name === TRANSFER_CALL
    ? JSON.stringify({ ok: false, reason: 'no-answer' })
    : committed(name, args);

function desk(changes: Partial<ModelRequest> = {}) {
  const tools = [...functionTools, transferTool];
  const hear = converse(createRuleBasedAgent(), modelRequest({ tools, ...changes }), nobody);
  return {
    say: (text: string) => hear({ role: 'caller', text }),
    key: (text: string) => hear({ role: 'caller', text, keyed: true }),
    hear,
  };
}

describe('where somebody can be called', () => {
  test.each(['can i talk to a real person', 'operator', 'put me through to the manager please'])(
    '%s puts the caller through',
    async (text) => {
      const answer = await desk().say(text);
      expect(answer.calls).toEqual([{ name: TRANSFER_CALL, arguments: {} }]);
      expect(answer.text).toMatch(/^Of course, I will put you through\. One moment, please\./);
    },
  );

  test('0 does, and nobody there offers a message that is taken', async () => {
    const { key, say } = desk({ callerNumber: '+442079460999' });
    const back = await key('0');
    expect(back.calls).toEqual([{ name: TRANSFER_CALL, arguments: {} }]);
    expect(back).toMatchObject({ expects: 'yes-no', text: like(/nobody is free.*message/) });
    expect((await say('yes please')).text).toMatch(/pass on/);
    await say('the boiler is broken');
    await say('my name is Anna Brown');
    await say('yes');
    const done = await say('yes');
    expect(done.calls).toMatchObject([{ name: 'takeMessage' }]);
    expect(done.text).toMatch(/noted/);
  });

  test('0 does whatever was asked, also for how many', async () => {
    const { say, key } = desk();
    expect((await say('i would like to book a table for tomorrow at 7 pm')).expects).toBe('number');
    expect((await key('0')).calls).toMatchObject([{ name: TRANSFER_CALL }]);
  });

  test('in the middle of a booking whoever answers is told so', async () => {
    const { say } = desk();
    await say('a table for four tomorrow at 7 pm, my name is Anna Brown');
    expect((await say('actually, let me speak to a person')).calls).toEqual([
      {
        name: TRANSFER_CALL,
        arguments: { about: 'It is Anna Brown. They were about to make a booking.' },
      },
    ]);
  });

  test('a caller who can only press keys is told of 0, and leaves a recording when nobody is there', async () => {
    const { key, hear } = desk({ input: 'keypad' });
    expect((await hear({ role: 'assistant', text: 'Hello.' })).text).toMatch(
      /Press 0 to speak to a person\.$/,
    );
    const back = await key('0');
    expect(back.calls).toEqual([{ name: TRANSFER_CALL, arguments: {} }]);
    expect(back).toMatchObject({ recordMs: 120_000, text: like(/nobody is free.*after the tone/) });
  });

  test('without messages the record of the call is what is left', async () => {
    const { say } = desk({ tools: [transferTool] });
    expect(await say('operator')).toMatchObject({
      expects: 'anything',
      text: like(/nobody is free.*record of this call/),
    });
  });
});
