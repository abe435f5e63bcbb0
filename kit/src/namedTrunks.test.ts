import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { createTrunkOf } from './namedTrunks.ts';

const SIP_TRUNKS =
  'carrier=203.0.113.0/24+198.51.100.7;lines=50, pbx = 192.0.2.10; country=gb;lines=4, six=2001:db8::/32';

test('trunks are read with their networks and lines', () => {
  expect(loadConfig({}).trunks).toEqual([]);
  expect(loadConfig({ SIP_TRUNKS }).trunks).toEqual([
    {
      name: 'carrier',
      networks: ['203.0.113.0/24', '198.51.100.7'],
      maxLines: 50,
      country: null,
    },
    { name: 'pbx', networks: ['192.0.2.10'], maxLines: 4, country: 'GB' },
    { name: 'six', networks: ['2001:db8::/32'], maxLines: null, country: null },
  ]);
});

test.each([
  'carrier',
  '203.0.113.7',
  'carrier=',
  'carrier=trunk.example',
  'carrier=203.0.113.0/33',
  'carrier=203.0.113.7:5060',
  'carrier=203.0.113.7+',
  'carrier=203.0.113.7,',
  'carrier=203.0.113.7;lines=0',
  'carrier=203.0.113.7;lines=10001',
  'carrier=203.0.113.7;lines=5;lines=6',
  'carrier=203.0.113.7;calls=5',
  'carrier=203.0.113.7;country=XX',
  'carrier=203.0.113.7;country=',
  'carrier=203.0.113.7;country=GB;country=GB',
  'two words=203.0.113.7',
  'pbx=192.0.2.10,pbx=192.0.2.11',
])('SIP_TRUNKS=%s is refused', (value) => {
  const load = () => loadConfig({ SIP_TRUNKS: value });
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(/^SIP_TRUNKS must be trunks as name=address/);
});

test('an address belongs to the first trunk that holds it, mapped or not', () => {
  const trunkOf = createTrunkOf(
    loadConfig({ SIP_TRUNKS: `${SIP_TRUNKS},late=203.0.113.9` }).trunks,
  );
  const nameOf = (address: string) => trunkOf(address)?.name ?? null;
  expect(nameOf('203.0.113.9')).toBe('carrier');
  expect(nameOf('::ffff:203.0.113.9')).toBe('carrier');
  expect(nameOf('198.51.100.7')).toBe('carrier');
  expect(nameOf('192.0.2.10')).toBe('pbx');
  expect(nameOf('2001:db8:1::5')).toBe('six');
  expect(nameOf('198.51.100.8')).toBeNull();
  expect(nameOf('192.0.2.1')).toBeNull();
  expect(nameOf('2001:db9::1')).toBeNull();
  expect(nameOf('no address')).toBeNull();
});

test('the outgoing account is a trunk too where its host is an IP address', () => {
  const trunks = (SIP_TRUNK: string, rest = {}) => loadConfig({ SIP_TRUNK, ...rest }).trunks;
  expect(trunks('sip:desk@trunk.example')).toEqual([]);
  const own = { name: 'SIP_TRUNK', maxLines: null, country: null };
  expect(trunks('sip:desk@192.0.2.77:5080')).toEqual([{ ...own, networks: ['192.0.2.77'] }]);
  expect(trunks('sip:desk@[2001:db8::1]')).toEqual([{ ...own, networks: ['2001:db8::1'] }]);
  const limited = trunks('sip:desk@192.0.2.77', { SIP_TRUNKS: 'carrier=192.0.2.77;lines=3' });
  expect(createTrunkOf(limited)('192.0.2.77')).toMatchObject({ name: 'carrier', maxLines: 3 });
});
