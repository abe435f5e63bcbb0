import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HttpDouble } from '../testing/httpDouble.ts';
import { NotSent, type OutgoingMeans, type OutgoingRequest, sendOutgoing } from './request.ts';

let shop: HttpDouble;
beforeEach(async () => {
  shop = new HttpDouble();
  await shop.listen();
});
afterEach(() => shop.close());

const request = (url: string, changes: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  method: 'POST',
  url: new URL(url),
  headers: { 'x-api-key': 'a secret' },
  body: '{"a":1}',
  timeoutMs: 5_000,
  ...changes,
});

/** Lets the test's own host be asked. */
const trusting = (): OutgoingMeans => ({
  allowedHosts: new Set(['shop.example']),
  resolve: async () => ['127.0.0.1'],
});
const strict: OutgoingMeans = { allowedHosts: new Set() };
const at = (path = '/orders?x=1') => `http://shop.example:${shop.port}${path}`;

describe('a request of an owner', () => {
  test('arrives as it was made, by the name it was made for', async () => {
    shop.answer = (response) => response.writeHead(201).end('{"id":7}');
    expect(await sendOutgoing(request(at()), trusting())).toEqual({
      status: 201,
      text: '{"id":7}',
      isWhole: true,
    });
    expect(shop.heard).toMatchObject([
      {
        method: 'POST',
        path: '/orders?x=1',
        body: '{"a":1}',
        headers: { host: `shop.example:${shop.port}`, 'x-api-key': 'a secret' },
      },
    ]);
  });

  test.each([
    ['a loopback address', 'http://127.0.0.1'],
    ['one written as a number', 'http://2130706433'],
    ['one written short', 'http://127.1'],
    ['one in hexadecimal', 'http://0x7f000001'],
    ['the IPv6 loopback', 'http://[::1]'],
    ['an IPv4 address in IPv6', 'http://[::ffff:127.0.0.1]'],
    ['a name for this machine', 'http://localhost'],
    ['the metadata of a cloud', 'http://169.254.169.254'],
  ])('does not go to %s', async (_what, host) => {
    await expect(sendOutgoing(request(`${host}:${shop.port}/`), strict)).rejects.toThrow(NotSent);
    expect(shop.heard).toEqual([]);
  });

  test('does not go to a name of which one address is private', async () => {
    const means = { allowedHosts: new Set<string>(), resolve: async () => ['8.8.8.8', '10.0.0.1'] };
    await expect(sendOutgoing(request(at()), means)).rejects.toThrow(NotSent);
  });

  test('asks for the name once: the address that was checked is the one connected to', async () => {
    const answers = [['127.0.0.1'], ['8.8.8.8']];
    let asked = 0;
    const means = { ...trusting(), resolve: async () => answers[asked++] ?? [] };
    await sendOutgoing(request(at()), means);
    expect([asked, shop.heard.length]).toEqual([1, 1]);
  });

  test('may go to a host that is named with its port, and to no other of it', async () => {
    const means = { ...trusting(), allowedHosts: new Set([`shop.example:${shop.port}`]) };
    expect((await sendOutgoing(request(at()), means)).status).toBe(200);
    await expect(sendOutgoing(request('http://shop.example:1/'), means)).rejects.toThrow(NotSent);
  });

  test('follows no redirect', async () => {
    shop.answer = (response, { path }) =>
      path === '/'
        ? response.writeHead(302, { location: '/inside' }).end()
        : response.end('a secret of the inside');
    const answer = await sendOutgoing(request(at('/')), trusting());
    expect(answer).toEqual({ status: 302, text: '', isWhole: true });
    expect(shop.heard).toHaveLength(1);
  });

  test('reads no more of the answer than is of use', async () => {
    shop.answer = (response) => {
      response.end('x'.repeat(5_000_000));
    };
    const answer = await sendOutgoing(request(at()), trusting());
    expect([answer.text.length, answer.isWhole]).toEqual([32_768, false]);
  });

  test('nothing was sent where nobody listens or nobody has the name', async () => {
    const { port } = shop;
    await shop.close();
    await expect(sendOutgoing(request(`http://shop.example:${port}/`), trusting())).rejects.toThrow(
      NotSent,
    );
    await expect(
      sendOutgoing(request(`http://shop.example:${port}/`), {
        ...trusting(),
        resolve: async () => [],
      }),
    ).rejects.toThrow(NotSent);
    await shop.listen();
  });

  test.each([
    ['never answers', () => {}],
    ['answers half', (response: { write(text: string): void }) => response.write('{"id":')],
    ['dies', (response: { destroy(): void }) => response.destroy()],
    [
      'speaks another protocol from now on',
      (response: ServerResponse) =>
        response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end(),
    ],
  ])('nobody knows what became of it when the service %s', async (_what, answer) => {
    shop.answer = answer;
    const failed = sendOutgoing(request(at(), { timeoutMs: 700 }), trusting());
    await expect(failed).rejects.not.toBeInstanceOf(NotSent);
    expect(shop.heard).toHaveLength(1);
  });
});
