import { WEBHOOK_SECRET_HEADER } from '@belldesk/contract/voice/serverMessage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite, WEBHOOK_SECRET } from '../support/site.ts';
import { signUp, type Visitor } from '../support/visitor.ts';

/** Ends the stack of what walks JSON, and is no larger than a form. */
const DEPTH = 100_000;
const arrays = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
const objects = `${'{"a":'.repeat(DEPTH / 4)}1${'}'.repeat(DEPTH / 4)}`;
const inAField = `{"json":{"metadata":${arrays}}}`;
const justTooDeep = '['.repeat(97) + ']'.repeat(97);

let site: Site;
let owner: Visitor;
beforeAll(async () => {
  site = await startSite();
  owner = await signUp(site);
});
afterAll(() => site.stop());

async function answerTo(method: string, path: string, body?: string) {
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: {
      cookie: owner.cookie,
      [WEBHOOK_SECRET_HEADER]: WEBHOOK_SECRET,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body ?? null,
  });
  return { status: response.status, text: await response.text() };
}

const NESTED = 'nested at most 96 levels';

describe('JSON that is nested too deep is 400', () => {
  describe.each([
    ['arrays', arrays],
    ['objects', objects],
    ['a field of anything', inAField],
    ['one level more than is allowed', justTooDeep],
  ])('%s', (_what, body) => {
    it.each([
      ['POST', '/rpc/account/me'],
      ['POST', '/rpc/assistants/create'],
      ['POST', '/api/assistant'],
      ['PUT', '/api/assistant/0190b6a0-0000-7000-8000-000000000001/tools'],
      ['POST', '/webhooks/voice'],
    ])('%s %s', async (method, path) => {
      const answer = await answerTo(method, path, body);
      expect(answer.status).toBe(400);
    });
  });

  it('where people sign in, which takes no more than 16 KiB', async () => {
    const body = `{"email":${'['.repeat(8_000)}${']'.repeat(8_000)}}`;
    expect((await answerTo('POST', '/api/auth/sign-in/email', body)).status).toBe(400);
  });

  it('and it is said what is right', async () => {
    expect((await answerTo('POST', '/rpc/account/me', arrays)).text).toContain(NESTED);
    expect((await answerTo('POST', '/webhooks/voice', arrays)).text).toContain(NESTED);
  });

  it.each([
    [`/rpc/account/me?data=${'['.repeat(7_000)}${']'.repeat(7_000)}`],
    [`/rpc/account/me?data=${'%7B%22a%22:'.repeat(1_000)}1${'%7D'.repeat(1_000)}`],
    [`/api/assistants?a${'[b]'.repeat(4_000)}=1`],
  ])('in an address: %.40s', async (path) => {
    const answer = await answerTo('GET', path);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(NESTED);
  });
});

it('brackets in a text are no nesting', async () => {
  const body = JSON.stringify({ json: { email: '['.repeat(500) } });
  expect((await answerTo('POST', '/rpc/account/me', body)).text).not.toContain(NESTED);
});
