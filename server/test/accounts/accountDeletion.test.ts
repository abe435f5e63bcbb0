import { randomUUID } from 'node:crypto';
import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@belldesk/contract/errors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkDeletions } from '../../src/accountData/deletion/check.ts';
import { createMailer } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { Buyer } from '../support/buyer.ts';
import {
  type FullAccount,
  fullAccount,
  tenantColumns,
  tenantIn,
  work,
} from '../support/fullAccount.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { organisationOf, signUp, Visitor, webhook } from '../support/visitor.ts';

const PASSWORD = 'secret-1';
const DAY_MS = 86_400_000;

let folder: string;
let site: Site;
let operator: Visitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-exports-'));
  site = await startSite({ exportsFolder: folder });
  operator = await signUp(site, 'Olga Operator');
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const remove = (visitor: Visitor, input: Record<string, unknown>) =>
  visitor.send('POST', '/api/account/deletion', input);
const emailOf = async (visitor: Visitor) =>
  (await visitor.send<{ user: { email: string } | null }>('GET', '/api/account/session')).body.user
    ?.email;

async function tablesThatHold(owner: FullAccount): Promise<string[]> {
  const found: string[] = [];
  for (const each of await tenantColumns(site)) {
    const rows = await site.sql(`select 1 from ${each.table} where ${each.column} = $1`, [
      tenantIn(each, owner),
    ]);
    if (rows.length > 0) found.push(each.table);
  }
  return found;
}

describe('an account that is deleted', () => {
  let owner: FullAccount;
  let neighbour: FullAccount;
  let numberId: string;
  let exportId: string;
  let answer: Awaited<ReturnType<typeof remove>>;
  let answeredBefore: string | undefined;
  beforeAll(async () => {
    owner = await fullAccount(site, 'Golden Lamb');
    neighbour = await fullAccount(site, 'Silver Fish');
    const given = await operator.rpc('operator/assignNumber', {
      assistantRowId: owner.assistant.id,
      number: '+442079460100',
    });
    if (given.status !== 200) throw new Error('no number was assigned');
    const [number] = await site.sql<{ voice_number_id: string }>(
      "select voice_number_id from lines where kind = 'number'",
    );
    numberId = number?.voice_number_id ?? '';
    const asked = await owner.visitor.send<{ id: string }>('POST', '/api/account/exports', {});
    exportId = asked.body.id;
    await work(site, 'export-account');
    await access(join(folder, `${exportId}.zip`));
    // A call that is still going on, of which the log knows nothing.
    site.voice.calls.set('0193b3c0-0000-7000-8000-00000000000a', owner.assistant.assistantId);

    const { email } = owner;
    answeredBefore = site.voice.numbers.get(numberId)?.assistantId;
    answer = await remove(owner.visitor, { email, currentPassword: PASSWORD });
  });

  it('is gone from every table at once, and nobody else is', async () => {
    expect(answer).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await tablesThatHold(owner)).toEqual([]);
    const left = await site.sql(
      `select 1 from users where id::text = $1 or email = $2
       union all select 1 from verifications where identifier like $3 or value like $3
       union all select 1 from test_subscriptions where customer_id not in (select customer_id from billing_customers)`,
      [owner.userId, owner.email, `%${owner.userId}%`],
    );
    expect(left).toEqual([]);
    expect(await tablesThatHold(neighbour)).toContain('call_logs');
  });

  it('is signed out everywhere, and nobody signs in to it', async () => {
    expect(await emailOf(owner.visitor)).toBeUndefined();
    const { email } = owner;
    const again = await new Visitor(site).send('POST', '/api/auth/sign-in/email', {
      email,
      password: PASSWORD,
    });
    expect(again.status).toBe(401);
  });

  it('leaves nothing on the voice platform or the disk, however often it has to be tried', async () => {
    site.voice.failNext('DELETE', /^\/call\//, { status: 409, body: { message: 'goes on' } });
    const waiting = await site.sql<{ payload: unknown }>(
      "select payload from outbox where queue = 'clear-deleted-account'",
    );
    await expect(work(site, 'clear-deleted-account')).rejects.toThrow('goes on');
    expect(answeredBefore).toBe(owner.assistant.assistantId);
    // The telephone is silent although a call could not be deleted yet.
    expect(site.voice.numbers.get(numberId)?.assistantId).toBeUndefined();
    await site.sql(
      "insert into outbox (id, queue, payload) values (gen_random_uuid(), 'clear-deleted-account', $1)",
      [waiting[0]?.payload],
    );
    await work(site, 'clear-deleted-account');
    expect(site.voice.assistants.has(owner.assistant.assistantId)).toBe(false);
    expect([...site.voice.calls.values()]).toEqual([neighbour.assistant.assistantId]);
    expect(site.voice.callRecordings.has(owner.callId)).toBe(false);
    const answering = [...site.voice.numbers.values()].map((number) => number.assistantId);
    expect(new Set(answering)).toEqual(new Set([undefined, neighbour.assistant.assistantId]));
    expect(answering).toHaveLength(2);
    await expect(access(join(folder, `${exportId}.zip`))).rejects.toThrow('ENOENT');
    const waitingStill = await site.sql('select 1 from account_remains where gone_at is null');
    expect(waitingStill).toEqual([]);
  });

  it('takes no late report of a call', async () => {
    const { assistantId } = owner.assistant;
    const call = { id: owner.callId, assistantId, orgId: owner.callId, type: 'inboundPhoneCall' };
    const told = await webhook(site, {
      type: 'status-update',
      status: 'in-progress',
      timestamp: TEST_NOW_MS,
      call: {
        ...call,
        status: 'in-progress',
        createdAt: '2026-11-20T11:00:00.000Z',
        updatedAt: '2026-11-20T11:00:00.000Z',
      },
    });
    expect(told.status).toBeLessThan(300);
    expect(await site.sql('select 1 from call_logs where call_id = $1', [owner.callId])).toEqual(
      [],
    );
  });

  it('is looked for every day: what comes back on the platform is deleted again', async () => {
    await checkDeletions(site.deps);
    expect(await site.sql('select queue from outbox')).toEqual([]);
    site.voice.calls.set(owner.callId, owner.assistant.assistantId);
    await checkDeletions(site.deps);
    await work(site, 'clear-deleted-account');
    expect(site.voice.calls.has(owner.callId)).toBe(false);
    site.clock.advance(31 * DAY_MS);
    await checkDeletions(site.deps);
    expect(await site.sql('select 1 from account_deletions')).toEqual([]);
    expect(await site.sql('select 1 from account_remains')).toEqual([]);
    site.clock.advance(-31 * DAY_MS);
  });
});

describe('a deletion is confirmed', () => {
  it('by the address and the password', async () => {
    const visitor = await signUp(site);
    const email = await emailOf(visitor);
    for (const [input, message] of [
      [
        { email: 'somebody@example.com', currentPassword: PASSWORD },
        "This is not your account's email address",
      ],
      [{ email, currentPassword: 'not it' }, 'The current password is incorrect'],
      [{ email, code: '000000' }, 'The current password is incorrect'],
    ] as const)
      expect(await remove(visitor, input)).toMatchObject({ status: 400, body: { message } });
    expect(await emailOf(visitor)).toBe(email);
    expect((await new Visitor(site).send('POST', '/api/account/deletion', { email })).status).toBe(
      401,
    );
    const coded = await visitor.send('POST', '/api/account/deletion/code', {});
    expect(coded.status).toBe(409);
    await site.sql('delete from outbox');
    expect(
      (await remove(visitor, { email: email?.toUpperCase(), currentPassword: PASSWORD })).status,
    ).toBe(200);
    const mails = await work(site, 'account-deleted');
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect(await site.sql('select 1 from account_deletions where email is not null')).toEqual([]);
  });

  it('and takes the mails along that were kept where no server sends them', async () => {
    const visitor = await signUp(site);
    const email = (await emailOf(visitor)) ?? '';
    const kept = join(folder, 'mails');
    const later = randomUUID();
    const mailer = createMailer({ from: 'desk@example.com', host: 'desk.example', folder: kept });
    await mailer.send({ to: email, subject: 'A message', text: 'Ring Mr Fox.' }, 'earlier');
    await mailer.send({ to: `x${email}`, subject: 'A message', text: 'Ring back.' }, 'another');
    await site.sql('delete from outbox');
    expect((await remove(visitor, { email, currentPassword: PASSWORD })).status).toBe(200);
    const [row] = await site.sql<{ payload: { id: string } }>(
      "select payload from outbox where queue = 'mail' and payload->>'template' = 'account-deleted'",
    );
    const handlers = createHandlers({
      deps: site.deps,
      mailer,
      publicUrl: 'https://desk.example',
      operatorEmail: null,
    });
    await handlers.mail({ template: 'account-deleted', id: row?.payload.id ?? '' }, later);
    expect((await readdir(kept)).sort()).toEqual([`${later}.eml`, 'another.eml'].sort());
  });

  it('by a mailed code where there is no password, the newest one, for 15 minutes', async () => {
    const visitor = await signUp(site);
    const email = await emailOf(visitor);
    await site.sql('delete from accounts where user_id = (select id from users where email = $1)', [
      email,
    ]);
    const codes: string[] = [];
    for (let time = 0; time < 2; time++) {
      expect((await visitor.send('POST', '/api/account/deletion/code', {})).status).toBe(200);
      const [mail] = await work(site, 'deletion-code');
      expect(mail?.to).toBe(email);
      codes.push(/^(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? 'none');
    }
    const [old, code] = codes;
    // Once in a million times they are the same.
    const other = old === code ? undefined : old;
    expect((await remove(visitor, { email, code: other })).status).toBe(400);
    expect((await remove(visitor, { email })).status).toBe(400);
    site.clock.advance(15 * 60_000);
    expect((await remove(visitor, { email, code })).status).toBe(400);
    site.clock.advance(-15 * 60_000);
    expect((await remove(visitor, { email, code })).status).toBe(200);
  });

  it('and waits for the payment service: nobody pays for what is gone', async () => {
    const buyer = await Buyer.signUp(site);
    await buyer.buy();
    const email = await emailOf(buyer.visitor);
    const input = { email, currentPassword: PASSWORD };
    const away = new AppError('busy', 'The payment service is not responding');
    const { payments } = site.deps;
    const reading = vi.spyOn(payments, 'readSubscriptions').mockRejectedValueOnce(away);
    expect((await remove(buyer.visitor, input)).status).toBe(503);
    reading.mockRestore();
    expect(await emailOf(buyer.visitor)).toBe(email);
    const ended = vi.spyOn(payments, 'endNow');
    expect((await remove(buyer.visitor, input)).status).toBe(200);
    expect(ended).toHaveBeenCalledOnce();
    ended.mockRestore();
  });

  it('and not while a plan is paid at Stripe, to which the desk is not connected any more', async () => {
    const buyer = await Buyer.signUp(site);
    await buyer.buy();
    const email = await emailOf(buyer.visitor);
    const organisationId = await organisationOf(site, buyer.userId);
    await site.sql(
      `insert into billing_customers (organisation_id, provider, customer_id, checkout_opened_at, created_at)
       values ($1, 'stripe', 'cus_live', now(), now())`,
      [organisationId],
    );
    const refused = await remove(buyer.visitor, { email, currentPassword: PASSWORD });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('paid through Stripe');
    // Nothing was ended before it was refused.
    expect((await buyer.subscription()).planId).toBe('professional');
    await site.sql(
      "update subscriptions set provider = 'stripe', status = 'active' where organisation_id = $1",
      [organisationId],
    );
    expect((await remove(buyer.visitor, { email, currentPassword: PASSWORD })).status).toBe(409);
    await site.sql("update subscriptions set status = 'ended' where organisation_id = $1", [
      organisationId,
    ]);
    expect((await remove(buyer.visitor, { email, currentPassword: PASSWORD })).status).toBe(200);
  });

  it('and a checkout that was begun cannot be paid any more', async () => {
    const { visitor, startCheckout } = await Buyer.signUp(site);
    expect((await startCheckout()).status).toBe(201);
    const closed = vi.spyOn(site.deps.payments, 'closeCheckout');
    const input = { email: await emailOf(visitor), currentPassword: PASSWORD };
    expect((await remove(visitor, input)).status).toBe(200);
    expect(closed).toHaveBeenCalledOnce();
    closed.mockRestore();
  });

  it('never by the only operator', async () => {
    const email = await emailOf(operator);
    const input = { email, currentPassword: PASSWORD };
    expect(await remove(operator, input)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('the only operator') as string },
    });
    await signUp(site, 'Otto Operator');
    await site.sql("update users set role = 'operator' where name = 'Otto Operator'");
    expect((await remove(operator, input)).status).toBe(200);
  });
});
