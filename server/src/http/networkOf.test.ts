import { isIPv6 } from 'node:net';
import { expect, it } from 'vitest';
import { networkOf } from './networkOf.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::ff', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
])('%j is of %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
  expect(isIPv6(network)).toBe(isIPv6(address));
});
