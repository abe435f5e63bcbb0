import type {
  InboxCounts,
  InboxItem,
  InboxList,
  InboxMail,
} from '@belldesk/contract/product/inbox';
import { ManualClock } from '@belldesk/kit/clock';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDigests } from '../../src/inbox/digest/make.ts';
import type { Mail } from '../../src/mail/transport.ts';
import { createHandlers } from '../../src/notifications/handlers.ts';
import { takeMessage } from '../../src/serverMessages/tools/takeMessage.ts';
import { Listener } from '../support/changes.ts';
import { mailsOf } from '../support/jobMails.ts';
import { matching } from '../support/matching.ts';
import { type Site, startSite, TEST_NOW_MS } from '../support/site.ts';
import { askTool, callFrom } from '../support/toolCalls.ts';
import { ownerWithAssistant, signUp, type Visitor, webhook } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.sql('delete from outbox');
});

const at = new Date(TEST_NOW_MS).toISOString();
const caller = '+442079460111';

interface Desk {
  readonly owner: Visitor;
  readonly assistantId: string;
  readonly organisationId: string;
  readonly locationId: string;
}

async function desk(timeZone = 'Europe/London'): Promise<Desk> {
  const { owner, assistant } = await ownerWithAssistant(site);
  const [row] = await site.sql<{ organisation_id: string }>(
    'update locations set time_zone = $2 where id = $1 returning organisation_id',
    [assistant.locationId, timeZone],
  );
  const { assistantId, locationId } = assistant;
  return { owner, assistantId, locationId, organisationId: row?.organisation_id ?? '' };
}

async function leave({ assistantId }: Desk, args: object): Promise<string> {
  const said = await askTool(site, callFrom(assistantId, caller), { name: 'takeMessage', args });
  if (!said.id) throw new Error(`the message was not taken: ${said.reason}`);
  return said.id;
}

/** A message at a moment of one's own choice. */
async function leaveAt(
  { organisationId, locationId, assistantId }: Desk,
  moment: string,
  message: string,
) {
  const deps = { ...site.deps, clock: new ManualClock(Date.parse(moment)) };
  const place = {
    callId: uuidv7(),
    organisationId,
    locationId,
    assistantId,
    timeZone: 'Europe/London',
    country: 'GB',
    byOwner: false,
  };
  const said = { message, name: 'Pat Low' };
  await takeMessage(deps, place, { id: uuidv7(), caller: null, arguments: said });
}

async function list({ owner }: Desk, query = ''): Promise<InboxList> {
  const { status, body } = await owner.send<InboxList>('GET', `/api/inbox${query}`);
  expect(status).toBe(200);
  return body;
}

async function only(from: Desk): Promise<InboxItem> {
  const { rows } = await list(from, '?show=all');
  const [item] = rows;
  if (!item || rows.length > 1) throw new Error(`${rows.length} in the inbox`);
  return item;
}

const counts = async ({ owner }: Desk) =>
  (await owner.send<InboxCounts>('GET', '/api/inbox/counts')).body;
const texts = ({ rows }: InboxList) => rows.map(({ text }) => text);
const choose = ({ owner }: Desk, mail: InboxMail) => owner.send('PUT', '/api/inbox/mail', { mail });
const mails = () => mailsOf(site, ['message', 'inbox-digest']);

/** Looks for digests as the worker does, at this moment. */
function lookAt(moment: string): Promise<void> {
  return makeDigests({ ...site.deps, clock: new ManualClock(Date.parse(moment)) });
}

async function endWith(from: Desk, undelivered: object[], questions: string[] = []) {
  const call = { ...callFrom(from.assistantId, caller), status: 'ended' as const };
  await webhook(site, {
    type: 'end-of-call-report',
    timestamp: TEST_NOW_MS,
    call,
    endedReason: 'customer-ended-call',
    startedAt: at,
    endedAt: at,
    artifact: { transcript: '', messages: [], undelivered },
    analysis: { structuredData: { outcome: 'answered', unansweredQuestions: questions } },
    cost: 0,
  });
}

describe('what callers left', () => {
  it('is urgent by the tool’s word or by the caller’s, and stands first', async () => {
    const here = await desk();
    await leave(here, { message: 'The kitchen is flooded, come quickly', name: 'Ann' });
    await leave(here, { message: 'Please call back today', urgent: true });
    await leave(here, {
      message: 'About the invoice. It is not urgent',
      phoneNumber: '020 7946 0222',
    });
    const { rows, next } = await list(here);
    expect(rows.map(({ text, isUrgent }) => [text.slice(0, 9), isUrgent])).toEqual([
      ['Please ca', true],
      ['The kitch', true],
      ['About the', false],
    ]);
    expect(next).toBeNull();
    expect(rows[2]).toMatchObject({ kind: 'message', phoneNumber: '+442079460222', notes: [] });
    expect(await counts(here)).toEqual({ open: 3, urgent: 2 });
  });

  it('is led to its call, with the number they called from and what they could not be told', async () => {
    const here = await desk();
    await endWith(
      here,
      [{ toolCallId: 'one', name: 'takeMessage', arguments: { message: 'Call me' } }],
      ['Do you have parking?'],
    );
    const item = await only(here);
    expect(item).toMatchObject({
      phoneNumber: caller,
      callType: 'phone',
      timeZone: 'Europe/London',
      unansweredQuestions: ['Do you have parking?'],
    });
    const call = await here.owner.send('GET', `/api/calls/${item.callLogId}`);
    expect(call.status).toBe(200);
  });

  it('a booking that could not be done is a request', async () => {
    const here = await desk();
    const args = { service: 'table', partySize: 4, date: '2026-11-21', name: 'Pat Low' };
    await endWith(here, [{ toolCallId: 'one', name: 'bookAppointment', arguments: args }]);
    expect(await only(here)).toMatchObject({
      kind: 'request',
      name: 'Pat Low',
      text: matching(/^Wanted to book, .*\nService: table\nParty size: 4\nDate: 2026-11-21\n/),
    });
    const [mail] = await mails();
    expect(mail?.subject).toBe('New request from Pat Low');
  });

  it('is put away and taken back, and two windows are told of each other', async () => {
    const here = await desk();
    await leave(here, { message: 'First' });
    await leave(here, { message: 'Second' });
    const [second] = (await list(here)).rows;
    const path = `/api/inbox/${second?.id}`;
    const done = await here.owner.send<InboxItem>('POST', `${path}/done`, {
      version: 1,
      isDone: true,
    });
    expect(done.body).toMatchObject({ version: 2, doneAt: at });
    expect(texts(await list(here))).toEqual(['First']);
    expect(texts(await list(here, '?show=done'))).toEqual(['Second']);
    expect(texts(await list(here, '?show=all'))).toEqual(['First', 'Second']);
    const other = await here.owner.send('POST', `${path}/urgent`, { version: 1, isUrgent: true });
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ message: matching(/another window/) });
    await here.owner.send('POST', `${path}/done`, { version: 2, isDone: false });
    const marked = await here.owner.send('POST', `${path}/urgent`, { version: 3, isUrgent: true });
    expect(marked.body).toMatchObject({ isUrgent: true, version: 4, doneAt: null });
    expect(texts(await list(here))).toEqual(['Second', 'First']);
  });

  it('keeps the owner’s notes with their time; a note is no conflict', async () => {
    const here = await desk();
    const id = await leave(here, { message: 'Call me' });
    for (const text of ['  Called, nobody there ', 'Will try on Monday'])
      expect((await here.owner.send('POST', `/api/inbox/${id}/notes`, { text })).status).toBe(200);
    const item = await only(here);
    expect(item.version).toBe(1);
    expect(item.notes).toMatchObject([
      { text: 'Called, nobody there', createdAt: at },
      { text: 'Will try on Monday' },
    ]);
    for (const text of ['   ', 'x'.repeat(2_001)])
      expect((await here.owner.send('POST', `/api/inbox/${id}/notes`, { text })).status).toBe(400);
  });

  it('comes page by page, each once', async () => {
    const here = await desk();
    await site.sql(
      `insert into messages (id, call_id, tool_call_id, organisation_id, assistant_id, text, urgent, done_at, created_at)
       select gen_random_uuid(), 'c' || n, 'tool', $1, $2, 'm' || n, n % 3 = 0,
              case when n % 2 = 0 then now() end, timestamptz '2026-11-01' + (n % 7) * interval '1 hour'
       from generate_series(1, 60) n`,
      [here.organisationId, here.assistantId],
    );
    const seen: InboxItem[] = [];
    const sizes: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: InboxList = await list(here, `?show=all${after && `&after=${after}`}`);
      seen.push(...page.rows);
      sizes.push(page.rows.length);
      after = page.next;
    }
    expect(sizes).toEqual([25, 25, 10]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
    const places = seen.map(({ doneAt, isUrgent }) => (doneAt ? 0 : isUrgent ? 2 : 1));
    expect(places).toEqual([...places].sort((a, b) => b - a));
    expect(await counts(here)).toEqual({ open: 30, urgent: 10 });
    const far = `2.999999999999999.${seen[0]?.id}`;
    for (const after of ['nonsense', far, `2.1.${'-'.repeat(36)}`])
      expect((await here.owner.send('GET', `/api/inbox?after=${after}`)).status).toBe(400);
  });

  it('is nobody else’s', async () => {
    const here = await desk();
    const id = await leave(here, { message: 'Call me' });
    const stranger = await signUp(site);
    const answers = await Promise.all([
      stranger.send('POST', `/api/inbox/${id}/done`, { version: 1, isDone: true }),
      stranger.send('POST', `/api/inbox/${id}/urgent`, { version: 1, isUrgent: true }),
      stranger.send('POST', `/api/inbox/${id}/notes`, { text: 'mine' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await stranger.send('GET', '/api/inbox?show=all')).body).toEqual({
      rows: [],
      next: null,
    });
    expect(await only(here)).toMatchObject({ doneAt: null, isUrgent: false, notes: [] });
  });
});

it('a browser that watches is told of a new message as it is committed', async () => {
  const here = await desk();
  const watching = await Listener.open(site, ['inbox'], here.owner);
  await leave(here, { message: 'Call me' });
  expect(await watching.first()).toEqual([{ topic: 'inbox' }]);
  watching.close();
});

describe('the mail about it', () => {
  it('comes for each, of one line in its head, and is text in its HTML', async () => {
    const here = await desk();
    await leave(here, {
      message: 'Line <b>one</b>\nand "two"',
      name: 'Eve\r\nBcc: all@example.com',
      phoneNumber: '020 7946 0222',
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New message from Eve Bcc: all@example.com');
    expect(mail?.text).toContain('Line <b>one</b>\nand "two"');
    expect(mail?.text).toContain('https://desk.example/my-assistant/inbox');
    expect(mail?.html).toContain('Line &lt;b&gt;one&lt;/b&gt;\nand &quot;two&quot;');
    expect(mail?.html).toContain('href="tel:+442079460222"');
  });

  it('comes at once for what is urgent where a digest is chosen, and never where none is', async () => {
    const here = await desk();
    await choose(here, 'digest');
    expect((await here.owner.send('GET', '/api/inbox/mail')).body).toEqual({
      mail: 'digest',
      timeZone: 'Europe/London',
    });
    await leave(here, { message: 'It can wait' });
    await leave(here, { message: 'Marked urgent', name: 'Ann' });
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Urgent: new message from Ann']);
    await choose(here, 'none');
    await leave(here, { message: 'Marked urgent' });
    await lookAt('2026-11-23T12:00:00Z');
    expect(await mails()).toEqual([]);
    expect(await counts(here)).toEqual({ open: 3, urgent: 2 });
  });
});

describe('the digest', () => {
  it.each([
    ['London before the clocks go forward', 'Europe/London', '2027-03-27', '08:00'],
    ['London on the day they do', 'Europe/London', '2027-03-28', '07:00'],
    ['London before they go back', 'Europe/London', '2027-10-30', '07:00'],
    ['London on the day they do', 'Europe/London', '2027-10-31', '08:00'],
    ['New York on the day they go forward', 'America/New_York', '2027-03-14', '12:00'],
    ['Kathmandu', 'Asia/Kathmandu', '2027-03-14', '02:15'],
  ])('comes at eight in %s (%s %s)', async (_what, zone, day, time) => {
    const here = await desk(zone);
    await choose(here, 'digest');
    const dueMs = Date.parse(`${day}T${time}:00Z`);
    await leaveAt(here, new Date(dueMs - 3_600_000).toISOString(), 'An hour before');
    await leaveAt(here, new Date(dueMs).toISOString(), 'At eight sharp');
    await lookAt(new Date(dueMs - 60_000).toISOString());
    expect(await mails()).toEqual([]);
    await lookAt(new Date(dueMs).toISOString());
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`1 open message in your inbox, ${day}`);
    expect(mail?.text).toContain('An hour before');
    expect(mail?.text).not.toContain('At eight sharp');
    await lookAt(new Date(dueMs + 23 * 3_600_000 - 60_000).toISOString());
    expect(await mails()).toEqual([]);
    await lookAt(new Date(dueMs + 25 * 3_600_000).toISOString());
    expect((await mails())[0]?.text).toContain('At eight sharp');
  });

  it('comes once a day from two machines and after a restart, however late', async () => {
    const here = await desk();
    await choose(here, 'digest');
    await leaveAt(here, '2026-11-20T15:00:00Z', 'Yesterday');
    const late = '2026-11-21T11:37:00Z';
    await Promise.all([lookAt(late), lookAt(late), lookAt(late)]);
    await lookAt('2026-11-21T11:42:00Z');
    expect(await mails()).toHaveLength(1);
    // A zone that lies behind brings the same morning once more.
    await site.sql(
      "update locations set time_zone = 'America/New_York' where organisation_id = $1",
      [here.organisationId],
    );
    await leaveAt(here, '2026-11-21T12:00:00Z', 'In between');
    await lookAt('2026-11-21T14:00:00Z');
    expect(await mails()).toEqual([]);
    await lookAt('2026-11-22T14:00:00Z');
    expect((await mails())[0]?.text).toContain('In between');
  });

  it('is one and the same mail when its job runs twice, and none where it is gone', async () => {
    const here = await desk();
    await choose(here, 'digest');
    await leaveAt(here, '2026-11-20T15:00:00Z', 'Yesterday');
    await lookAt('2026-11-21T08:00:00Z');
    const [made] = await site.sql<{ id: string }>(
      'select id from inbox_digests where organisation_id = $1',
      [here.organisationId],
    );
    const sent: { mail: Mail; key: string }[] = [];
    const handlers = createHandlers({
      deps: site.deps,
      mailer: { send: async (mail, key) => void sent.push({ mail, key }), close: () => {} },
      publicUrl: 'https://desk.example',
      operatorEmail: null,
    });
    const run = () => handlers.mail({ template: 'inbox-digest', id: made?.id ?? '' }, 'one job');
    await run();
    await run();
    expect(sent[0]).toMatchObject({ key: 'one job', mail: { text: matching(/Yesterday/) } });
    expect(sent[1]).toEqual(sent[0]);
    await site.sql('delete from inbox_digests where id = $1', [made?.id]);
    await run();
    expect(sent).toHaveLength(2);
  });

  it('says nothing of what is done already, and does not come for nothing', async () => {
    const here = await desk();
    await choose(here, 'digest');
    await leave(here, { message: 'Done before breakfast' });
    const { id } = await only(here);
    await here.owner.send('POST', `/api/inbox/${id}/done`, { version: 1, isDone: true });
    await lookAt('2026-11-21T09:00:00Z');
    expect(await mails()).toEqual([]);
    expect(
      await site.sql('select 1 from inbox_digests where organisation_id = $1', [
        here.organisationId,
      ]),
    ).toEqual([]);
  });

  it('still tells of what waited for it when a mail for each is chosen instead', async () => {
    const here = await desk();
    await choose(here, 'digest');
    await leave(here, { message: 'One' });
    await leave(here, { message: 'Two', name: 'Ann <script>' });
    await choose(here, 'each');
    await lookAt('2026-11-21T08:00:00Z');
    const [mail] = await mails();
    expect(mail?.subject).toBe('2 open messages in your inbox, 2026-11-21');
    expect(mail?.html).toContain('Ann &lt;script&gt;');
    expect(mail?.html).not.toContain('<script>');
  });
});
