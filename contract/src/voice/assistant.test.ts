import { expect, test } from 'vitest';
import { assistantDto, SYSTEM_PROMPT_MAX_CHARACTERS } from './assistant.ts';

const withMessages = (...contents: readonly string[]) => ({
  model: {
    provider: 'openai',
    model: 'gpt-4o-mini',
    messages: contents.map((content) => ({ role: 'system', content })),
  },
});

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

test('system messages may be as long as the bound, together', () => {
  const half = 'x'.repeat(SYSTEM_PROMPT_MAX_CHARACTERS / 2);
  expect(assistantDto.safeParse(withMessages(half, half)).success).toBe(true);
  const { error } = assistantDto.safeParse(withMessages(half, half, 'x'));
  expect(error?.issues).toMatchObject([
    { path: ['model', 'messages'], message: matching(/at most 40000 characters/) },
  ]);
});

test('what is said before the call counts to no prompt', () => {
  const dto = withMessages();
  const messages = Array.from({ length: 3 }, () => ({ role: 'user', content: 'x'.repeat(20_000) }));
  expect(assistantDto.safeParse({ ...dto, model: { ...dto.model, messages } }).success).toBe(true);
});
