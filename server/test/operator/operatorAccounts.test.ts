import { AppError } from '@belldesk/contract/errors';
import type { SessionUser } from '@belldesk/contract/product/account';
import type {
  AuditEntry,
  OperatorAccount,
  OperatorCall,
} from '@belldesk/contract/product/operator';
import { createPool } from '@belldesk/kit/database';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../src/db/client.ts';
import { readAccounts } from '../../src/operator/accounts/list.ts';
import { Buyer } from '../support/buyer.ts';
import { matching } from '../support/matching.ts';
import { anId, OperatorConsole, type PageOf } from '../support/operatorConsole.ts';
import type { Site } from '../support/site.ts';
import { organisationOf, Visitor, webhook } from '../support/visitor.ts';

let desk: OperatorConsole;
let site: Site;
let operator: Visitor;

beforeAll(async () => {
  desk = await OperatorConsole.open();
  ({ site, operator } = desk);
});
afterAll(() => site.stop());
beforeEach(() => desk.clear());

const ask = <T>(operation: string, input: object = {}) => desk.ask<T>(operation, input);

describe('suspending', () => {
  it('signs out, lets nobody in, takes the numbers off, and can be undone', async () => {
    const { owner, assistant, user } = await desk.published('Closed');
    await ask('assignNumber', { assistantRowId: assistant.id, number: '+442071838760' });
    await desk.work();
    await ask('suspend', { userId: user.id, reason: 'unpaid' });
    await desk.work();
    expect((await owner.send('GET', '/api/assistant')).status).toBe(401);
    expect(desk.answeringOn('442071838760')).toBeUndefined();
    expect(desk.answeringOn('closed')).toBeUndefined();
    const signIn = (password: string) =>
      new Visitor(site).send<{ message: string }>('POST', '/api/auth/sign-in/email', {
        email: user.email,
        password,
      });
    const wrong = await signIn('something else');
    expect([wrong.status, wrong.body.message]).toEqual([401, matching(/^Invalid/)]);
    const right = await signIn('secret-1');
    expect([right.status, right.body.message]).toEqual([403, matching(/suspended/)]);
    const found = await ask<PageOf<OperatorAccount>>('accounts', { search: user.email });
    expect(found.rows).toMatchObject([
      { id: user.id, planId: 'starter', suspension: { reason: 'unpaid' } },
    ]);

    await ask('unsuspend', { userId: user.id });
    await desk.work();
    expect((await signIn('secret-1')).status).toBe(200);
    expect(desk.answeringOn('442071838760')).toBe(assistant.assistantId);
    expect(desk.answeringOn('closed')).toBe(assistant.assistantId);
  });

  it('a session made at the same moment is none', async () => {
    const { owner, user } = await desk.published('Late');
    await site.sql(
      "insert into suspensions (user_id, reason, created_at) values ($1, 'x', now())",
      [user.id],
    );
    expect((await owner.send('GET', '/api/assistant')).status).toBe(401);
  });

  it('is not for operators, and not for accounts that are not there', async () => {
    const { body } = await operator.send<{ user: { id: string } }>('GET', '/api/account/session');
    const reason = 'x';
    expect((await operator.rpc('operator/suspend', { userId: body.user.id, reason })).status).toBe(
      409,
    );
    expect((await operator.rpc('operator/suspend', { userId: anId, reason })).status).toBe(404);
  });
});

it('money back ends the plan and stands in the audit log', async () => {
  const buyer = await Buyer.signUp(site);
  const refused = await operator.rpc('operator/giveMoneyBack', { userId: buyer.userId });
  expect(refused.status).toBe(409);
  const { body } = await buyer.startCheckout({ currency: 'GBP', period: 'monthly' });
  await buyer.press(`${body.url}/pay`, { card: 'pays' });
  const account = async () =>
    (await ask<PageOf<OperatorAccount>>('accounts')).rows.find(({ id }) => id === buyer.userId);
  expect((await account())?.planId).toBe('professional');
  expect(await ask('giveMoneyBack', { userId: buyer.userId })).toEqual({
    amountMinor: 2_300,
    currency: 'GBP',
  });
  expect((await account())?.planId).toBe('starter');
  expect((await ask<PageOf<AuditEntry>>('audit')).rows.slice(0, 2)).toMatchObject([
    { action: 'gave-money-back', accountEmail: (await account())?.email },
    { action: 'began-money-back', accountEmail: (await account())?.email },
  ]);
});

describe('money back that fails', () => {
  const actions = async () =>
    (await ask<PageOf<AuditEntry>>('audit')).rows.slice(0, 2).map(({ action }) => action);

  it('stands in the audit log with what came of it', async () => {
    const buyer = await Buyer.signUp(site);
    await buyer.buy();
    const refundAll = vi.spyOn(site.deps.payments, 'refundAll');
    refundAll.mockRejectedValueOnce(new AppError('busy', 'The payment service is busy.'));
    const answer = await operator.rpc('operator/giveMoneyBack', { userId: buyer.userId });
    expect(answer.status).toBe(503);
    expect(await actions()).toEqual(['failed-money-back', 'began-money-back']);
  });

  it('moves no money where it cannot be written down', async () => {
    const buyer = await Buyer.signUp(site);
    const before = await buyer.buy();
    await site.sql('alter table audit_log add constraint closed check (false) not valid');
    const answer = await operator.rpc('operator/giveMoneyBack', { userId: buyer.userId });
    await site.sql('alter table audit_log drop constraint closed');
    expect(answer.status).toBe(500);
    expect(await buyer.subscription()).toEqual(before);
  });
});

it('the list of accounts asks the database no more often for many than for one, and counts as owners see it', async () => {
  const { owner, user } = await desk.published('Much Called');
  const called = await desk.published('Little Called');
  const startTime = new Date(site.clock.nowMs() - 600_000);
  for (const [userId, seconds] of [
    [user.id, 61],
    [user.id, 60],
    [called.user.id, 599],
  ] as const)
    await site.sql(
      `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time,
         duration_seconds, status, time_zone)
       values ($1, gen_random_uuid()::text, 'a', $2, 'phone', $3, $4, $5, 'completed', 'UTC')`,
      [
        uuidv7(),
        await organisationOf(site, userId),
        startTime,
        new Date(startTime.getTime() + seconds * 1_000),
        seconds,
      ],
    );
  await site.sql('update organisations set created_at = $1', [startTime]);
  const found = await ask<PageOf<OperatorAccount>>('accounts');
  const minutesOf = (id: string) => found.rows.find((row) => row.id === id)?.usedMinutes;
  const own = await owner.rpc<{ usedMinutes: number }>('usage/minutes');
  expect([minutesOf(user.id), minutesOf(called.user.id)]).toEqual([2, 9]);
  expect(own.body.json.usedMinutes).toBe(2);

  const session = await operator.send<{ user: SessionUser }>('GET', '/api/account/session');
  const pool = createPool(site.databaseUrl, 'counted');
  const asked = vi.spyOn(pool, 'query');
  const ctx = {
    ...site.deps,
    db: createDatabase(pool),
    user: session.body.user,
    membership: null,
    operator: session.body.user,
    apiKey: null,
    sessionId: null,
    address: '127.0.0.1',
    stopping: new AbortController().signal,
  };
  const { rows } = await readAccounts({ ctx, input: {} });
  await pool.end();
  expect(rows.length).toBeGreaterThan(2);
  expect(asked).toHaveBeenCalledTimes(2);
});

describe('calls of the service', () => {
  it('show no words until the look at one stands in the audit log', async () => {
    const { assistant, user } = await desk.published('Looked At');
    await webhook(site, {
      type: 'status-update',
      status: 'in-progress',
      timestamp: site.clock.nowMs(),
      call: {
        id: '0193b3c0-0000-7000-8000-00000000abcd',
        assistantId: assistant.assistantId,
        type: 'inboundPhoneCall',
        status: 'in-progress',
        createdAt: new Date(site.clock.nowMs()).toISOString(),
        updatedAt: new Date(site.clock.nowMs()).toISOString(),
        orgId: anId,
        customer: { number: '+442079460018' },
      },
    });
    const { rows } = await ask<PageOf<OperatorCall>>('calls', { search: user.email });
    expect(rows).toMatchObject([{ accountEmail: user.email, status: 'in-progress' }]);
    expect(JSON.stringify(rows)).not.toContain('+442079460018');
    const id = rows[0]?.id ?? '';
    const shown = await ask<{ id: string; caller: string }>('lookAtCall', { id });
    expect(shown).toMatchObject({ id, caller: '+442079460018' });
    const [entry] = (await ask<PageOf<AuditEntry>>('audit')).rows;
    expect(entry).toMatchObject({
      action: 'looked-at-call',
      accountEmail: user.email,
      subject: id,
      operatorEmail: matching(/@example.com$/),
    });
    expect((await operator.rpc('operator/lookAtCall', { id: anId })).status).toBe(404);
  });

  it('is not shown when the look cannot be written down', async () => {
    const [row] = await site.sql<{ id: string }>('select id from call_logs limit 1');
    await site.sql('alter table audit_log rename to audit_log_away');
    try {
      const answer = await operator.rpc('operator/lookAtCall', { id: row?.id });
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toContain('+442079460018');
    } finally {
      await site.sql('alter table audit_log_away rename to audit_log');
    }
  });
});
