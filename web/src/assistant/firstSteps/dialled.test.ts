import { expect, it } from 'vitest';
import { dialled } from './dialled.ts';

it.each([
  ['**61*{number}#', '+442079460018', 'e164', '**61*+442079460018#'],
  ['*61*{number}#', '+442079460018', 'national', '*61*02079460018#'],
  ['*71{number}', '+12125550123', 'national', '*712125550123'],
] as const)('%s to %s', (code, number, as, expected) => {
  expect(dialled(code, number, as)).toBe(expected);
});
