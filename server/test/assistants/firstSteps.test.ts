import type { FirstSteps } from '@belldesk/contract/product/assistant';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Site, startSite } from '../support/site.ts';
import { signUp, Visitor, wizardInput } from '../support/visitor.ts';

let site: Site;
let owner: Visitor;
beforeAll(async () => {
  site = await startSite();
  owner = await signUp(site);
});
afterAll(() => site.stop());

const steps = async (visitor = owner) =>
  (await visitor.send<FirstSteps>('GET', '/api/assistant/first-steps')).body;

async function called(type: 'browser' | 'phone'): Promise<void> {
  await site.sql(
    `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time, status, time_zone)
     select gen_random_uuid(), $1, 'a', id, $1, now(), now(), 'completed', 'UTC' from organisations order by created_at limit 1`,
    [type],
  );
}

it('follows an owner from nothing to the first call by telephone', async () => {
  const nothing = { described: false, tested: false, published: false, called: false };
  expect(await steps()).toEqual(nothing);
  const { body } = await owner.send<{ id: string }>('POST', '/api/assistant', wizardInput());
  expect(await steps()).toEqual({ ...nothing, described: true });
  await called('browser');
  expect(await steps()).toEqual({ ...nothing, described: true, tested: true });
  await owner.send('POST', `/api/assistant/${body.id}/publish`);
  expect(await steps()).toEqual({ described: true, tested: true, published: true, called: false });
  await called('phone');
  expect(await steps()).toMatchObject({ called: true });
  expect(await steps(await signUp(site))).toEqual(nothing);
  expect((await new Visitor(site).send('GET', '/api/assistant/first-steps')).status).toBe(401);
});
