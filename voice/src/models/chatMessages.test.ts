import { expect, test } from 'vitest';
import type { ConversationMessage } from '../dialogue/model.ts';
import { modelRequest } from '../dialogue/testing/request.ts';
import { chatMessagesOf } from './chatMessages.ts';

const call = (id: string) =>
  ({ role: 'tool-call', id, name: 'bookAppointment', arguments: {} }) as const;
const result = (id: string) =>
  ({ role: 'tool-result', id, name: 'bookAppointment', result: '{"ok":true}' }) as const;

/** Role and ids of what follows the caller's first words, as a chat model takes it. */
function after(conversation: readonly ConversationMessage[]): string[] {
  return chatMessagesOf(
    modelRequest({ conversation: [{ role: 'caller', text: 'book it' }, ...conversation] }),
  )
    .slice(2)
    .map((message) => {
      if (message.role === 'tool') return `result ${message.tool_call_id}`;
      if (message.role === 'assistant' && message.tool_calls)
        return `calls ${message.tool_calls.map(({ id }) => id).join(' ')}`;
      return message.role;
    })
    .filter((line) => line !== 'system');
}

test('what was said while a tool ran stands behind its result', () => {
  expect(
    after([
      call('a'),
      { role: 'assistant', text: 'One moment, please.' },
      { role: 'caller', text: 'sure' },
      result('a'),
    ]),
  ).toEqual(['calls a', 'result a', 'assistant', 'user']);
});

test('tools of one answer are one message with all their results, those of the next another', () => {
  expect(after([call('a'), call('b'), result('b'), result('a'), call('c'), result('c')])).toEqual([
    'calls a b',
    'result a',
    'result b',
    'calls c',
    'result c',
  ]);
});

test('a tool that has not answered is left out', () => {
  expect(after([call('a'), { role: 'caller', text: 'hello?' }])).toEqual(['user']);
});
