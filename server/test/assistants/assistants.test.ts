import type { Assistant, AssistantEdit } from '@belldesk/contract/product/assistant';
import type { FunctionTool } from '@belldesk/contract/voice/assistant';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refreshAssistants } from '../../src/assistants/refresh.ts';
import { anyText, matching } from '../support/matching.ts';
import { type Site, startSite, WEBHOOK_SECRET } from '../support/site.ts';
import { ownerWithAssistant, signUp, Visitor, wizardInput } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
afterEach(() => {
  site.voice.requests.length = 0;
});

const edit: AssistantEdit = {
  name: 'The Golden Lamb',
  firstMessage: 'Golden Lamb, good day.',
  systemPrompt: '# Business\nThe Golden Lamb',
  language: 'en-GB',
  voiceId: 'chris',
  temperature: 0.3,
};

async function current(owner: Visitor): Promise<Assistant | null> {
  return (await owner.send<Assistant | null>('GET', '/api/assistant')).body;
}

function outbox(): Promise<{ queue: string; payload: Record<string, string> }[]> {
  return site.sql('select queue, payload from outbox order by created_at, id');
}

describe('creating', () => {
  it('makes it on the voice platform as specified, then the row', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    expect(assistant).toMatchObject({
      name: 'Golden Lamb',
      language: 'en-US',
      voiceId: 'amelia',
      temperature: 0.7,
      phoneNumber: '020 7946 0958',
      phoneNumberE164: '+442079460958',
      publication: null,
    });
    expect(assistant.systemPrompt).toContain('A small restaurant');
    expect(await current(owner)).toEqual(assistant);
    const dto = site.voice.assistants.get(assistant.assistantId);
    expect(dto).toMatchObject({
      name: 'Golden Lamb',
      firstMessage: "It's a great day at Golden Lamb! How can I help you?",
      model: {
        provider: 'openai',
        model: 'gpt-3.5-turbo',
        temperature: 0.7,
        messages: [{ role: 'system', content: assistant.systemPrompt }],
      },
      transcriber: { provider: 'deepgram', model: 'nova-2', language: 'en-US' },
      voice: { provider: '11labs', voiceId: 'amelia' },
      artifactPlan: { recordingEnabled: true },
      server: { url: 'http://127.0.0.1:3000/webhooks/voice', secret: WEBHOOK_SECRET },
      metadata: {
        businessName: 'Golden Lamb',
        timeZone: 'Europe/London',
        country: 'GB',
        template: 'restaurant',
      },
    });
    const tools = (dto?.model?.tools ?? []).filter(
      (tool): tool is FunctionTool => tool.type === 'function',
    );
    expect(tools.map((tool) => tool.function.name)).toEqual([
      'bookAppointment',
      'takeMessage',
      'checkAvailability',
      'findBooking',
      'cancelBooking',
      'moveBooking',
      'placeOrder',
    ]);
  });

  it('cuts a long name for the platform and keeps it whole here', async () => {
    const companyName = `${'x'.repeat(39)}😀 & Sons`;
    const { assistant } = await ownerWithAssistant(site, { companyName });
    expect(assistant.name).toBe(companyName);
    expect(site.voice.assistants.get(assistant.assistantId)?.name).toBe('x'.repeat(39));
  });

  it('the same wizard sent twice at once makes one', async () => {
    const owner = await signUp(site);
    const sent = await Promise.all(
      [1, 2, 3].map(() => owner.send<Assistant>('POST', '/api/assistant', wizardInput())),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(site.voice.seen('POST', /^\/assistant$/)).toHaveLength(1);
  });

  it('a later one takes the place of the earlier, whose other half a job deletes', async () => {
    const { owner, assistant: first } = await ownerWithAssistant(site);
    await owner.send('POST', `/api/assistant/${first.id}/publish`, {});
    await site.sql('delete from outbox');
    site.clock.advance(61_000);
    const { body: second } = await owner.send<Assistant>('POST', '/api/assistant', wizardInput());
    expect(second.id).not.toBe(first.id);
    expect(await current(owner)).toEqual(second);
    expect(second.publication).toMatchObject({ sipUri: anyText() });
    expect(await outbox()).toMatchObject([
      { queue: 'answering' },
      { queue: 'voice-cleanup', payload: { assistantId: first.assistantId } },
    ]);
  });

  it.each([
    ['a message', { message: 'voice is down' }, 'voice is down'],
    ['several messages', { message: ['one', 'two'] }, 'one; two'],
    ['an error', { error: 'Overloaded' }, 'Overloaded'],
    ['nothing to say', {}, 'API Error: 500'],
  ])(
    'a refusal with %s is told in those words and leaves nothing behind',
    async (_what, body, message) => {
      const owner = await signUp(site);
      site.voice.failNext('POST', /^\/assistant$/, { status: 500, body });
      const answer = await owner.send('POST', '/api/assistant', wizardInput());
      expect(answer.status).toBe(502);
      expect(answer.body).toMatchObject({ code: 'BAD_GATEWAY', message });
      expect(await current(owner)).toBeNull();
    },
  );

  it('a platform that hangs up is told in our words', async () => {
    const owner = await signUp(site);
    site.voice.failNext('POST', /^\/assistant$/, 'hang up');
    const answer = await owner.send('POST', '/api/assistant', wizardInput());
    expect(answer.body).toMatchObject({ message: 'Failed to create your AI assistant' });
  });

  describe('when the row cannot be written', () => {
    beforeAll(async () => {
      await site.sql(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'no'; end $$`);
      await site.sql(`create trigger refuse before insert on assistants for each row
        when (new.name = 'Unlucky') execute function refuse()`);
    });

    it('the voice platform is freed of it, and the earlier assistant stays', async () => {
      const { owner, assistant: before } = await ownerWithAssistant(site);
      const known = new Set(site.voice.assistants.keys());
      const answer = await owner.send(
        'POST',
        '/api/assistant',
        wizardInput({ companyName: 'Unlucky' }),
      );
      expect(answer.status).toBe(500);
      expect(answer.body).toMatchObject({ message: 'Something went wrong. Please try again.' });
      expect(new Set(site.voice.assistants.keys())).toEqual(known);
      expect(await current(owner)).toEqual(before);
    });

    it('and a job frees it when the platform fails as well', async () => {
      const owner = await signUp(site);
      await site.sql('delete from outbox');
      site.voice.failNext('DELETE', /^\/assistant/, { status: 500, body: {} });
      await owner.send('POST', '/api/assistant', wizardInput({ companyName: 'Unlucky' }));
      const [left] = [...site.voice.assistants].find(([, dto]) => dto.name === 'Unlucky') ?? [];
      expect(await outbox()).toEqual([{ queue: 'voice-cleanup', payload: { assistantId: left } }]);
    });
  });

  it.each([
    ['no name', { companyName: ' ' }, 'form.companyName', 'Please enter your company name'],
    [
      'a name too long',
      { companyName: 'x'.repeat(81) },
      'form.companyName',
      /at most 80 characters/,
    ],
    ['no number', { phoneNumber: '' }, 'form.phoneNumber', 'Please enter your phone number'],
    ['no description', { businessDescription: '' }, 'form.businessDescription', /describe what/],
    ['no customers', { targetCustomers: '' }, 'form.targetCustomers', /target customers/],
    ['no greeting', { greetingPhrase: '' }, 'form.greetingPhrase', /greeting phrase/],
    ['an unknown voice', { voiceId: 'darth' as 'chris' }, 'form.voiceId', /select a voice/],
    [
      'details too long',
      { additionalDetails: 'x'.repeat(8_001) },
      'form.additionalDetails',
      /at most/,
    ],
    ['a name of wrong type', { companyName: 5 as never }, 'form.companyName', /company name/],
  ])('%s is refused by name of the field', async (_what, changes, field, message) => {
    const owner = await signUp(site);
    const answer = await owner.send('POST', '/api/assistant', wizardInput(changes));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'BAD_REQUEST',
      defined: true,
      data: { fields: [{ field, message: matching(message) }] },
    });
    expect(site.voice.requests).toEqual([]);
  });

  it('an unknown time zone, an unknown field and no JSON at all are refused', async () => {
    const owner = await signUp(site);
    const zone = await owner.send('POST', '/api/assistant', {
      ...wizardInput(),
      timeZone: 'Mars/Base',
    });
    expect(zone.body).toMatchObject({ data: { fields: [{ field: 'timeZone' }] } });
    const extra = await owner.send('POST', '/api/assistant', { ...wizardInput(), admin: true });
    expect(extra.status).toBe(400);
    const response = await fetch(`${site.url}/api/assistant`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: owner.cookie },
      body: '{"form":',
    });
    expect(response.status).toBe(400);
    const huge = await owner.send('POST', '/api/assistant', { form: 'x'.repeat(300_000) });
    expect(huge.status).toBe(413);
  });

  it('without a country there is none, whatever the zone is, and numbers stay as they were typed', async () => {
    const owner = await signUp(site);
    const { country: _, ...input } = wizardInput();
    const { status, body } = await owner.send<Assistant>('POST', '/api/assistant', input);
    expect(status).toBe(201);
    expect(body).toMatchObject({ country: null, timeZone: 'Europe/London', phoneNumberE164: null });
    expect(site.voice.assistants.get(body.assistantId)?.metadata).not.toHaveProperty('country');
  });

  it.each(['UK', 'gb', 'England', ''])('a country "%s" is refused by its name', async (country) => {
    const owner = await signUp(site);
    const answer = await owner.send('POST', '/api/assistant', { ...wizardInput(), country });
    expect(answer).toMatchObject({
      status: 400,
      body: { data: { fields: [{ field: 'country', message: 'Please choose the country' }] } },
    });
  });

  it('needs someone signed in, in the words of the catalogue', async () => {
    const answer = await new Visitor(site).rpc('assistants/create', wizardInput());
    expect(answer.status).toBe(401);
    expect(answer.body.json).toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'User must be authenticated to create an assistant',
    });
  });
});

describe('changing', () => {
  it('changes both sides', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const { status, body } = await owner.send<Assistant>(
      'PATCH',
      `/api/assistant/${assistant.id}`,
      {
        expectedUpdatedAt: assistant.updatedAt,
        changes: edit,
      },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject(edit);
    expect(await current(owner)).toEqual(body);
    expect(site.voice.assistants.get(assistant.assistantId)).toMatchObject({
      name: 'The Golden Lamb',
      transcriber: { language: 'en-GB' },
      voice: { provider: '11labs', voiceId: 'chris' },
      model: { temperature: 0.3, messages: [{ role: 'system', content: edit.systemPrompt }] },
      metadata: { businessName: 'The Golden Lamb', timeZone: 'Europe/London' },
    });
  });

  it('the country is told to the platform, and the number is read there', async () => {
    const { owner, assistant } = await ownerWithAssistant(site, { phoneNumber: '(212) 555-2368' });
    expect(assistant).toMatchObject({ country: 'GB', phoneNumberE164: null });
    const { name, firstMessage, systemPrompt, language, voiceId, temperature } = assistant;
    const kept = { name, firstMessage, systemPrompt, language, voiceId, temperature };
    const save = (changes: object, expectedUpdatedAt: string) =>
      owner.send<Assistant>('PATCH', `/api/assistant/${assistant.id}`, {
        expectedUpdatedAt,
        changes: { ...kept, ...changes },
      });
    const { status, body } = await save({ country: 'US' }, assistant.updatedAt);
    expect(status).toBe(200);
    expect(body).toMatchObject({ country: 'US', phoneNumberE164: '+12125552368' });
    expect(site.voice.assistants.get(assistant.assistantId)?.metadata).toMatchObject({
      country: 'US',
    });
    expect(await outbox()).toContainEqual(expect.objectContaining({ queue: 'answering' }));
    // Left out, it stays.
    expect((await save({}, body.updatedAt)).body).toMatchObject({ country: 'US' });
  });

  it('leaves the tools that somebody else has given it, and where callers are put through', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const transfer = {
      type: 'transferCall' as const,
      destinations: [{ type: 'sip' as const, sipUri: 'sip:anna@192.0.2.9' }],
    };
    const before = site.voice.assistants.get(assistant.assistantId);
    if (!before?.model) throw new Error('the platform has no model of it');
    const ours = before.model.tools ?? [];
    const outdated = { type: 'function' as const, function: { name: 'bookTable' } };
    const theirs = [
      transfer,
      { type: 'sms' as const },
      {
        type: 'apiRequest' as const,
        name: 'lookUp',
        method: 'GET' as const,
        url: 'https://shop.example/',
        headers: { 'x-api-key': '(hidden)' },
      },
      {
        type: 'function' as const,
        function: { name: 'whereIs' },
        server: { url: 'https://shop.example/tools' },
      },
    ];
    const toolIds = ['019a9d7e-1f4e-7000-8000-000000000000'];
    site.voice.assistants.set(assistant.assistantId, {
      ...before,
      model: { ...before.model, tools: [...ours, outdated, ...theirs], toolIds },
    });
    await owner.send('PATCH', `/api/assistant/${assistant.id}`, {
      expectedUpdatedAt: assistant.updatedAt,
      changes: edit,
    });
    const after = site.voice.assistants.get(assistant.assistantId)?.model;
    expect(after?.temperature).toBe(0.3);
    expect(after?.tools).toEqual([...ours, ...theirs]);
    expect(after?.toolIds).toEqual(toolIds);
  });

  it('another window changed it first: a conflict, and the platform is left alone', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const save = () =>
      owner.send('PATCH', `/api/assistant/${assistant.id}`, {
        expectedUpdatedAt: assistant.updatedAt,
        changes: edit,
      });
    const statuses = (await Promise.all([save(), save()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(site.voice.seen('PATCH', /^\/assistant/)).toHaveLength(1);
  });

  it('a refusal of the platform leaves the row as it was', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    site.voice.failNext('PATCH', /^\/assistant/, { status: 400, body: { message: 'bad voice' } });
    const answer = await owner.send('PATCH', `/api/assistant/${assistant.id}`, {
      expectedUpdatedAt: assistant.updatedAt,
      changes: edit,
    });
    expect(answer).toMatchObject({ status: 502, body: { message: 'bad voice' } });
    expect(await current(owner)).toEqual(assistant);
  });

  it('a change whose answer was lost is taken back on the platform', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    site.voice.failNext('PATCH', /^\/assistant/, 'act, then hang up');
    const answer = await owner.send('PATCH', `/api/assistant/${assistant.id}`, {
      expectedUpdatedAt: assistant.updatedAt,
      changes: edit,
    });
    expect(answer).toMatchObject({ status: 502, body: { message: 'Failed to update assistant' } });
    expect(await current(owner)).toEqual(assistant);
    expect(site.voice.assistants.get(assistant.assistantId)?.name).toBe('Golden Lamb');
  });
});

describe('another account', () => {
  it.each([
    ['PATCH', '', { expectedUpdatedAt: '2026-01-01T00:00:00.000Z', changes: edit }],
    ['DELETE', '', undefined],
    ['POST', '/publish', {}],
  ])('%s %s of its assistant is as if there were none', async (method, path, body) => {
    const { assistant } = await ownerWithAssistant(site);
    const stranger = await signUp(site);
    const foreign = await stranger.send(method, `/api/assistant/${assistant.id}${path}`, body);
    const none = await stranger.send(method, `/api/assistant/${uuidv7()}${path}`, body);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(none.body);
    const words = await new Visitor(site).send(
      method,
      `/api/assistant/${assistant.id}${path}`,
      body,
    );
    expect(words.status).toBe(401);
    const broken = await stranger.send(method, `/api/assistant/not-an-id${path}`, body);
    expect(broken.status).toBe(400);
  });
});

it('deleting leaves the calls and hands the other half to a job', async () => {
  const { owner, assistant } = await ownerWithAssistant(site);
  await owner.send('POST', '/api/calls/test', { assistantId: assistant.assistantId });
  await site.sql('delete from outbox');
  const answer = await owner.send('DELETE', `/api/assistant/${assistant.id}`);
  expect(answer).toMatchObject({ status: 200, body: { id: assistant.id } });
  expect(await current(owner)).toBeNull();
  expect(await outbox()).toEqual([
    { queue: 'voice-cleanup', payload: { assistantId: assistant.assistantId } },
  ]);
  const calls = await owner.send('GET', '/api/calls?scope=all');
  expect(calls.body).toMatchObject({ totalCalls: 1 });
  expect((await owner.send('DELETE', `/api/assistant/${assistant.id}`)).status).toBe(404);
});

describe('publishing', () => {
  it('takes an address of the company name, once, and asks the operator for a number', async () => {
    const { owner, assistant } = await ownerWithAssistant(site, {
      companyName: "Zoë's Café & Bar",
    });
    await site.sql('delete from outbox');
    const publish = () => owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
    const [one, two] = await Promise.all([publish(), publish()]);
    expect(one.body).toMatchObject({ sipUri: 'sip:zoes-cafe-bar@bell.example:5060' });
    expect(two.body).toEqual(one.body);
    expect((await current(owner))?.publication).toEqual(one.body);
    expect(site.voice.seen('POST', /^\/phone-number/)).toHaveLength(1);
    const mails = (await outbox()).filter(({ queue }) => queue === 'mail');
    expect(mails).toEqual([
      { queue: 'mail', payload: { template: 'number-request', id: assistant.id } },
    ]);
  });

  it('a name that is taken gets a number behind it', async () => {
    const addresses: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const { owner, assistant } = await ownerWithAssistant(site, { companyName: 'Twins' });
      const { body } = await owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
      addresses.push(body.sipUri);
    }
    expect(addresses).toEqual([
      'sip:twins@bell.example:5060',
      'sip:twins-2@bell.example:5060',
      'sip:twins-3@bell.example:5060',
    ]);
  });

  it('an address whose answer was lost is found again', async () => {
    const { owner, assistant } = await ownerWithAssistant(site, { companyName: 'Lost' });
    site.voice.failNext('POST', /^\/phone-number/, 'act, then hang up');
    const publish = () => owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
    expect(await publish()).toMatchObject({
      status: 502,
      body: { message: 'Failed to publish your AI assistant' },
    });
    expect((await current(owner))?.publication).toBeNull();
    expect((await publish()).body).toMatchObject({ sipUri: 'sip:lost@bell.example:5060' });
  });

  it('after a start, addresses and the place of reports follow what has changed', async () => {
    const { owner, assistant } = await ownerWithAssistant(site, { companyName: 'Mover' });
    await owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
    for (const number of site.voice.numbers.values()) {
      number.sipUri = number.sipUri.replace('bell.example:5060', 'new.example:5070');
    }
    const webhook = { url: 'http://127.0.0.1:4000/webhooks/voice', secret: WEBHOOK_SECRET };
    await refreshAssistants({ ...site.deps, webhook });
    expect((await current(owner))?.publication?.sipUri).toBe('sip:mover@new.example:5070');
    expect(site.voice.assistants.get(assistant.assistantId)?.server?.url).toBe(webhook.url);
    expect(site.voice.assistants.get(assistant.assistantId)?.name).toBe('Mover');
  });

  it('after a start, an assistant made by an earlier release gets the tools of this one, once', async () => {
    const { assistant } = await ownerWithAssistant(site);
    const dto = site.voice.assistants.get(assistant.assistantId);
    if (!dto?.model?.tools) throw new Error('an assistant has tools');
    const tools = dto.model.tools;
    site.voice.assistants.set(assistant.assistantId, {
      ...dto,
      model: { ...dto.model, tools: tools.slice(0, 2) },
    });
    await refreshAssistants(site.deps);
    expect(site.voice.assistants.get(assistant.assistantId)?.model?.tools).toEqual(tools);
    site.voice.requests.length = 0;
    await refreshAssistants(site.deps);
    expect(site.voice.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
