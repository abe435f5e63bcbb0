import { promptWithAddress } from '@belldesk/contract/business/promptAddress';
import { expect, test } from 'vitest';
import { committed, converse } from '../../testing/conversation.ts';
import { businesses } from '../../testing/corpus/businesses.ts';
import { createRuleBasedAgent } from '../agent.ts';

test.each(['Where are you?', 'What is your address?', 'How do I find you?'])(
  'the address of the location is told, in the place of the one in the owner’s words: %s',
  async (question) => {
    const request = businesses.restaurant;
    if (!request) throw new Error('no restaurant');
    const systemPrompt = promptWithAddress(request.systemPrompt, '5 Mill Lane\nBristol BS1 4QA');
    const hear = converse(createRuleBasedAgent(), { ...request, systemPrompt }, committed);
    const { text } = await hear({ role: 'caller', text: question });
    expect(text).toMatch(/5 Mill Lane, Bristol/);
    expect(text).not.toMatch(/Harbour Street/);
  },
);
