import { describe, expect, test } from 'vitest';
import { DigestClient } from './digest.ts';
import { SipHeaders } from './headers.ts';
import type { SipResponse } from './message.ts';

function response(status: number, fields: readonly (readonly [string, string])[]): SipResponse {
  const headers = new SipHeaders();
  for (const [name, value] of fields) headers.add(name, value);
  return { kind: 'response', status, reason: '', version: 'SIP/2.0', headers, body: '' };
}

const MUFASA = { user: 'Mufasa', password: 'Circle of Life' };
const ask = (algorithm: string) =>
  `Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=${algorithm}, ` +
  'nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"';
const CNONCE = 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ';

describe('digest', () => {
  // The example of RFC 7616 section 3.9.1.
  test.each([
    ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
    ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
  ])('with %s is that of RFC 7616', (algorithm, expected) => {
    const client = new DigestClient(MUFASA);
    expect(client.challenged(response(401, [['www-authenticate', ask(algorithm)]]))).toBe(true);
    const { authorization = '' } = client.fields('GET', '/dir/index.html', CNONCE);
    expect(authorization).toContain(`response="${expected}"`);
    expect(authorization).toContain('nc=00000001');
  });

  test('without qop is that of RFC 2617 section 3.2.2.1', () => {
    const client = new DigestClient({ user: 'bob', password: 'zanzibar' });
    const challenge = 'Digest realm="biloxi.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093"';
    expect(client.challenged(response(407, [['proxy-authenticate', challenge]]))).toBe(true);
    const fields = client.fields('INVITE', 'sip:bob@biloxi.com');
    expect(fields['proxy-authorization']).toContain('response="bf57e4e0d0bffc0fbaedce64d59add5e"');
  });

  test('takes the first challenge that it can answer', () => {
    const client = new DigestClient(MUFASA);
    const challenges = ['SHA-512-256', 'SHA-256', 'MD5'].map(
      (algorithm) => ['www-authenticate', ask(algorithm)] as const,
    );
    expect(client.challenged(response(401, challenges))).toBe(true);
    expect(client.fields('INVITE', 'sip:a@b').authorization).toContain('algorithm=SHA-256');
  });

  test('does not answer the same challenge twice, unless it went stale', () => {
    const client = new DigestClient(MUFASA);
    const first = ask('MD5');
    expect(client.challenged(response(401, [['www-authenticate', first]]))).toBe(true);
    expect(client.challenged(response(401, [['www-authenticate', first]]))).toBe(false);
    const stale = `${first}, stale=true`;
    expect(client.challenged(response(401, [['www-authenticate', stale]]))).toBe(true);
  });

  test.each(['Basic realm="x"', 'Digest realm="x"', 'Digest nonce="x"', ''])(
    'cannot answer %j',
    (challenge) => {
      const client = new DigestClient(MUFASA);
      expect(client.challenged(response(401, [['www-authenticate', challenge]]))).toBe(false);
      expect(client.fields('INVITE', 'sip:a@b')).toEqual({});
    },
  );
});
