import type { AuditEntry } from '@belldesk/contract/product/operator';
import type {
  AccountNote,
  OperatorAccountPage,
  OperatorCallDetail,
} from '@belldesk/contract/product/operatorAccountPage';
import type { OperatorTrends } from '@belldesk/contract/product/operatorTrends';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Buyer } from '../support/buyer.ts';
import { anId, OperatorConsole, type PageOf } from '../support/operatorConsole.ts';
import type { Site } from '../support/site.ts';
import { organisationOf, type Visitor } from '../support/visitor.ts';

let desk: OperatorConsole;
let site: Site;
let operator: Visitor;

beforeAll(async () => {
  desk = await OperatorConsole.open();
  ({ site, operator } = desk);
});
afterAll(() => site.stop());

const ask = <T>(operation: string, input: object = {}) => desk.ask<T>(operation, input);
const audit = async () => (await ask<PageOf<AuditEntry>>('audit')).rows;

/** A call of somebody's business that began some minutes ago. */
async function called(userId: string, seconds: number, minutesAgo = 1) {
  const start = new Date(site.clock.nowMs() - minutesAgo * 60_000);
  const id = uuidv7({ msecs: start.getTime() });
  await site.sql(
    `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time,
       duration_seconds, status, time_zone, caller, badge, summary)
     values ($1, gen_random_uuid()::text, 'a', $2, 'phone', $3, $4, $5, 'completed', 'UTC', $6, $7, 'Asked for the blue door.')`,
    [
      id,
      await organisationOf(site, userId),
      start,
      new Date(start.getTime() + seconds * 1_000),
      seconds,
      '+442079460018',
      seconds === 0 ? 'missed' : 'answered',
    ],
  );
  return id;
}

describe('the page of one account', () => {
  it('has its business, lines, minutes and calls, but not who called and what was said', async () => {
    const { user, assistant } = await desk.published('Corner House');
    await ask('assignNumber', { assistantRowId: assistant.id, number: '+442071838761' });
    const made = new Date(site.clock.nowMs() - 600_000);
    await site.sql('update organisations set created_at = $1', [made]);
    await called(user.id, 120, 3);
    const missed = await called(user.id, 0);
    const page = await ask<OperatorAccountPage>('lookAtAccount', { userId: user.id });
    expect(page).toMatchObject({
      account: { id: user.id, email: user.email, usedMinutes: 2 },
      emailVerified: true,
      notes: [],
      businesses: [
        {
          role: 'owner',
          isAnswerable: true,
          planId: 'starter',
          usedMinutes: 2,
          leftMinutes: 28,
          bought: null,
          members: [{ userId: user.id, email: user.email, role: 'owner' }],
        },
      ],
    });
    expect(page.lastSeenAt).not.toBeNull();
    const [business] = page.businesses;
    expect(business?.lines.map(({ kind, assistantName }) => [kind, assistantName])).toEqual([
      ['sip', 'Corner House'],
      ['number', 'Corner House'],
    ]);
    expect(page.calls.map(({ badge, durationSeconds }) => [badge, durationSeconds])).toEqual([
      ['missed', 0],
      ['answered', 120],
    ]);
    expect(page.calls[0]?.id).toBe(missed);
    expect(JSON.stringify(page)).not.toMatch(/7946|blue door/);
  });

  it('is shown only once the look stands in the audit log; the own one needs none', async () => {
    const { user } = await desk.published('Watched');
    await ask('lookAtAccount', { userId: user.id });
    expect((await audit())[0]).toMatchObject({
      action: 'looked-at-account',
      accountEmail: user.email,
    });
    const before = (await audit()).length;
    const { body } = await operator.send<{ user: { id: string } }>('GET', '/api/account/session');
    const own = await ask<OperatorAccountPage>('lookAtAccount', { userId: body.user.id });
    expect(own.account.isYou).toBe(true);
    expect(await audit()).toHaveLength(before);

    await site.sql('alter table audit_log add constraint closed check (false) not valid');
    const refused = await operator.rpc('operator/lookAtAccount', { userId: user.id });
    await site.sql('alter table audit_log drop constraint closed');
    expect(refused.status).toBe(500);
  });

  it('keeps notes for operators, each with its trace', async () => {
    const { user, owner } = await desk.published('Noted');
    const note = await ask<AccountNote>('addAccountNote', { userId: user.id, text: ' Pays late ' });
    expect(note.text).toBe('Pays late');
    const page = await ask<OperatorAccountPage>('lookAtAccount', { userId: user.id });
    expect(page.notes).toEqual([note]);
    expect(page.audit.map(({ action }) => action)).toEqual(['looked-at-account', 'wrote-note']);
    const empty = await operator.rpc('operator/addAccountNote', { userId: user.id, text: '  ' });
    expect(empty.status).toBe(400);
    await ask('deleteAccountNote', { id: note.id });
    const after = await ask<OperatorAccountPage>('lookAtAccount', { userId: user.id });
    expect(after.notes).toEqual([]);
    expect((await operator.rpc('operator/deleteAccountNote', { id: note.id })).status).toBe(404);
    expect((await owner.rpc('operator/lookAtAccount', { userId: user.id })).status).toBe(404);
  });

  it('of nobody is not there', async () => {
    for (const operation of ['lookAtAccount', 'addAccountNote']) {
      const answer = await operator.rpc(`operator/${operation}`, {
        userId: anId,
        ...(operation === 'addAccountNote' && { text: 'x' }),
      });
      expect(answer.status).toBe(404);
    }
  });
});

it("a call's page names the account", async () => {
  const { user } = await desk.published('Named');
  const id = await called(user.id, 30);
  const call = await ask<OperatorCallDetail>('lookAtCall', { id });
  expect(call.account).toMatchObject({ userId: user.id, email: user.email });
  expect(call.account.businessName).not.toBe('');
});

describe('trends', () => {
  const today = () => new Date(site.clock.nowMs()).toISOString().slice(0, 10);
  const read = (days: number) => ask<OperatorTrends>('trends', { days });

  it('count sign-ups, calls, minutes and paid plans by day, tests left out', async () => {
    const before = await read(7);
    expect(before.days).toHaveLength(7);
    expect(before.days.at(-1)?.date).toBe(today());
    const { user } = await desk.published('Counted');
    // Accounts are made by the real clock.
    const made = new Date(site.clock.nowMs());
    await site.sql('update users set created_at = $1 where id = $2', [made, user.id]);
    await called(user.id, 300);
    const test = await called(user.id, 300);
    await site.sql(`update call_logs set type = 'test' where id = $1`, [test]);
    const day = new Date(site.clock.nowMs() - 60_000).toISOString().slice(0, 10);
    const at = (trends: OperatorTrends, date: string) =>
      trends.days.find((each) => each.date === date);
    const after = await read(7);
    expect(at(after, day)?.calls).toBe((at(before, day)?.calls ?? 0) + 1);
    expect(at(after, day)?.minutes).toBe((at(before, day)?.minutes ?? 0) + 5);
    expect(at(after, today())?.signUps).toBe((at(before, today())?.signUps ?? 0) + 1);
  });

  it('show what paid plans bring in a month, a year by its twelfth, until they end', async () => {
    const before = await read(30);
    expect(before.revenue).toEqual([]);
    const monthly = await Buyer.signUp(site);
    const { body } = await monthly.startCheckout({ currency: 'GBP', period: 'monthly' });
    await monthly.press(`${body.url}/pay`, { card: 'pays' });
    const yearly = await Buyer.signUp(site);
    const paid = await yearly.startCheckout({ currency: 'GBP', period: 'yearly' });
    await yearly.press(`${paid.body.url}/pay`, { card: 'pays' });
    const trends = await read(30);
    expect(trends.revenue).toEqual([
      { currency: 'GBP', amountMinor: 4_217, plans: 2, isTest: true },
    ]);
    expect(trends.days.at(-1)).toMatchObject({ professional: 2, premium: 0 });
    expect(trends.days.at(-2)).toMatchObject({ professional: 0, premium: 0 });
    await ask('giveMoneyBack', { userId: monthly.userId });
    expect((await read(30)).revenue).toMatchObject([{ amountMinor: 1_917, plans: 1 }]);
  });

  it('are offered for some spans only', async () => {
    expect((await operator.rpc('operator/trends', { days: 8 })).status).toBe(400);
  });
});
