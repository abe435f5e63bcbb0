import { expect, it } from 'vitest';
import { SourceTable } from './sourceTable.ts';

it('holds as many sources as it may, and forgets the one longest not looked up', () => {
  const table = new SourceTable(3, () => ({ count: 0 }));
  for (const source of ['a', 'b', 'c', 'a', 'd']) table.of(source).count += 1;
  expect(table.size).toBe(3);
  expect(table.of('a').count).toBe(2);
  expect(table.of('c').count).toBe(1);
  expect(table.of('b').count).toBe(0);
  for (let n = 0; n < 1_000; n++) table.of(`new-${n}`);
  expect(table.size).toBe(3);
});
