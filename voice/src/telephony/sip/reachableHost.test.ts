import { networkInterfaces } from 'node:os';
import { ManualClock } from '@belldesk/kit/clock';
import { describe, expect, it } from 'vitest';
import { localAddressTowards } from './localAddress.ts';
import { type Advertised, ReachableHost } from './reachableHost.ts';

async function told(publicHost: string, remoteAddress: string, own: string): Promise<Advertised> {
  const reachable = new ReachableHost(publicHost, new ManualClock());
  await reachable.start();
  reachable.stop();
  return reachable.towards({ remoteAddress, localAddress: own });
}

/** RFC 5737 and RFC 3849: nobody has these. */
const FAR = '198.51.100.7';
const FAR_V6 = '2001:db8:1::7';
const BEHIND_NAT = '172.31.255.1';
const PUBLIC = '203.0.113.9';

describe('what a peer is told to reach us at', () => {
  it('is the public host beyond a NAT', async () => {
    expect(await told(PUBLIC, FAR, BEHIND_NAT)).toEqual({ host: PUBLIC, address: PUBLIC });
    expect(await told('[2001:db8::9]', FAR_V6, 'fd00:9::1')).toMatchObject({ host: '2001:db8::9' });
  });

  it('is the public name where its address is the one reached', async () => {
    expect(await told('203.0.113.9', FAR, PUBLIC)).toEqual({ host: PUBLIC, address: PUBLIC });
  });

  it('is the socket itself for a peer on this machine or of the other family', async () => {
    const local = { host: '127.0.0.1', address: '127.0.0.1' };
    expect(await told(PUBLIC, '127.0.0.1', '127.0.0.1')).toEqual(local);
    expect(await told(PUBLIC, FAR_V6, '2001:db8::2')).toMatchObject({ host: '2001:db8::2' });
    expect(await told(PUBLIC, 'fe80::1%eth0', 'fe80::2%eth0')).toMatchObject({ host: 'fe80::2' });
  });

  it('is the socket itself where the public name is nothing or only this machine', async () => {
    for (const publicHost of ['localhost', '127.0.0.1', '']) {
      expect(await told(publicHost, FAR, BEHIND_NAT)).toMatchObject({ address: BEHIND_NAT });
    }
  });

  it('is the socket itself for neighbours, whom no NAT divides from us', async () => {
    const own = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    // A machine without a network has no neighbours.
    const address = own ?? '127.0.0.1';
    expect(await told(PUBLIC, address, address)).toEqual({ host: address, address });
  });
});

it('the address towards a peer is that of the route', () => {
  expect(localAddressTowards('127.0.0.1')).toBe('127.0.0.1');
  expect(localAddressTowards('not an address')).toBeNull();
});
