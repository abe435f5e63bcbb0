import { describe, expect, it } from 'vitest';
import { RtpSource } from './rtpSource.ts';

const negotiated = { address: '192.0.2.7', port: 4_000 };

describe('where packets come from and go to', () => {
  it('sends to the negotiated address until a packet says better', () => {
    const source = new RtpSource(negotiated, []);
    expect(source.destination).toEqual(negotiated);
    expect(source.accept('192.0.2.7', 4_444, 0)).toBe(true);
    expect(source.destination).toEqual({ address: '192.0.2.7', port: 4_444 });
  });

  it('refuses strangers, before and after it has latched', () => {
    const source = new RtpSource(negotiated, []);
    expect(source.accept('198.51.100.1', 4_000, 0)).toBe(false);
    expect(source.accept('192.0.2.7', 4_000, 0)).toBe(true);
    expect(source.accept('198.51.100.1', 4_000, 60_000)).toBe(false);
    expect(source.accept('192.0.2.7', 4_001, 10)).toBe(false);
  });

  it('follows a caller whose NAT takes another port once the old one is silent', () => {
    const source = new RtpSource(negotiated, []);
    source.accept('192.0.2.7', 4_000, 0);
    expect(source.accept('192.0.2.7', 5_000, 1_500)).toBe(true);
    expect(source.destination?.port).toBe(5_000);
  });

  it('takes packets from the host that the signalling came from', () => {
    const source = new RtpSource({ address: '10.0.0.9', port: 4_000 }, ['203.0.113.5']);
    expect(source.accept('203.0.113.5', 62_000, 0)).toBe(true);
    expect(source.destination).toEqual({ address: '203.0.113.5', port: 62_000 });
  });

  it('knows an IPv4 host by its IPv6 spelling', () => {
    const source = new RtpSource(negotiated, []);
    expect(source.accept('::ffff:192.0.2.7', 4_000, 0)).toBe(true);
  });

  it('sends nowhere for port 0 and the unspecified address, and latches onto no port 0', () => {
    for (const nowhere of [
      { address: '192.0.2.7', port: 0 },
      { address: '0.0.0.0', port: 4_000 },
      { address: '::', port: 4_000 },
    ])
      expect(new RtpSource(nowhere, []).destination).toBeNull();
    const source = new RtpSource(negotiated, []);
    expect(source.accept('192.0.2.7', 0, 0)).toBe(false);
    expect(source.destination).toEqual(negotiated);
  });

  it('forgets what it learnt when another address is negotiated, and only then', () => {
    const source = new RtpSource(negotiated, []);
    source.accept('192.0.2.7', 4_444, 0);
    source.retarget({ ...negotiated });
    expect(source.destination?.port).toBe(4_444);
    source.retarget({ address: '192.0.2.8', port: 6_000 });
    expect(source.destination).toEqual({ address: '192.0.2.8', port: 6_000 });
    expect(source.accept('192.0.2.7', 4_444, 10)).toBe(false);
  });
});
