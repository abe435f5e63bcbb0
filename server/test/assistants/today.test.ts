import { operationAccess } from '@belldesk/contract/product/api/access';
import type { Assistant } from '@belldesk/contract/product/assistant';
import { type Today, todayPermissions } from '@belldesk/contract/product/today';
import { providersReport } from '@belldesk/contract/voice/providers';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HEALTH_HOLDS_MS } from '../../src/today/lineHealth.ts';
import { type Site, startSite } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import { confirmAddress, signUp, type Visitor, wizardInput } from '../support/visitor.ts';
import { joinAs } from '../support/workers.ts';

let site: Site;
let owner: Visitor;
let assistant: Assistant;
let organisationId: string;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

beforeEach(async () => {
  ({ owner, assistant, organisationId } = await ownerIn('Europe/London'));
});

async function ownerIn(timeZone: string) {
  const owner = await signUp(site);
  await confirmAddress(site, owner);
  const made = { ...wizardInput(), timeZone };
  const { body: assistant } = await owner.send<Assistant>('POST', '/api/assistant', made);
  const [row] = await site.sql<{ organisation_id: string }>(
    'select organisation_id from assistants where id = $1',
    [assistant.id],
  );
  return { owner, assistant, organisationId: row?.organisation_id ?? '' };
}

interface Made {
  readonly type?: string;
  readonly badge?: string | null;
  readonly outcome?: string;
  readonly spam?: boolean;
  readonly goesOn?: boolean;
  readonly questions?: readonly string[];
  readonly callId?: string;
  readonly customerId?: string;
  readonly summary?: string;
  readonly assistantId?: string;
}

async function call(at: string, made: Made = {}): Promise<string> {
  const { goesOn = false, badge = 'answered' } = made;
  const [row] = await site.sql<{ id: string }>(
    `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time, duration_seconds,
       status, caller, outcome, badge, time_zone, spam_at, unanswered_questions, customer_id, summary)
     values ($1, $2, $3, $4, $5, $6, $7, 60, $8, '+442079460018', $9, $10, 'Europe/London', $11, $12, $13, $14)
     returning id`,
    [
      uuidv7(),
      made.callId ?? uuidv7(),
      made.assistantId ?? assistant.assistantId,
      organisationId,
      made.type ?? 'phone',
      at,
      goesOn ? null : at,
      goesOn ? 'in-progress' : 'completed',
      made.outcome ?? 'answered',
      goesOn ? null : badge,
      made.spam ? at : null,
      JSON.stringify(made.questions ?? []),
      made.customerId ?? null,
      made.summary ?? null,
    ],
  );
  return row?.id ?? '';
}

async function read(who: Visitor = owner): Promise<Today> {
  const { status, body } = await who.send<Today>('GET', '/api/today');
  expect(status).toBe(200);
  return body;
}

it('is null for who has no assistant', async () => {
  const newcomer = await signUp(site);
  expect(await newcomer.rpc('today/read')).toMatchObject({ status: 200, body: { json: null } });
});

describe('the calls of the day', () => {
  it('are those that began today in the zone of the location', async () => {
    ({ owner, assistant, organisationId } = await ownerIn('America/New_York'));
    // There it is 7 in the morning of the 20th, and its day began at 5 UTC.
    await call('2026-11-20T04:59:59Z');
    const first = await call('2026-11-20T05:00:00Z');
    const last = await call('2026-11-20T11:59:00Z');
    await call('2026-11-20T11:00:00Z', { type: 'test' });
    const { date, timeZone, calls } = await read();
    expect([date, timeZone, calls?.total]).toEqual(['2026-11-20', 'America/New_York', 2]);
    expect(calls?.rows.map(({ id }) => id)).toEqual([last, first]);
  });

  it('are counted by what came of them, more of them than are shown', async () => {
    const customerId = uuidv7();
    await site.sql(
      `insert into customers (id, organisation_id, name, last_contact_at, created_at, updated_at)
       values ($1, $2, 'Zoë Moss', now(), now(), now())`,
      [customerId, organisationId],
    );
    for (let minute = 10; minute < 17; minute += 1) await call(`2026-11-20T09:${minute}:00Z`);
    await call('2026-11-20T10:00:00Z', { badge: 'booked', outcome: 'booking' });
    await call('2026-11-20T10:01:00Z', { spam: true });
    await call('2026-11-20T10:02:00Z', { goesOn: true });
    await call('2026-11-20T10:03:00Z', { badge: 'missed', customerId, summary: 'Hung up.' });
    const { calls } = await read();
    expect(calls).toMatchObject({
      total: 11,
      onTheLine: 1,
      outcomes: [
        { badge: 'answered', calls: 7 },
        { badge: 'booked', calls: 1 },
        { badge: 'missed', calls: 1 },
        { badge: 'spam', calls: 1 },
      ],
    });
    expect(calls?.rows).toHaveLength(6);
    expect(calls?.rows[0]).toMatchObject({
      name: 'Zoë Moss',
      summary: 'Hung up.',
      badge: 'missed',
      caller: '+442079460018',
    });
    expect(calls?.rows[1]).toMatchObject({ name: null, badge: null, status: 'in-progress' });
  });

  it('stay when the assistant is replaced, and are those of its location alone', async () => {
    const before = await call('2026-11-20T10:00:00Z');
    await owner.send('POST', '/api/assistant', wizardInput({ companyName: 'New Lamb' }));
    const replaced = await read();
    expect(replaced.assistant.name).toBe('New Lamb');
    expect(replaced.calls?.rows.map(({ id }) => id)).toEqual([before]);
    const abroad = uuidv7();
    await site.sql(
      `insert into locations (id, organisation_id, name, time_zone, created_at, updated_at)
       values ($1, $2, 'Abroad', 'Europe/Paris', now(), now())`,
      [abroad, organisationId],
    );
    await site.sql('update assistant_owners set location_id = $1 where assistant_id = $2', [
      abroad,
      assistant.assistantId,
    ]);
    expect((await read()).calls?.total).toBe(0);
  });
});

describe('what waits', () => {
  it('is what is open in the inbox, and what calls of the past week came to nothing', async () => {
    const from = callFrom(assistant.assistantId, '+442079460777');
    await askTool(site, from, { name: 'takeMessage', args: { name: 'Ann', message: 'Call me' } });
    await call('2026-11-13T23:59:00Z', { badge: 'not-completed', questions: ['Too long ago?'] });
    await call('2026-11-14T00:00:00Z', { badge: 'not-completed', questions: ['Is there a lift?'] });
    await call('2026-11-15T10:00:00Z', { questions: ['Spam?'], spam: true });
    const asked = await call('2026-11-20T10:00:00Z', { questions: ['Parking?', 'A garden?'] });
    const { waiting } = await read();
    expect(waiting).toMatchObject({ inbox: { open: 1, urgent: 0 }, notCompleted: 1 });
    expect(waiting.questions.map(({ question }) => question)).toEqual([
      'Parking?',
      'A garden?',
      'Is there a lift?',
    ]);
    expect(waiting.questions[0]?.callLogId).toBe(asked);
  });

  it('waits no more once its message is done', async () => {
    const from = callFrom(assistant.assistantId, '+442079460777');
    await askTool(site, from, { name: 'takeMessage', args: { name: 'Ann', message: 'Call me' } });
    await call('2026-11-20T11:00:00Z', { badge: 'not-completed', callId: from.id });
    expect((await read()).waiting.notCompleted).toBe(1);
    await site.sql('update messages set done_at = now() where call_id = $1', [from.id]);
    expect((await read()).waiting).toMatchObject({ inbox: { open: 0 }, notCompleted: 0 });
  });
});

it('shows the next bookings, earliest first, without those that are over or cancelled', async () => {
  const book = async (date: string, time: string, name: string) => {
    const made = await owner.send<{ entry: { id: string; version: number } }>(
      'POST',
      '/api/bookings',
      {
        kind: 'reservation',
        service: 'Terrace',
        durationMinutes: 60,
        partySize: 2,
        date,
        time,
        name,
        phoneNumber: null,
        email: null,
        notes: null,
        anyway: true,
      },
    );
    expect(made.status).toBeLessThan(300);
    return made.body.entry;
  };
  await book('2026-11-20', '09:00', 'Over');
  await book('2026-11-21', '10:00', 'Tomorrow');
  await book('2026-11-20', '11:30', 'Now');
  const { id } = await book('2026-11-20', '15:00', 'Cancelled');
  await site.sql(`update bookings set status = 'cancelled' where id = $1`, [id]);
  await book('2026-12-20', '10:00', 'Far ahead');
  expect((await read()).bookings?.map(({ name }) => name)).toEqual(['Now', 'Tomorrow']);
});

describe('the line', () => {
  const number = '+442071838750';

  it('is told with its address, its number and whether anybody has called it', async () => {
    expect((await read()).line).toMatchObject({
      sipUri: null,
      phoneNumber: null,
      numberState: 'none',
      minutes: { planId: 'starter', usedMinutes: 0, leftMinutes: 30 },
    });
    await owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
    await call('2026-11-20T08:00:00Z');
    const published = (await read()).line;
    expect(published?.sipUri).toMatch(/^sip:golden-lamb/);
    expect(published?.numberState).toBe('none');
    await site.sql(
      `insert into lines (id, kind, address, organisation_id, assistant_row_id, assigned_at, created_at)
       values ($1, 'number', $2, $3, $4, '2026-11-20T09:00:00Z', now())`,
      [uuidv7(), number, organisationId, assistant.id],
    );
    expect((await read()).line).toMatchObject({ phoneNumber: number, numberState: 'to-set-up' });
    await call('2026-11-20T09:30:00Z', { type: 'browser' });
    expect((await read()).line).toMatchObject({ numberState: 'to-set-up' });
    await call('2026-11-20T10:00:00Z');
    expect((await read()).line).toMatchObject({ numberState: 'in-use' });
  });

  it('is as well as the voice platform is, which is asked now and then', async () => {
    const health = async () => {
      site.clock.advance(HEALTH_HOLDS_MS);
      return (await read()).line?.health;
    };
    const provider = (state: string) => ({
      part: 'voice',
      name: 'one',
      label: 'One',
      state,
      sinceMs: 0,
      message: '',
      incident: null,
    });
    const reportOf = (...states: string[]) =>
      providersReport.parse({ providers: states.map(provider) });
    const { voice } = site;
    expect(await health()).toBe('unknown');
    voice.providers = reportOf('ok', 'not-checked');
    expect(await health()).toBe('ok');
    voice.providers = reportOf('unreachable', 'standing-in');
    expect(await health()).toBe('stand-in');
    voice.selfTest = { lastAtMs: 1, failedInARow: 1, failingSinceMs: 1, failure: 'silent' };
    voice.providers = null;
    expect(await health()).toBe('ok');
    voice.selfTest = { lastAtMs: 1, failedInARow: 2, failingSinceMs: 1, failure: 'silent' };
    expect(await health()).toBe('down');
    voice.selfTest = null;
    voice.failNext('GET', /^\/providers/, 'hang up');
    expect(await health()).toBe('down');
    const asked = voice.seen('GET', /^\/providers/).length;
    // The answer holds for a while.
    expect((await read()).line?.health).toBe('down');
    expect(voice.seen('GET', /^\/providers/)).toHaveLength(asked);
  });
});

describe('what a role sees', () => {
  it('is what the operations that give it one by one ask', () => {
    const { calls, bookings, inbox, assistants, usage } = operationAccess;
    expect(todayPermissions).toEqual({
      calls: calls.list,
      bookings: bookings.list,
      inbox: inbox.counts,
      line: assistants.current,
    });
    expect(usage.minutes).toBe(todayPermissions.line);
  });

  it('is the same for staff, whose work it is', async () => {
    await call('2026-11-20T10:00:00Z', { questions: ['Parking?'] });
    const { visitor } = await joinAs(site, organisationId, 'staff', 'Stan Desk');
    expect(await read(visitor)).toEqual(await read());
  });
});
