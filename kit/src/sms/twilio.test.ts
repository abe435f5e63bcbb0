import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { HttpDouble } from '../testing/httpDouble.ts';
import type { SmsCarrier } from './carrier.ts';
import { createTwilio } from './twilio.ts';

const lines: string[] = [];
const logger = createLogger('test', {
  level: 'trace',
  destination: { write: (line: string) => void lines.push(line) },
});
let service: HttpDouble;
let carrier: SmsCarrier;

beforeEach(async () => {
  lines.length = 0;
  service = new HttpDouble();
  await service.listen();
  carrier = createTwilio({
    accountSid: 'AC0123',
    authToken: 'the token',
    from: '+15005550006',
    url: `http://127.0.0.1:${service.port}`,
    logger,
    timeoutMs: 700,
  });
});
afterEach(() => service.close());

const TO = '+442079460111';
const text = () => carrier.send({ to: TO, from: null, text: 'You are booked: 7 pm & more' });

/** The service answers so. */
function answers(status: number, body: unknown): void {
  service.answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

describe('a text by Twilio', () => {
  test('is handed over as its documents say, with the account’s key', async () => {
    answers(201, { sid: 'SM1', status: 'queued', error_code: null });
    expect(await text()).toEqual({ kind: 'accepted', id: 'SM1' });
    const [heard] = service.heard;
    expect(heard).toMatchObject({
      method: 'POST',
      path: '/2010-04-01/Accounts/AC0123/Messages.json',
      headers: {
        'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/) as unknown,
        authorization: `Basic ${Buffer.from('AC0123:the token').toString('base64')}`,
      },
    });
    expect(Object.fromEntries(new URLSearchParams(heard?.body))).toEqual({
      To: TO,
      From: '+15005550006',
      Body: 'You are booked: 7 pm & more',
    });
  });

  test('goes out from another number of the account', async () => {
    answers(201, { sid: 'SM1' });
    await carrier.send({ to: TO, from: '+15005550009', text: 'Hello' });
    expect(new URLSearchParams(service.heard[0]?.body).get('From')).toBe('+15005550009');
  });

  test.each([
    ['an invalid number', 400, { code: 21211, status: 400 }, 'invalid-number'],
    ['a number that is no mobile', 400, { code: 21614 }, 'invalid-number'],
    ['somebody who wants no more', 400, { code: 21610 }, 'unsubscribed'],
    ['too many at once', 429, { code: 20429 }, 'over-quota'],
    ['too many a day', 400, { code: 63038 }, 'over-quota'],
    ['a wrong key', 401, { code: 20003 }, 'refused'],
    ['an unreadable refusal', 403, 'no', 'refused'],
  ])('to %s is refused', async (_what, status, body, why) => {
    answers(status, body);
    if (why === 'refused' && status === 403)
      service.answer = (response) => response.writeHead(403).end('<html>');
    expect(await text()).toEqual({ kind: 'refused', why });
  });

  test.each([
    ['never answers', () => {}],
    ['dies', (response: { destroy(): void }) => response.destroy()],
    [
      'answers 500',
      (response: { writeHead(n: number): { end(): void } }) => response.writeHead(500).end(),
    ],
    [
      'takes it with garbage',
      (response: { writeHead(n: number): { end(t: string): void } }) =>
        response.writeHead(201).end('{'),
    ],
  ])('nobody knows of one when the carrier %s, and it is not sent again', async (_what, answer) => {
    service.answer = answer;
    expect(await text()).toEqual({ kind: 'uncertain' });
    expect(service.heard).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/442079460111|booked|the token/);
  });
});
