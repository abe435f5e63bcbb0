import { expect, it } from 'vitest';
import { callBackAddress } from './callBack.ts';

it.each([
  ['+442079460111', 'tel:+442079460111'],
  ['(020) 7946-0111', 'tel:02079460111'],
  ['sip:ada@example.com', null],
  ['the usual one', null],
  ['call 0207 after six', null],
])('%s', (number, address) => expect(callBackAddress(number)).toBe(address));
