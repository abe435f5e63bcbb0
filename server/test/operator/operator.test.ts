import { api } from '@belldesk/contract/product/api';
import { operatorApi } from '@belldesk/contract/product/api/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointNamed, appointNewAccount } from '../../src/operator/role/appoint.ts';
import { anId, OperatorConsole } from '../support/operatorConsole.ts';
import { type Site, startSite } from '../support/site.ts';
import { signUp, Visitor } from '../support/visitor.ts';

let desk: OperatorConsole;
let site: Site;

beforeAll(async () => {
  desk = await OperatorConsole.open();
  ({ site } = desk);
});
afterAll(() => site.stop());
beforeEach(() => desk.clear());

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
    await desk.work();
    const link = /https:\/\/desk\.example(\/operator\/confirm\?token=\S+)/.exec(
      desk.mails[0]?.text ?? '',
    )?.[1];
    expect(desk.mails[0]?.to).toBe(user.email);
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

const webFile = (text: string) => ({
  plain: Buffer.from(text),
  etag: `"${text}"`,
  contentType: 'text/html',
  immutable: false,
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
