import { api } from '@belldesk/contract/product/api';
import { operatorApi } from '@belldesk/contract/product/api/operator';
import type {
  AuditEntry,
  FailedJob,
  NumberRequest,
  OperatorAccount,
  OperatorCall,
  OperatorContact,
  OperatorDemo,
  OperatorNumber,
  OperatorOverview,
} from '@belldesk/contract/product/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointNamed, appointNewAccount } from '../src/features/operator/role/appoint.ts';
import { createHandlers } from '../src/jobs/handlers.ts';
import type { JobPayload, QueueName } from '../src/jobs/queues.ts';
import { startWorker } from '../src/jobs/worker.ts';
import type { Mail } from '../src/mail/transport.ts';
import { matching } from './matching.ts';
import { type Site, startSite } from './site.ts';
import { ownerWithAssistant, signUp, Visitor, webhook } from './visitor.ts';

interface PageOf<T> {
  readonly rows: T[];
  readonly nextCursor: string | null;
}

let site: Site;
let operator: Visitor;
const mails: Mail[] = [];

beforeAll(async () => {
  site = await startSite();
  operator = await signUp(site, 'Olga Operator');
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.sql('delete from outbox');
  mails.length = 0;
});

const ask = async <T>(operation: string, input: object = {}): Promise<T> => {
  const { status, body } = await operator.rpc<T>(`operator/${operation}`, input);
  expect([operation, status, body]).toEqual([operation, 200, body]);
  return body.json;
};

/** Does the work that waits in the outbox, as the worker would. */
async function work(): Promise<void> {
  const handlers = createHandlers({
    deps: site.deps,
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    publicUrl: 'https://desk.example',
    operatorEmail: null,
  });
  for (;;) {
    const rows = await site.sql<{ id: string; queue: QueueName; payload: JobPayload<QueueName> }>(
      'delete from outbox returning id, queue, payload',
    );
    if (rows.length === 0) return;
    for (const { id, queue, payload } of rows) await handlers[queue](payload as never, id);
  }
}

/** A published assistant and its owner. */
async function published(companyName: string) {
  const { owner, assistant } = await ownerWithAssistant(site, { companyName });
  await owner.send('POST', `/api/assistant/${assistant.id}/publish`, {});
  const session = await owner.send<{ user: { id: string; email: string } }>(
    'GET',
    '/api/account/session',
  );
  return { owner, assistant, user: session.body.user };
}

const answeringOn = (number: string) =>
  [...site.voice.numbers.values()].find(({ sipUri }) => sipUri.startsWith(`sip:${number}@`))
    ?.assistantId;

const anId = '0193b3c0-0000-7000-8000-000000000001';

describe('the guard', () => {
  it('covers the whole room of the contract', () => {
    expect(api.operator).toBe(operatorApi);
    expect(Object.keys(operatorApi).length).toBeGreaterThan(20);
  });

  it.each(Object.keys(operatorApi))('%s is there for operators only', async (operation) => {
    const owner = await signUp(site);
    // Valid for some, nonsense for others: nobody else learns which.
    for (const input of [{}, { id: anId, userId: anId, cursor: 7 }]) {
      const refused = await new Visitor(site).rpc(`operator/${operation}`, input);
      const hidden = await owner.rpc(`operator/${operation}`, input);
      expect([operation, refused.status, hidden.status]).toEqual([operation, 401, 404]);
    }
  });
});

describe('the role', () => {
  it('falls to the first account, however many come at once', async () => {
    const other = await startSite();
    try {
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map((n) =>
          new Visitor(other).send('POST', '/api/auth/sign-up/email', {
            name: 'Early',
            email: `early${n}@example.com`,
            password: 'secret-1',
          }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const operators = "select 1 from users where role = 'operator'";
      expect(await other.sql(operators)).toHaveLength(1);
      await signUp(other);
      expect(await other.sql(operators)).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });

  it('of OPERATOR_EMAIL is given by a mailed link only, to the account it was mailed to', async () => {
    const named = await signUp(site);
    const { user } = (
      await named.send<{ user: { id: string; email: string; role: string } }>(
        'GET',
        '/api/account/session',
      )
    ).body;
    const parts = { db: site.deps.db, operatorEmail: user.email.toUpperCase() };
    await appointNewAccount(parts, { id: anId, email: 'somebody@example.com' });
    expect(await site.sql('select 1 from outbox')).toEqual([]);
    await appointNewAccount(parts, user);
    await work();
    const link = /https:\/\/desk\.example(\/operator\/confirm\?token=\S+)/.exec(
      mails[0]?.text ?? '',
    )?.[1];
    expect(mails[0]?.to).toBe(user.email);
    const roleOf = async () =>
      (await site.sql<{ role: string }>('select role from users where id = $1', [user.id]))[0]
        ?.role;
    const path = link ?? '';
    expect((await new Visitor(site).send('GET', path)).headers.get('location')).toBe('/sign-in');
    expect((await (await signUp(site)).send('GET', path)).status).toBe(404);
    expect(await roleOf()).toBe('owner');
    expect((await named.send('GET', '/operator/confirm')).status).toBe(404);
    expect((await named.send('GET', path)).headers.get('location')).toBe('/operator');
    expect(await roleOf()).toBe('operator');
    expect((await named.send('GET', path)).status).toBe(404);
    await site.sql("update users set role = 'owner', email_verified = false where id = $1", [
      user.id,
    ]);
  });

  it('is given at once where the address is confirmed already, at a start too', async () => {
    const named = await signUp(site);
    const { email } = (await named.send<{ user: { email: string } }>('GET', '/api/account/session'))
      .body.user;
    await site.sql('update users set email_verified = true where email = $1', [email]);
    await appointNamed({ db: site.deps.db, operatorEmail: email });
    expect((await named.rpc('operator/overview')).status).toBe(200);
    await site.sql("update users set role = 'owner' where email = $1", [email]);
  });
});

describe('the pages', () => {
  it.each(['/operator', '/operator/calls', '/operator.html'])(
    '%s is for operators',
    async (path) => {
      const shown = await startSite({
        webFiles: new Map([
          ['/operator.html', webFile('the console')],
          ['/404.html', webFile('nothing here')],
        ]),
      });
      try {
        const first = await signUp(shown);
        const second = await signUp(shown);
        const asVisitor = await new Visitor(shown).send('GET', path);
        expect([asVisitor.status, asVisitor.headers.get('location')]).toEqual([302, '/sign-in']);
        const asOwner = await second.send<string>('GET', path);
        expect([asOwner.status, asOwner.body]).toEqual([404, 'nothing here']);
        const asOperator = await first.send<string>('GET', path);
        expect([asOperator.status, asOperator.body]).toEqual([200, 'the console']);
      } finally {
        await shown.stop();
      }
    },
  );
});

const webFile = (text: string) => ({
  plain: Buffer.from(text),
  etag: `"${text}"`,
  contentType: 'text/html',
  immutable: false,
});

describe('numbers', () => {
  it('are given to a published assistant, told by mail, shown to its owner, and taken away', async () => {
    const { owner, assistant, user } = await published('Number One');
    const { rows } = await ask<PageOf<NumberRequest>>('requests');
    expect(rows[0]).toMatchObject({
      id: assistant.id,
      assistantName: 'Number One',
      businessNumber: '+442079460958',
      ownerEmail: user.email,
      isDone: false,
    });
    const input = { assistantRowId: assistant.id, number: '+44 20 7183 8750' };
    const number = await ask<OperatorNumber>('assignNumber', input);
    expect(number).toMatchObject({
      number: '+442071838750',
      answers: { assistantName: 'Number One', ownerEmail: user.email, isSuspended: false },
    });
    expect(answeringOn('442071838750')).toBe(assistant.assistantId);
    // Again: the same answer, one number, one mail.
    expect((await ask<OperatorNumber>('assignNumber', input)).id).toBe(number.id);
    await work();
    expect(mails.filter(({ subject }) => subject.startsWith('Your number'))).toMatchObject([
      { to: user.email, subject: 'Your number: +442071838750' },
    ]);
    const current = await owner.send<{ publication: { phoneNumber?: string } }>(
      'GET',
      '/api/assistant',
    );
    expect(current.body.publication.phoneNumber).toBe('+442071838750');
    expect((await ask<PageOf<NumberRequest>>('requests')).rows).not.toContainEqual(
      expect.objectContaining({ id: assistant.id }),
    );

    const other = await published('Number Two');
    const taken = await operator.rpc('operator/assignNumber', {
      assistantRowId: other.assistant.id,
      number: '+442071838750',
    });
    expect(taken.status).toBe(409);
    expect((await operator.rpc('operator/removeNumber', { id: number.id })).status).toBe(409);
    await ask('unassignNumber', { id: number.id });
    expect(answeringOn('442071838750')).toBeUndefined();
    await ask('assignNumber', { assistantRowId: other.assistant.id, number: '+442071838750' });
    expect(answeringOn('442071838750')).toBe(other.assistant.assistantId);
    await ask('unassignNumber', { id: number.id });
    await ask('removeNumber', { id: number.id });
    expect((await ask<PageOf<OperatorNumber>>('numbers')).rows).toEqual([]);
  });

  it('two operators giving one number at once: one assistant has it', async () => {
    const [one, two] = [await published('Race One'), await published('Race Two')];
    const answers = await Promise.all(
      [one, two].map(({ assistant }) =>
        operator.rpc('operator/assignNumber', {
          assistantRowId: assistant.id,
          number: '+442071838751',
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const winner = answers[0]?.status === 200 ? one : two;
    expect(answeringOn('442071838751')).toBe(winner.assistant.assistantId);
  });

  it('nothing is changed when the platform does not take it, and another try succeeds', async () => {
    const { assistant } = await published('Second Try');
    const input = { assistantRowId: assistant.id, number: '+442071838752' };
    site.voice.failNext('POST', /phone-number/, 'act, then hang up');
    expect((await operator.rpc('operator/assignNumber', input)).status).toBe(502);
    expect(await site.sql("select 1 from numbers where number = '+442071838752'")).toEqual([]);
    await ask('assignNumber', input);
    expect(answeringOn('442071838752')).toBe(assistant.assistantId);
  });

  it.each(['020 7183 8750', '+0123456', 'sip:', 'sip:a b@x', 'hello'])(
    'refuses %s, at the field',
    async (number) => {
      const answer = await operator.send<{ data?: { fields?: { field: string }[] } }>(
        'POST',
        '/api/operator/numbers',
        { assistantRowId: anId, number },
      );
      expect(answer.status).toBe(400);
      expect(answer.body.data?.fields?.[0]?.field).toBe('number');
    },
  );
});

describe('suspending', () => {
  it('signs out, lets nobody in, takes the numbers off, and can be undone', async () => {
    const { owner, assistant, user } = await published('Closed');
    await ask('assignNumber', { assistantRowId: assistant.id, number: '+442071838760' });
    await work();
    await ask('suspend', { userId: user.id, reason: 'unpaid' });
    await work();
    expect((await owner.send('GET', '/api/assistant')).status).toBe(401);
    expect(answeringOn('442071838760')).toBeUndefined();
    expect(answeringOn('closed')).toBeUndefined();
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
    await work();
    expect((await signIn('secret-1')).status).toBe(200);
    expect(answeringOn('442071838760')).toBe(assistant.assistantId);
    expect(answeringOn('closed')).toBe(assistant.assistantId);
  });

  it('a session made at the same moment is none', async () => {
    const { owner, user } = await published('Late');
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

describe('calls of the service', () => {
  it('show no words until the look at one stands in the audit log', async () => {
    const { assistant, user } = await published('Looked At');
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

describe('what visitors sent', () => {
  it('is paged by cursor, and marked as done and not done', async () => {
    await site.sql(`insert into contact_messages (id, name, email, subject, message, created_at)
      select ('0193b3c0-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Ada ' || n,
        'ada@example.com', 'General Inquiry', 'Hello', now() from generate_series(1, 60) n`);
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: PageOf<OperatorContact> = await ask(
        'contacts',
        cursor === null ? {} : { cursor },
      );
      names.push(...page.rows.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(names).toEqual(Array.from({ length: 60 }, (_, n) => `Ada ${60 - n}`));

    const before = (await ask<OperatorOverview>('overview')).contacts;
    const id = '0193b3c0-0000-7000-8000-000000000060';
    await ask('mark', { kind: 'contact', id, isDone: true });
    await ask('mark', { kind: 'contact', id, isDone: true });
    expect((await ask<OperatorOverview>('overview')).contacts).toBe(before - 1);
    expect((await ask<PageOf<OperatorContact>>('contacts')).rows[0]?.isDone).toBe(true);
    await ask('mark', { kind: 'contact', id, isDone: false });
    expect((await ask<OperatorOverview>('overview')).contacts).toBe(before);
  });

  it('demo requests tell whether the webhook has them; the newsletter is exported', async () => {
    await site.sql(`insert into demo_requests (id, name, email, company, demo_date, time_zone, message,
        newsletter, delivered_at, created_at)
      select gen_random_uuid(), 'Ada', 'ada@example.com', 'Bells', '2026-11-25', 'Europe/London', 'Hi',
        false, case when n = 1 then now() end, now() from generate_series(1, 2) n`);
    const { rows } = await ask<PageOf<OperatorDemo>>('demos');
    expect(rows.map(({ delivery }) => delivery).sort()).toEqual(['delivered', 'not-configured']);
    await site.sql(`insert into subscribers (id, email, confirmed_at, unsubscribed_at, created_at) values
      (gen_random_uuid(), 'in@example.com', now(), null, now()),
      (gen_random_uuid(), 'waiting@example.com', null, null, now()),
      (gen_random_uuid(), 'gone@example.com', now(), now(), now())`);
    const { csv } = await ask<{ csv: string }>('exportSubscribers');
    expect(csv).toMatch(/^email,confirmed_at\r\nin@example\.com,2\d{3}-[^\r]+\r\n$/);
  });
});

it('work that did not succeed is shown by its ids, and done anew once', async () => {
  expect((await ask<PageOf<FailedJob>>('failedJobs')).rows).toEqual([]);
  let isDown = true;
  const tried: string[] = [];
  const handlers = createHandlers({
    deps: site.deps,
    mailer: {
      async send(mail) {
        tried.push(mail.to);
        if (isDown) throw new Error('550 no such user owner@example.com');
        mails.push(mail);
      },
      close: () => {},
    },
    publicUrl: 'https://desk.example',
    operatorEmail: 'operator@example.com',
  });
  const stop = await startWorker({
    databaseUrl: site.databaseUrl,
    db: site.deps.db,
    listener: site.listener,
    handlers,
    dailies: [],
    watches: [],
    clock: site.deps.clock,
    logger: site.deps.logger,
  });
  try {
    const { user } = await published('Later');
    expect(user.email).toMatch(/@/);
    await expect
      .poll(async () => (await ask<PageOf<FailedJob>>('failedJobs')).rows, { timeout: 15_000 })
      .toMatchObject([
        {
          queue: 'mail-number-request',
          state: 'waiting',
          tries: 1,
          problem: '550 no such user an address',
          payload: { assistantRowId: matching(/^[0-9a-f-]{36}$/) },
        },
      ]);
    expect((await ask<OperatorOverview>('overview')).failedJobs).toBe(1);
    const [job] = (await ask<PageOf<FailedJob>>('failedJobs')).rows;
    isDown = false;
    const twice = await Promise.all(
      [1, 2].map(() => operator.rpc('operator/retryJob', { id: job?.id })),
    );
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 404]));
    await expect.poll(() => mails.length, { timeout: 15_000 }).toBe(1);
    expect((await ask<PageOf<FailedJob>>('failedJobs')).rows).toEqual([]);
    expect(await ask('retryAllJobs')).toEqual({ retried: 0 });
    expect(tried).toHaveLength(2);
  } finally {
    await stop();
  }
}, 40_000);
