import type { Assistant } from '@belldesk/contract/product/assistant';
import { CALLS_A_PAGE, type CallFilters, type CallList } from '@belldesk/contract/product/callList';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criteriaOf } from '../../src/calls/log/criteria.ts';
import type { PlaceInLog } from '../../src/calls/log/cursor.ts';
import { readRows } from '../../src/calls/log/queries.ts';
import { type Site, startSite } from '../support/site.ts';
import { ownerWithAssistant, signUp, Visitor } from '../support/visitor.ts';

const MANY = 100_000;
const AT_ONCE = 5_000;

let site: Site;
let owner: Visitor;
let assistant: Assistant;
beforeAll(async () => {
  site = await startSite();
  ({ owner, assistant } = await ownerWithAssistant(site));
});
afterAll(() => site.stop());

interface Made {
  readonly at: string;
  readonly said?: string;
  readonly caller?: string;
  readonly badge?: string;
  readonly taken?: string;
  readonly summary?: string;
  readonly type?: string;
  readonly spam?: boolean;
  readonly assistantId?: string;
}

async function organisationId(of: Assistant): Promise<string> {
  const [row] = await site.sql<{ organisation_id: string }>(
    'select organisation_id from assistants where id = $1',
    [of.id],
  );
  return row?.organisation_id ?? '';
}

/** Rows as the end of calls leaves them; answers their ids, in order. */
async function make(of: Assistant, ...calls: Made[]): Promise<string[]> {
  const user = await organisationId(of);
  const ids: string[] = [];
  for (const call of calls) {
    const transcript = JSON.stringify([{ role: 'caller', text: call.said ?? 'Hello' }]);
    const [row] = await site.sql<{ id: string }>(
      `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time,
         duration_seconds, status, caller, outcome, badge, transcript, taken_words, summary, time_zone, spam_at)
       values (gen_random_uuid(), 'call_' || gen_random_uuid(), $1, $2, $3, $4, $4, 95, 'completed', $5,
         'answered', $6, $7, $8, $9, 'Europe/London', $10)
       returning id`,
      [
        call.assistantId ?? of.assistantId,
        user,
        call.type ?? 'phone',
        call.at,
        call.caller ?? null,
        call.badge ?? 'answered',
        transcript,
        call.taken ?? '',
        call.summary ?? null,
        call.spam ? call.at : null,
      ],
    );
    ids.push(row?.id ?? '');
  }
  return ids;
}

const queryOf = (query: object) => new URLSearchParams(Object.entries(query)).toString();

async function list(who: Visitor, query: Record<string, string> = {}): Promise<CallList> {
  const { status, body } = await who.send<CallList>('GET', `/api/calls?${queryOf(query)}`);
  expect(body).toMatchObject({ rows: expect.any(Array) as unknown });
  expect(status).toBe(200);
  return body;
}

interface PlanNode {
  readonly Plans?: readonly PlanNode[];
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
}

/** Rows that the steps of a plan took in hand, all together. */
function rowsRead(plan: PlanNode | undefined): number {
  if (!plan) throw new Error('no plan');
  const own =
    plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0);
  const below = (plan.Plans ?? []).map(rowsRead);
  return below.reduce((sum, rows) => sum + rows, own * plan['Actual Loops']);
}

const idsOf = (page: CallList) => page.rows.map((row) => row.id);

describe('what the log is narrowed by', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = await make(
      assistant,
      {
        at: '2026-11-01T23:30:00Z',
        said: 'Is there parking for a coach?',
        caller: '+442079460018',
      },
      {
        at: '2026-11-02T00:30:00Z',
        said: 'A table at 19:30',
        badge: 'reserved',
        taken: 'Zoë Moss 020 7946 0111 02079460111',
      },
      {
        at: '2026-11-03T12:00:00Z',
        summary: 'Wants 7.5 metres of hedge',
        badge: 'message',
        caller: 'sip:anna_b@example.com',
      },
      {
        at: '2026-11-04T12:00:00Z',
        said: 'Buy our insurance',
        badge: 'answered',
        spam: true,
        caller: '+15005550006',
      },
    );
  });

  it.each<[string, Record<string, string>, number[]]>([
    ['nothing', {}, [3, 2, 1, 0]],
    ['a word said', { search: 'parking' }, [0]],
    ['the beginnings of words, in any order', { search: 'coa PARK' }, [0]],
    ['words of different calls', { search: 'parking insurance' }, []],
    ['a name that was taken down', { search: 'zoë moss' }, [1]],
    ['a number that was taken down, as it was said', { search: '7946 0111' }, [1]],
    ['the same without spaces', { search: '02079460111' }, [1]],
    ['the end of a caller’s number', { search: '460018' }, [0]],
    ['a time', { search: '19:30' }, [1]],
    ['a word of the summary', { search: 'hedge 7.5' }, [2]],
    ['signs that would break a query', { search: "park' & | ! :* (" }, [0]],
    ['signs alone', { search: '?!' }, []],
    ['a caller as dialled at home', { number: '020 7946 0018' }, [0]],
    ['a caller as dialled abroad', { number: '0044 (0)20-7946-0018' }, [0]],
    ['part of a caller', { number: '555' }, [3]],
    ['an address', { number: 'ANNA_b@' }, [2]],
    ['a sign that stands for any other elsewhere', { number: 'a%b' }, []],
    ['an outcome', { outcome: 'reserved' }, [1]],
    ['answered, which spam is not', { outcome: 'answered' }, [0]],
    ['spam', { outcome: 'spam' }, [3]],
    ['a day of the business', { from: '2026-11-02', to: '2026-11-03' }, [2, 1]],
    ['a day elsewhere', { from: '2026-11-02', to: '2026-11-02', timeZone: 'Europe/Paris' }, [1, 0]],
    ['several things', { search: 'table', outcome: 'reserved', to: '2026-11-02' }, [1]],
  ])('%s', async (_what, query, expected) => {
    const page = await list(owner, query);
    expect(idsOf(page)).toEqual(expected.map((at) => ids[at]));
    expect(page.totalCalls).toBe(4);
    expect(page.matchingCalls).toBe(expected.length);
  });

  it.each([
    { outcome: 'wonderful' },
    { from: '2026-02-30' },
    { page: 'newest' },
    { timeZone: 'Mars/Olympus' },
    { search: 'x'.repeat(201) },
    { from: '0000-01-01' },
    { to: '1899-12-31' },
    { search: 'a\0b' },
    { number: '\0' },
    { page: 'older.999999999999999.0193b3c0-0000-7000-8000-000000000101' },
  ])('%j is refused', async (query) => {
    const answer = await owner.send('GET', `/api/calls?${queryOf(query)}`);
    expect(answer.status).toBe(400);
    const file = await owner.send('GET', `/api/calls.csv?${queryOf(query)}`);
    expect(file.status).toBe(400);
  });

  it('another account finds nothing of it', async () => {
    const { owner: other } = await ownerWithAssistant(site);
    expect(await list(other, { scope: 'all', search: 'parking' })).toMatchObject({ rows: [] });
    expect(await list(other, { scope: 'all' })).toMatchObject({ rows: [], totalCalls: 0 });
  });

  it('only "all" holds tests and calls of earlier assistants', async () => {
    const { owner: other, assistant: theirs } = await ownerWithAssistant(site);
    const made = await make(
      theirs,
      { at: '2026-11-01T12:00:00Z' },
      { at: '2026-11-02T12:00:00Z', type: 'test' },
      { at: '2026-11-03T12:00:00Z', assistantId: 'gone' },
    );
    expect(await list(other)).toMatchObject({ totalCalls: 1, rows: [{ id: made[0] }] });
    expect(idsOf(await list(other, { scope: 'all' }))).toEqual([...made].reverse());
    expect(await list(await signUp(site))).toMatchObject({ rows: [], totalCalls: 0 });
  });

  it('the totals follow whatever becomes of the rows', async () => {
    const { owner: other, assistant: theirs } = await ownerWithAssistant(site);
    const made = await make(theirs, { at: '2026-11-01T12:00:00Z' }, { at: '2026-11-02T12:00:00Z' });
    await site.sql("update call_logs set type = 'test' where id = $1", [made[0]]);
    expect(await list(other)).toMatchObject({ totalCalls: 1 });
    await site.sql('delete from call_logs where id = $1', [made[0]]);
    expect(await list(other, { scope: 'all' })).toMatchObject({ totalCalls: 1 });
    await site.sql('delete from organisations where id = $1', [await organisationId(theirs)]);
    expect(
      await site.sql('select 1 from call_totals where assistant_id = $1', [theirs.assistantId]),
    ).toEqual([]);
  });
});

describe('the log as a file', () => {
  it('holds every call that fits, in the order and the zone of the page, and no formula', async () => {
    const { owner: other, assistant: theirs } = await ownerWithAssistant(site);
    await make(
      theirs,
      { at: '2026-07-01T23:30:00Z', summary: '=HYPERLINK("http://x")', badge: 'booked' },
      { at: '2026-07-02T12:00:00Z', caller: '+442079460018', spam: true },
      { at: '2026-07-03T12:00:00Z', badge: 'message' },
    );
    const answer = await other.send<string>('GET', '/api/calls.csv?to=2026-07-02');
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="calls.csv"');
    const [head, ...lines] = answer.body.split('\r\n');
    expect(head).toMatch(/^\uFEFF?Call ID,Assistant ID,Date,Time,Time zone,Status,Outcome,Caller,/);
    expect(lines.map((line) => line.split(',').slice(2).join(','))).toEqual([
      "2026-07-02,13:00,Europe/London,completed,spam,'+442079460018,95,phone,,",
      '2026-07-02,00:30,Europe/London,completed,booked,,95,phone,"\'=HYPERLINK(""http://x"")",',
      '',
    ]);
    expect((await new Visitor(site).send('GET', '/api/calls.csv')).status).toBe(401);
    const stranger = await signUp(site);
    expect((await stranger.send<string>('GET', '/api/calls.csv?scope=all')).body).not.toContain(
      '\r\n2',
    );
  });
});

describe('a hundred thousand calls', () => {
  let many: Assistant;
  let busy: Visitor;
  beforeAll(async () => {
    ({ owner: busy, assistant: many } = await ownerWithAssistant(site));
    const business = await organisationId(many);
    // A statement has its limit of time, also on a busy machine. Five at a time begin in the same millisecond.
    for (let from = 1; from <= MANY; from += AT_ONCE)
      await site.sql(
        `insert into call_logs (id, call_id, assistant_id, organisation_id, type, start_time, end_time, duration_seconds,
         status, caller, outcome, badge, transcript, time_zone)
       select gen_random_uuid(), 'many_' || n, $1, $2, 'phone', at, at, n % 300, 'completed',
         '+4420' || (70000000 + n), 'answered', case when n % 500 = 0 then 'transferred' else 'answered' end,
         jsonb_build_array(
           jsonb_build_object('role', 'assistant', 'text', 'It is a great day at Golden Lamb! How can I help you?'),
           jsonb_build_object('role', 'caller', 'text', 'Do you have a table for ' || n % 9 || ' under the name of caller' || n)),
         'Europe/London'
       from (select n, timestamptz '2026-11-01' - (n / 5) * interval '1 minute' as at
         from generate_series(${from}, ${from + AT_ONCE - 1}) n) made`,
        [many.assistantId, business],
      );
    await site.sql('analyze call_logs');
  });

  it('are paged there and back without a gap', async () => {
    const first = await list(busy);
    expect(first).toMatchObject({ totalCalls: MANY, newer: null });
    const second = await list(busy, { page: first.older ?? '' });
    const third = await list(busy, { page: second.older ?? '' });
    const seen = [first, second, third].flatMap(idsOf);
    expect(new Set(seen).size).toBe(3 * CALLS_A_PAGE);
    expect(await list(busy, { page: third.newer ?? '' })).toEqual(second);
    expect(await list(busy, { page: second.newer ?? '' })).toEqual(first);
    const last = await list(busy, { page: 'oldest' });
    expect(last).toMatchObject({ older: null });
    expect(last.rows.map((row) => row.startTime)).toEqual(
      last.rows
        .map((row) => row.startTime)
        .sort()
        .reverse(),
    );
    const beforeLast = await list(busy, { page: last.newer ?? '' });
    expect(await list(busy, { page: beforeLast.older ?? '' })).toEqual(last);
  });

  it('are searched and counted', async () => {
    expect(await list(busy, { search: 'caller77777' })).toMatchObject({ matchingCalls: 1 });
    expect(await list(busy, { number: '70077777' })).toMatchObject({ matchingCalls: 1 });
    expect(await list(busy, { search: 'table' })).toMatchObject({ matchingCalls: 1_000 });
    expect(await list(busy, { outcome: 'transferred' })).toMatchObject({ matchingCalls: 200 });
  });

  const newest: PlaceInLog = { direction: 'older', beyond: null };
  const middle = {
    startTime: new Date('2026-10-25T00:00:00Z'),
    id: '00000000-0000-0000-0000-000000000000',
  };
  it.each<[string, CallFilters, PlaceInLog, boolean]>([
    ['the first page', { scope: 'mine' }, newest, false],
    ['a page in the middle', { scope: 'mine' }, { direction: 'older', beyond: middle }, false],
    ['the way back from it', { scope: 'all' }, { direction: 'newer', beyond: middle }, false],
    ['the last page', { scope: 'all' }, { direction: 'newer', beyond: null }, false],
    ['a rare word', { scope: 'mine', search: 'caller77777' }, newest, true],
    ['a common word', { scope: 'mine', search: 'table' }, newest, false],
    ['a number', { scope: 'mine', number: '70077777' }, newest, true],
    ['an outcome', { scope: 'mine', outcome: 'transferred' }, newest, false],
    ['spam', { scope: 'mine', outcome: 'spam' }, newest, false],
    ['days', { scope: 'mine', from: '2026-10-20', to: '2026-10-20' }, newest, false],
  ])('%s reads few rows', async (_what, filters, place, isRare) => {
    const whose = { organisationId: await organisationId(many), sessionId: null };
    const criteria = await criteriaOf(site.deps.db, whose, filters);
    if (!criteria) throw new Error('nothing can fit');
    const limit = CALLS_A_PAGE + 1;
    const { sql, params } = readRows(site.deps.db, criteria, place, { limit, isRare }).toSQL();
    const [answer] = await site.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${sql}`,
      params,
    );
    expect(rowsRead(answer?.['QUERY PLAN'][0].Plan)).toBeLessThan(2_500);
  });

  it('come as a file in full', async () => {
    const { body } = await busy.send<string>('GET', '/api/calls.csv');
    expect(body.split('\r\n')).toHaveLength(MANY + 2);
  });
});
