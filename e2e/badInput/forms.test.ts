import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { badInputData } from '@belldesk/contract/product/api/base';
import { type Assistant, assistantLimits } from '@belldesk/contract/product/assistant';
import { wizardLimits } from '@belldesk/contract/product/wizard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bookByTyping } from '../src/browser/typedBooking.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';

const refusal = z.object({ message: z.string().min(1), data: badInputData });
const timeZone = 'Europe/London';

let platform: Platform;
let owner: Owner;

beforeAll(async () => {
  platform = await startPlatform();
  owner = await Owner.signUp(platform.url, 'owner@example.com');
});

afterAll(() => platform.stop());

async function refusedFields(response: Response): Promise<string[]> {
  expect(response.status).toBe(400);
  return refusal.parse(await response.json()).data.fields.map(({ field }) => field);
}

/** What stands on the voice platform at this moment. */
async function platformAssistants(): Promise<{ id: string }[]> {
  const response = await fetch(`${platform.voiceUrl}/assistant`, {
    headers: { authorization: `Bearer ${platform.voiceApiKey}` },
  });
  return z.array(z.object({ id: z.string() })).parse(await response.json());
}

describe('the wizard', () => {
  const required = [
    'companyName',
    'phoneNumber',
    'businessDescription',
    'targetCustomers',
    'greetingPhrase',
    'voiceId',
  ] as const;

  test.each([
    ...required.map((field) => ({ what: 'nothing', field, value: '' })),
    ...required.slice(0, 5).map((field) => ({ what: 'blanks', field, value: ' \t\n' })),
    ...required.map((field) => ({ what: 'no such field', field, value: undefined })),
    ...[...required, 'additionalDetails'].map((field) => ({ what: 'a list', field, value: ['x'] })),
    ...[...required, 'additionalDetails'].map((field) => ({ what: 'a number', field, value: 5 })),
    ...Object.entries(wizardLimits).map(([field, limit]) => ({
      what: 'too long a text',
      field,
      value: 'x'.repeat(limit + 1),
    })),
    { what: 'a voice that nobody has', field: 'voiceId', value: 'morgan' },
  ])('$field with $what is refused by name', async ({ field, value }) => {
    const form = { ...lambForm, [field]: value };
    const fields = await refusedFields(
      await owner.raw('POST', '/api/assistant', { form, timeZone }),
    );
    expect(fields).toEqual([`form.${field}`]);
  });

  test.each([
    { field: 'timeZone', body: { form: lambForm, timeZone: 'Mars/Olympus' } },
    { field: 'template', body: { form: lambForm, timeZone, template: 'circus' } },
    { field: 'form', body: { timeZone } },
  ])('$field is refused by name', async ({ field, body }) => {
    expect(await refusedFields(await owner.raw('POST', '/api/assistant', body))).toEqual([field]);
  });

  test('several wrong fields are all named', async () => {
    const form = { ...lambForm, companyName: '', voiceId: '', targetCustomers: 3 };
    expect(
      await refusedFields(await owner.raw('POST', '/api/assistant', { form, timeZone })),
    ).toEqual(['form.companyName', 'form.targetCustomers', 'form.voiceId']);
  });

  test('nothing of all this was made', async () => {
    expect(await (await owner.raw('GET', '/api/assistant')).text()).toBe('null');
    expect(await platformAssistants()).toEqual([]);
  });

  test('texts of the greatest length are taken', async () => {
    const asLong = Object.fromEntries(
      Object.entries(wizardLimits).map(([field, limit]) => [field, 'é'.repeat(limit)]),
    );
    const made = await owner.createAssistant({ ...lambForm, ...asLong });
    expect(made.name).toBe('é'.repeat(wizardLimits.companyName));
  });

  test('characters that no database keeps do no harm', async () => {
    const form = { ...lambForm, companyName: 'Golden\u0000 Lamb\ud800' };
    expect((await owner.createAssistant(form)).name).toMatch(/^Golden Lamb/);
  });

  test('submitted twice at once, it makes one assistant', async () => {
    const visitor = await Owner.signUp(platform.url, 'twice@example.com');
    const before = await platformAssistants();
    const made = await Promise.all([1, 2, 3].map(() => visitor.createAssistant(lambForm)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await platformAssistants()).toHaveLength(before.length + 1);
  });

  test('two forms at once leave one assistant, here and on the platform', async () => {
    const visitor = await Owner.signUp(platform.url, 'both@example.com');
    const before = await platformAssistants();
    const made = await Promise.all(
      ['Golden Lamb', 'Silver Lamb'].map((companyName) =>
        visitor.createAssistant({ ...lambForm, companyName }),
      ),
    );
    const current = await visitor.raw('GET', '/api/assistant');
    expect(made.map(({ id }) => id)).toContain(
      z.object({ id: z.string() }).parse(await current.json()).id,
    );
    const left = await eventually(async () => {
      const all = await platformAssistants();
      return all.length === before.length + 1 ? all : undefined;
    });
    expect(
      left.filter(({ id }) => made.some(({ assistantId }) => assistantId === id)),
    ).toHaveLength(1);
  });
});

describe('the edit form', () => {
  let mine: Assistant;

  beforeAll(async () => {
    mine = await owner.createAssistant({ ...lambForm, companyName: 'Edited Lamb' });
  });

  test.each([
    { field: 'name', value: '' },
    { field: 'name', value: 'x'.repeat(assistantLimits.name + 1) },
    { field: 'firstMessage', value: ' ' },
    { field: 'firstMessage', value: 'x'.repeat(assistantLimits.firstMessage + 1) },
    { field: 'systemPrompt', value: 7 },
    { field: 'systemPrompt', value: 'x'.repeat(assistantLimits.systemPrompt + 1) },
    { field: 'language', value: 'tlh' },
    { field: 'voiceId', value: null },
    { field: 'temperature', value: 1.1 },
    { field: 'temperature', value: -0.1 },
    { field: 'temperature', value: 'warm' },
  ])('$field as $value is refused by name', async ({ field, value }) => {
    const { name, firstMessage, systemPrompt, language, voiceId, temperature } = mine;
    const answer = await owner.raw('PATCH', `/api/assistant/${mine.id}`, {
      expectedUpdatedAt: mine.updatedAt,
      changes: { name, firstMessage, systemPrompt, language, voiceId, temperature, [field]: value },
    });
    expect(await refusedFields(answer)).toEqual([`changes.${field}`]);
  });
});

describe('the account forms', () => {
  const right = { name: 'Olivia Owner', email: 'new@example.com', password: 'a good password' };

  test.each([
    { wrong: { name: '' }, says: 'Please enter your full name' },
    { wrong: { name: 5 }, says: 'Please enter your full name' },
    { wrong: { name: undefined }, says: 'Please enter your full name' },
    { wrong: { name: 'x'.repeat(101) }, says: 'The name can have at most 100 characters' },
    { wrong: { email: '' }, says: 'Please enter your email address' },
    { wrong: { email: ['a@example.com'] }, says: 'Please enter your email address' },
    { wrong: { email: 'nobody' }, says: 'Please enter an email address, such as name@example.com' },
    {
      wrong: { email: `${'x'.repeat(250)}@example.com` },
      says: 'The email address must be 254 characters or fewer',
    },
    { wrong: { password: '12345' }, says: 'Password must be at least 6 characters long' },
    { wrong: { password: 123_456 }, says: 'Please enter your password' },
    {
      wrong: { password: 'x'.repeat(129) },
      says: 'The password can have at most 128 characters',
    },
  ])('sign-up with $wrong says: $says', async ({ wrong, says }) => {
    const answer = await owner.raw('POST', '/api/auth/sign-up/email', { ...right, ...wrong });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: says });
  });

  test('an address that has an account cannot have another', async () => {
    const taken = { ...right, email: 'owner@example.com' };
    const answer = await owner.raw('POST', '/api/auth/sign-up/email', taken);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(/exists/) as string,
    });
  });

  test.each([
    { body: { email: 'owner@example.com', password: 'not this one' }, status: 401 },
    { body: { email: 'nobody@example.com', password: 'a good password' }, status: 401 },
    { body: { email: 'owner@example.com' }, status: 400 },
    { body: { email: {}, password: [] }, status: 400 },
  ])('sign-in with $body is refused with $status', async ({ body, status }) => {
    const answer = await owner.raw('POST', '/api/auth/sign-in/email', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/./) as string });
  });

  test.each(['/api/assistant', '/rpc/assistants/create', '/api/auth/sign-in/email'])(
    '%s answers what is no JSON, and what is too much of it',
    async (path) => {
      const post = (body: string) =>
        fetch(`${platform.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: platform.url },
          body,
        });
      expect((await post('{"form":')).status).toBe(400);
      expect(await announce(path, 3_000_000)).toBe(413);
    },
  );
});

/**
 * Announces a body and sends none of it. Sent whole, the refusal would race with the rest of the body on
 * its way, and the connection might be gone before the refusal was read.
 */
async function announce(path: string, bytes: number): Promise<number | undefined> {
  const asked = request(`${platform.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': bytes,
      origin: platform.url,
    },
  });
  asked.flushHeaders();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    asked.once('response', (response) => resolve(response.statusCode));
    asked.once('error', reject);
  });
  asked.on('error', () => {});
  asked.destroy();
  return status;
}

describe('what is not mine', () => {
  test("another account's assistant and call answer as those that do not exist", async () => {
    const mine = await owner.createAssistant({ ...lambForm, companyName: 'Own Lamb' });
    const callId = await bookByTyping(platform.url, owner, mine.assistantId);
    const stranger = await Owner.signUp(platform.url, 'stranger@example.com');
    await stranger.createAssistant(lambForm);
    const { name, firstMessage, systemPrompt, language, voiceId, temperature } = mine;
    const edit = {
      expectedUpdatedAt: mine.updatedAt,
      changes: { name, firstMessage, systemPrompt, language, voiceId, temperature },
    };
    const requests: [method: string, path: (id: string) => string, mine: string, body?: object][] =
      [
        ['PATCH', (id) => `/api/assistant/${id}`, mine.id, edit],
        ['DELETE', (id) => `/api/assistant/${id}`, mine.id],
        ['POST', (id) => `/api/assistant/${id}/publish`, mine.id, {}],
        ['GET', (id) => `/api/calls/${id}`, callId],
        ['GET', (id) => `/api/calls/${id}/recording`, callId],
      ];
    for (const [method, path, id, body] of requests) {
      const others = await stranger.raw(method, path(id), body);
      const nobodys = await stranger.raw(method, path(randomUUID()), body);
      expect(others.status).toBe(404);
      expect([others.status, await others.text()]).toEqual([nobodys.status, await nobodys.text()]);
    }
    for (const path of ['/api/calls', '/api/calls/test']) {
      const others = await stranger.raw('POST', path, { assistantId: mine.assistantId });
      const nobodys = await stranger.raw('POST', path, { assistantId: randomUUID() });
      expect(others.status).toBe(404);
      expect([others.status, await others.text()]).toEqual([nobodys.status, await nobodys.text()]);
    }
    expect((await stranger.calls()).rows).toEqual([]);
    expect((await owner.call(callId)).taken).toHaveLength(1);
  });

  test.each([
    ['GET', '/api/assistant'],
    ['GET', '/api/calls'],
    ['GET', `/api/calls/${randomUUID()}`],
    ['GET', '/api/usage/minutes'],
    ['POST', '/api/calls'],
  ])('%s %s is not answered without a session', async (method, path) => {
    const answer = await fetch(`${platform.url}${path}`, {
      method,
      headers: { origin: platform.url, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify({ assistantId: 'x' }) } : {}),
    });
    expect(answer.status).toBe(401);
  });
});
