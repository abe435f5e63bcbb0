import { afterEach, beforeEach } from 'vitest';

/**
 * Setup file of every vitest project: what is written with console.error during a test fails it.
 * A test that expects such a line replaces console.error itself.
 */
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
  };
});

afterEach(() => {
  if (said.length > 0) throw new Error(`console.error was called:\n${said.join('\n')}`);
});
