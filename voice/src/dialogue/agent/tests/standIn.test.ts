import { standInGreeting, standInPrompt } from '@belldesk/contract/standIn';
import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import { describe, expect, it } from 'vitest';
import { committed, converse } from '../../testing/conversation.ts';
import { functionTools, modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const takesMessages = functionTools.filter((tool) => tool.function.name === TAKE_MESSAGE);
const putsThrough = { type: 'function', function: { name: TRANSFER_CALL } } as const;

function standIn(duty: 'messages' | 'put-through', tools = takesMessages, tool = committed) {
  const request = modelRequest({
    systemPrompt: standInPrompt('Testeria', duty),
    greeting: standInGreeting('Testeria', 'en-GB', duty),
    tools,
    callerNumber: '+442079460018',
  });
  const hear = converse(createRuleBasedAgent(), request, tool);
  return (text: string) => hear({ role: 'caller', text });
}

describe('a stand-in that takes messages only', () => {
  it.each([
    "I'd like to book a table for two tomorrow at seven",
    'Are you open on Sunday?',
    'I want to complain about last night',
    'I need to move my booking to Friday',
    'Can I order two pizzas for six',
  ])('takes as a message what else would be a wish: %s', async (wish) => {
    const say = standIn('messages');
    expect((await say(wish)).text).toMatch(/your name/i);
    await say('John Smyth');
    expect((await say('yes')).text).toMatch(/Is that right\?/);
    const { calls, text } = await say('yes');
    expect(calls).toEqual([
      {
        name: TAKE_MESSAGE,
        arguments: { message: wish, name: 'John Smyth', phoneNumber: '+442079460018' },
      },
    ]);
    expect(text).toContain('I have noted your message');
    expect((await say('no, thank you')).ended).toBe(true);
  });

  it('asks for the message when only a greeting was said', async () => {
    const say = standIn('messages');
    expect((await say('Hello')).expects).toBe('message');
  });

  it.each([
    ['es-ES', 'Quisiera reservar una mesa para mañana'],
    ['fr-FR', 'Je voudrais réserver une table pour demain'],
  ] as const)('does so in %s', async (language, wish) => {
    const request = modelRequest({
      systemPrompt: standInPrompt('Testeria', 'messages'),
      greeting: standInGreeting('Testeria', language, 'messages'),
      language,
      tools: takesMessages,
    });
    const hear = converse(createRuleBasedAgent(), request);
    expect(request.greeting).toMatch(/^(?:Gracias|Merci)/);
    const first = await hear({ role: 'caller', text: wish });
    expect(first.expects).toBe('name');
    expect(first.calls).toEqual([]);
  });

  it('puts nobody through', async () => {
    const { calls, text } = await standIn('messages')('Can I speak to somebody?');
    expect(calls).toEqual([]);
    expect(text).toContain('I can take a message');
  });
});

describe('a stand-in that puts callers through', () => {
  const tools = [...takesMessages, putsThrough];

  it('does so whatever is said first', async () => {
    const nobody = () => JSON.stringify({ ok: false, reason: 'nobody answered' });
    const say = standIn('put-through', tools, nobody);
    const first = await say('It is about my reservation');
    expect(first.calls.map(({ name }) => name)).toEqual([TRANSFER_CALL]);
    expect(first.expects).toBe('yes-no');
    expect((await say('yes please')).expects).toBe('message');
    const second = await say('We will be ten minutes late');
    expect(second.calls).toEqual([]);
    expect(second.text).toMatch(/your name/i);
  });

  it('takes a message where nobody can be called', async () => {
    const { calls, expects } = await standIn('put-through')('It is about my reservation');
    expect(calls).toEqual([]);
    expect(expects).toBe('name');
  });
});
