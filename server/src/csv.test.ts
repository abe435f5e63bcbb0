import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each<[(string | number | null)[], string]>([
  [['a', 1, null, 'b c'], 'a,1,,b c\r\n'],
  [['say "hi"', 'one, two', 'line\nbreak'], '"say ""hi""","one, two","line\nbreak"\r\n'],
  [['=1+1', '@SUM(A1)', '-2', '+442079460018'], "'=1+1,'@SUM(A1),'-2,'+442079460018\r\n"],
  [['  =cmd()', '\tx', '=a,"b"'], `'  =cmd(),'\tx,"'=a,""b"""\r\n`],
  [[-5], '-5\r\n'],
])('%j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
