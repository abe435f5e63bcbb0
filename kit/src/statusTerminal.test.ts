import { expect, it } from 'vitest';
import { StatusTerminal } from './statusTerminal.ts';

/** What a person sees in the end of what was written. */
function screenOf(written: string): string[] {
  return written
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\u001b[K') + 1).replace(/^\[K/, ''));
}

function open(isTTY: boolean, columns = 80) {
  let written = '';
  const terminal = new StatusTerminal({ isTTY, columns, write: (text) => (written += text) });
  return { terminal, screen: () => screenOf(written), written: () => written };
}

it('keeps a status below whatever else is said', () => {
  const { terminal, screen } = open(true);
  terminal.say('first');
  terminal.show('10%');
  terminal.show('20%');
  terminal.say('second');
  expect(screen()).toEqual(['first', 'second', '20%']);
  terminal.show('');
  terminal.say('third');
  expect(screen()).toEqual(['first', 'second', 'third', '']);
});

it('cuts a status that would wrap, and writes none that says the same', () => {
  const { terminal, screen, written } = open(true, 10);
  terminal.show('0123456789abc');
  expect(screen()).toEqual(['012345678']);
  const before = written();
  terminal.show('0123456789abc');
  expect(written()).toBe(before);
});

it('shows a status on a terminal that does not say how wide it is', () => {
  const { terminal, screen } = open(true, 0);
  terminal.show('listen: 10% of 73 MB');
  expect(screen()).toEqual(['listen: 10% of 73 MB']);
});

it('has none where lines go into a file', () => {
  const { terminal, written } = open(false);
  terminal.show('10%');
  terminal.say('first');
  expect(written()).toBe('first\n');
});
