import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FixedHouse, startFixedHouse } from './testing/fixedHouse.ts';
import { runSipp, scenario } from './testing/sipp.ts';

const PORT = 15_100;
const HOUSE = `127.0.0.1:${PORT}`;
const CALLER = ['-i', '127.0.0.1', '-mi', '127.0.0.1', '-s', 'bella'];
const ALL_WELL = { exitCode: 0 };
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

describe('calls by sipp', { timeout: 60_000 }, () => {
  let house: FixedHouse;

  beforeEach(async () => {
    house = await startFixedHouse({
      hosts: ['0.0.0.0', '::'],
      port: PORT,
      ringingUser: 'patience',
      briefUser: 'hasty',
    });
  });

  afterEach(async () => {
    await house.server.close();
    if (house.failures.length > 0) throw new AggregateError(house.failures, 'a listener failed');
  });

  it.each([
    ['UDP', ['-t', 'u1', '-p', '15110']],
    ['TCP', ['-t', 't1', '-p', '15112']],
    ['TCP, a connection each', ['-t', 'tn', '-max_socket', '200', '-p', '15114']],
  ])('a hundred over %s', async (_name, transport) => {
    const calls = ['-sn', 'uac', '-m', '100', '-r', '100', '-d', '200'];
    const result = await runSipp([HOUSE, ...CALLER, ...transport, ...calls]);
    expect(result).toMatchObject(ALL_WELL);
    expect(house.accepted).toHaveLength(100);
    expect(house.ended).toEqual(Array<string>(100).fill('bye'));
    expect(house.server.activeDialogs).toBe(0);
    expect(house.server.counters()).toMatchObject({ invites: 100, garbage: 0, malformed: 0 });
  });

  it('some over a wire that loses every tenth packet', async () => {
    const calls = ['-sn', 'uac', '-m', '10', '-r', '10', '-d', '100', '-lost', '10'];
    const result = await runSipp([HOUSE, ...CALLER, '-t', 'u1', '-p', '15116', ...calls]);
    expect(result).toMatchObject(ALL_WELL);
    expect(house.accepted).toHaveLength(10);
  });

  it.each([
    ['UDP', 'u1'],
    ['TCP', 't1'],
  ])('callers who cancel over %s', async (_name, transport) => {
    const calls = ['-sf', scenario('cancel.xml'), '-m', '20', '-r', '50', '-p', '15120'];
    const to = [HOUSE, '-i', '127.0.0.1', '-s', 'patience', '-t', transport];
    expect(await runSipp([...to, ...calls])).toMatchObject(ALL_WELL);
    expect(house.cancelled).toHaveLength(20);
    expect(house.server.activeDialogs).toBe(0);
  });

  it.each([
    ['UDP', 'u1'],
    ['TCP', 't1'],
  ])('hold and resume over %s', async (_name, transport) => {
    const calls = ['-sf', scenario('hold.xml'), '-m', '10', '-r', '50', '-p', '15122'];
    const result = await runSipp([HOUSE, ...CALLER, '-t', transport, ...calls]);
    expect(result).toMatchObject(ALL_WELL);
    const directions = house.reoffers.map((offer) => offer.direction).toSorted();
    expect(directions).toEqual([
      ...Array<string>(10).fill('sendonly'),
      ...Array<string>(10).fill('sendrecv'),
    ]);
  });

  it.each([
    ['UDP', 'u1'],
    ['TCP', 't1'],
  ])('the house hangs up, over %s', async (_name, transport) => {
    const calls = ['-sf', scenario('callee-hangs-up.xml'), '-m', '20', '-r', '50', '-p', '15126'];
    const to = [HOUSE, '-i', '127.0.0.1', '-mi', '127.0.0.1', '-s', 'hasty', '-t', transport];
    expect(await runSipp([...to, ...calls])).toMatchObject(ALL_WELL);
    expect(house.ended).toEqual([]);
    // sipp may be gone a moment before its last answers are read.
    await vi.waitFor(() => expect(house.server.activeDialogs).toBe(0));
  });

  it.skipIf(!hasIpv6).each([
    ['UDP', 'u1'],
    ['TCP', 't1'],
  ])('IPv6 over %s', async (_name, transport) => {
    const calls = ['-sn', 'uac', '-m', '5', '-d', '50', '-p', '15124', '-s', 'bella'];
    const to = [`[::1]:${PORT}`, '-i', '[::1]', '-mi', '[::1]', '-t', transport];
    expect(await runSipp([...to, ...calls])).toMatchObject(ALL_WELL);
    expect(house.accepted).toHaveLength(5);
  });
});
