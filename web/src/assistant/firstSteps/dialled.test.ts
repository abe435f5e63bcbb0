import { carriers } from '@belldesk/contract/catalogue/forwarding';
import { expect, it } from 'vitest';
import { dialled } from './dialled.ts';

it.each([
  ['mobile', '**61*{number}#', '+442079460018', '**61*+442079460018#'],
  ['uk-landline', '*61*{number}#', '+442079460018', '*61*02079460018#'],
  ['uk-landline', '*61*{number}#', '+12125550123', '*61*0012125550123#'],
  ['verizon', '*71{number}', '+12125550123', '*712125550123'],
  ['us-landline', '*72{number}', '+442079460018', '*72011442079460018'],
])('on the line %s, %s to %s', (id, code, number, expected) => {
  const carrier = carriers.find((each) => each.id === id);
  expect(carrier && dialled(code, number, carrier.numberAs)).toBe(expected);
});
