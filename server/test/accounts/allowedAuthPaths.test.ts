import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedAuthPaths } from '../../src/accounts/signIn/allowedAuthPaths.ts';
import { createAuth } from '../../src/accounts/signIn/auth.ts';
import { accountEvents } from '../../src/dependencies.ts';
import { type Site, startSite } from '../support/site.ts';
import { signUp, Visitor } from '../support/visitor.ts';

let site: Site;
let closed: readonly string[];
beforeAll(async () => {
  site = await startSite();
  const { db, clock, logger, publicUrl, sending } = site.deps;
  const events = accountEvents({ db, clock, operatorEmail: undefined });
  const secret = 'a'.repeat(43);
  const { api } = createAuth({ db, clock, logger, publicUrl, sending, events, secret });
  closed = Object.values(api)
    .flatMap((endpoint) => ('path' in endpoint ? [String(endpoint.path)] : []))
    .map((path) => path.replace(/:\w+/, 'abc'))
    .filter((path) => !allowedAuthPaths.has(path));
});
afterAll(() => site.stop());

const away = 'https://elsewhere.example/page';

describe('of the paths of the library', () => {
  it('those that no page uses are closed, however they are written', async () => {
    expect(closed).toEqual(expect.arrayContaining(['/update-user', '/reset-password/abc']));
    const owner = await signUp(site);
    for (const path of closed) {
      for (const written of [path, `${path}/`, `/${path}`, `/.${path}`, `${path}?x`]) {
        for (const method of ['GET', 'POST']) {
          const body = method === 'POST' ? {} : undefined;
          const { status } = await owner.send(method, `/api/auth${written}`, body);
          expect(status, `${method} ${written}`).toBe(404);
        }
      }
    }
  });

  it('none leads to another site', async () => {
    const query = new URLSearchParams({ callbackURL: away, errorCallbackURL: away, token: 'x' });
    const named = [...allowedAuthPaths].filter((path) => !path.startsWith('/sign-'));
    const leadingAway: string[] = [];
    for (const path of [...named, ...closed]) {
      const visitor = new Visitor(site);
      const { headers } = await visitor.send('GET', `/api/auth${path}?${query.toString()}`);
      const { origin } = new URL(headers.get('location') ?? '/', site.deps.publicUrl);
      if (origin !== site.deps.publicUrl) leadingAway.push(path);
    }
    expect(leadingAway).toEqual([]);
  });
});
