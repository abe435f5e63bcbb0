import { expect, test } from 'vitest';
import { networkTest, sourceOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

test.each([
  ['10.9.8.7', true],
  ['::ffff:10.9.8.7', true],
  ['192.0.2.7', true],
  ['2001:db8::5', true],
  ['11.0.0.1', false],
  ['192.0.2.8', false],
  ['2001:db9::5', false],
  ['host', false],
  ['', false],
])('%s lies in the networks: %s', (address, inside) => {
  expect(networkTest(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])(address)).toBe(inside);
});
