import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('quotes what would break a line, and lets no spreadsheet run a cell', () => {
  expect(
    csvOf([
      ['a@b.example', 'x,y'],
      ['say "hi"', '=1+1'],
      ['+44', 'two\nlines'],
    ]),
  ).toBe('a@b.example,"x,y"\r\n"say ""hi""",\'=1+1\r\n\'+44,"two\nlines"\r\n');
});
