import type { OwnTool, OwnTools } from '@belldesk/contract/product/ownTools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { ownerWithAssistant, signUp, Visitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const lookUp: OwnTool = {
  type: 'apiRequest',
  name: 'lookUpOrder',
  description: 'Where an order is.',
  method: 'GET',
  url: 'https://shop.example/orders/{{orderId}}',
  headers: { 'x-api-key': 'a secret' },
  timeoutSeconds: 5,
};

const pathOf = (id: string) => `/api/assistant/${id}/tools`;
const put = (visitor: Visitor, id: string, tools: readonly unknown[]) =>
  visitor.send<OwnTools>('PUT', pathOf(id), { tools });

describe('the tools of an owner', () => {
  it('are none at first, and then what was given; the receptionist’s and the operator’s stay', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    expect((await owner.send('GET', pathOf(assistant.id))).body).toEqual({ tools: [] });
    const before = site.voice.assistants.get(assistant.assistantId);
    if (!before?.model) throw new Error('the platform has no model of it');
    const others = [...(before.model.tools ?? []), { type: 'sms' as const }];
    const model = { ...before.model, tools: others };
    site.voice.assistants.set(assistant.assistantId, { ...before, model });
    expect(await put(owner, assistant.id, [lookUp, { type: 'dtmf' }])).toMatchObject({
      status: 200,
      body: { tools: [lookUp, { type: 'dtmf' }] },
    });
    const after = site.voice.assistants.get(assistant.assistantId)?.model;
    expect(after?.tools).toEqual([...others, lookUp, { type: 'dtmf' }]);
    await put(owner, assistant.id, []);
    expect(site.voice.assistants.get(assistant.assistantId)?.model?.tools).toEqual(others);
  });

  it.each([
    ['a text, which the operator pays', { type: 'sms' }],
    [
      'a function that the product would have to run',
      { type: 'function', function: { name: 'x' } },
    ],
    ['the name of the receptionist’s own', { ...lookUp, name: 'bookAppointment' }],
    ['a host in a placeholder', { ...lookUp, url: 'https://{{host}}/' }],
    ['a schema of nothing', { ...lookUp, body: { type: 'string' } }],
  ])('may not be %s', async (_what, tool) => {
    const { owner, assistant } = await ownerWithAssistant(site);
    expect((await put(owner, assistant.id, [tool])).status).toBe(400);
  });

  it('may not have a pattern that cannot be run in linear time: the field is named', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    const body = { type: 'object', properties: { code: { type: 'string', pattern: '^(?!x)' } } };
    const answer = await put(owner, assistant.id, [{ type: 'dtmf' }, { ...lookUp, body }]);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: expect.stringContaining(
          'tools.1.body.properties.code.pattern: must be',
        ) as unknown,
        data: { fields: [{ field: 'tools.1.body.properties.code.pattern' }] },
      },
    });
  });

  it('may not share a name', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    expect((await put(owner, assistant.id, [lookUp, lookUp])).status).toBe(400);
  });

  it('that the platform refuses are refused, and its failure is told as one', async () => {
    const { owner, assistant } = await ownerWithAssistant(site);
    site.voice.failNext('PATCH', /^\/assistant/, { status: 400, body: {} });
    expect((await put(owner, assistant.id, [lookUp])).status).toBe(400);
    site.voice.failNext('PATCH', /^\/assistant/, { status: 503, body: {} });
    expect((await put(owner, assistant.id, [lookUp])).status).toBe(502);
  });

  it('are nobody else’s', async () => {
    const { assistant } = await ownerWithAssistant(site);
    const other = await signUp(site);
    expect((await other.send('GET', pathOf(assistant.id))).status).toBe(404);
    expect((await put(other, assistant.id, [lookUp])).status).toBe(404);
    expect((await put(new Visitor(site), assistant.id, [lookUp])).status).toBe(401);
  });
});
