import type { SessionUser } from '@belldesk/contract/product/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OpenIdProvider } from '../support/openIdProvider.ts';
import { type Site, startSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const PUBLIC_URL = 'http://localhost:3000';
const CALLBACK = '/api/auth/callback/google';
const ada = { sub: '1', email: 'ada@example.com', emailVerified: true, name: 'Ada Bell' };
const password = 'the password';

let provider: OpenIdProvider;
let site: Site;
beforeAll(async () => {
  provider = await new OpenIdProvider().start(`${PUBLIC_URL}${CALLBACK}`);
  site = await startSite({ publicUrl: PUBLIC_URL, google: provider.config });
});
afterAll(async () => {
  await site.stop();
  await provider.stop();
});
beforeEach(async () => {
  provider.person = ada;
  provider.refuses = false;
  for (const table of ['organisations', 'users', 'verifications', 'rate_limits', 'visit_counts'])
    await site.sql(`delete from ${table}`);
});

async function begin(visitor: Visitor, body: object = {}) {
  const answer = await visitor.send<{ url: string }>('POST', '/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/select-plan',
    errorCallbackURL: '/sign-in',
    ...body,
  });
  expect(answer.status).toBe(200);
  return new URL(answer.body.url);
}

/** Where the site leads to in the end. */
async function comeBack(visitor: Visitor, to: URL): Promise<string> {
  const { status, headers } = await visitor.send('GET', `${to.pathname}${to.search}`);
  expect(status).toBe(302);
  return headers.get('location') ?? '';
}

async function signIn(visitor = new Visitor(site)): Promise<string> {
  return comeBack(visitor, await provider.visit((await begin(visitor)).href));
}

async function whoIs(visitor: Visitor): Promise<SessionUser | null> {
  const path = '/api/account/session';
  return (await visitor.send<{ user: SessionUser | null }>('GET', path)).body.user;
}

const signUp = (visitor = new Visitor(site)) =>
  visitor.send('POST', '/api/auth/sign-up/email', { name: 'Ada', email: ada.email, password });
const ways = () => site.sql('select provider_id from accounts order by provider_id');

describe('signing in with Google', () => {
  it('asks which account, for offline access, with state, PKCE and nonce', async () => {
    const asked = Object.fromEntries((await begin(new Visitor(site))).searchParams);
    expect(asked).toMatchObject({
      client_id: 'desk',
      response_type: 'code',
      redirect_uri: `${PUBLIC_URL}${CALLBACK}`,
      scope: 'openid email profile',
      prompt: 'select_account',
      access_type: 'offline',
      code_challenge_method: 'S256',
    });
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(asked[secret]).toMatch(/^[\w-]{20,}$/);
  });

  it('makes an account that leads to the choice of a plan', async () => {
    const visitor = new Visitor(site);
    expect(await signIn(visitor)).toBe('/select-plan');
    const user = await whoIs(visitor);
    expect(user).toMatchObject({ email: ada.email, fullName: ada.name });
    expect(Date.now() - Date.parse(user?.createdAt ?? '')).toBeLessThan(60_000);
  });

  it('keeps the tokens sealed, and the one that says who it is not at all', async () => {
    await signIn();
    await signIn();
    const rows = await site.sql<{ access_token: string; id_token: string | null }>(
      'select access_token, id_token from accounts',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id_token).toBeNull();
    // Sealed it is hexadecimal, at least; as it came it is not.
    expect(rows[0]?.access_token).toMatch(/^(\$ba\$.*|[0-9a-f]{64,})$/);
  });

  it('finds the same account again, also when its address there is another now', async () => {
    const first = new Visitor(site);
    await signIn(first);
    provider.person = { ...ada, email: 'new@example.com' };
    const second = new Visitor(site);
    expect(await signIn(second)).toBe('/select-plan');
    expect((await whoIs(second))?.id).toBe((await whoIs(first))?.id);
  });
});

describe('an account that has a password', () => {
  it('is joined where both have confirmed the address', async () => {
    await signUp();
    await site.sql('update users set email_verified = true');
    const visitor = new Visitor(site);
    expect(await signIn(visitor)).toBe('/select-plan');
    expect((await whoIs(visitor))?.fullName).toBe('Ada');
    expect(await ways()).toEqual([{ provider_id: 'credential' }, { provider_id: 'google' }]);
  });

  it('whose address was never confirmed takes nobody over, and is taken over by nobody', async () => {
    await signUp();
    const visitor = new Visitor(site);
    expect(await signIn(visitor)).toBe('/sign-in?error=account_not_linked');
    expect(await whoIs(visitor)).toBeNull();
    expect(await ways()).toEqual([{ provider_id: 'credential' }]);
  });

  it('is not joined where Google has not confirmed the address', async () => {
    await signUp();
    await site.sql('update users set email_verified = true');
    provider.person = { ...ada, emailVerified: false };
    const visitor = new Visitor(site);
    expect(await signIn(visitor)).toBe('/sign-in?error=account_not_linked');
    expect(await whoIs(visitor)).toBeNull();
  });

  it('cannot be made with the address of one that came by Google', async () => {
    await signIn();
    const { status } = await signUp();
    expect(status).toBe(422);
    expect(await ways()).toEqual([{ provider_id: 'google' }]);
  });
});

describe('nobody is signed in', () => {
  it('where Google has not confirmed the address', async () => {
    provider.person = { ...ada, emailVerified: false };
    const visitor = new Visitor(site);
    expect(await signIn(visitor)).toMatch(/^\/sign-in\?error=email_not_verified&/);
    expect(await whoIs(visitor)).toBeNull();
    expect(await site.sql('select id from users')).toEqual([]);
  });

  it('where the person refused', async () => {
    provider.refuses = true;
    const visitor = new Visitor(site);
    expect(await signIn(visitor)).toMatch(/^\/sign-in\?error=access_denied/);
    expect(await whoIs(visitor)).toBeNull();
  });

  it('by another state, or by the state of another window', async () => {
    const visitor = new Visitor(site);
    const back = await provider.visit((await begin(visitor)).href);
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(32));
    expect(await comeBack(visitor, forged)).toBe(`${PUBLIC_URL}/sign-in?error=state_mismatch`);
    const other = new Visitor(site);
    await begin(other);
    expect(await comeBack(other, back)).toBe('/sign-in?error=state_mismatch');
    expect([await whoIs(visitor), await whoIs(other)]).toEqual([null, null]);
  });

  it('by an answer that was used already', async () => {
    const visitor = new Visitor(site);
    const back = await provider.visit((await begin(visitor)).href);
    expect(await comeBack(visitor, back)).toBe('/select-plan');
    expect(await comeBack(new Visitor(site), back)).toMatch(/error=state_mismatch/);
  });

  it('by the code of another sign-in: its PKCE and nonce are others', async () => {
    const thief = new Visitor(site);
    const mine = await provider.visit((await begin(thief)).href);
    const stolen = await provider.visit((await begin(new Visitor(site))).href);
    mine.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(await comeBack(thief, mine)).toBe('/sign-in?error=invalid_code');
    expect(await whoIs(thief)).toBeNull();
  });

  it('by a token that a page shows instead of a way through Google', async () => {
    const visitor = new Visitor(site);
    const { status } = await visitor.send('POST', '/api/auth/sign-in/social', {
      provider: 'google',
      idToken: { token: 'a.b.c' },
    });
    expect(status).toBe(404);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'on to %s',
    async (elsewhere) => {
      for (const way of ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']) {
        const body = { provider: 'google', [way]: elsewhere };
        const path = '/api/auth/sign-in/social';
        expect((await new Visitor(site).send('POST', path, body)).status).toBe(403);
      }
    },
  );
});

describe('a provider that is down', () => {
  it('is told of as the network, and asked anew once it is back', async () => {
    const late = new OpenIdProvider();
    const away = await new OpenIdProvider().start(`${PUBLIC_URL}${CALLBACK}`);
    const { config } = away;
    await away.stop();
    const desk = await startSite({ publicUrl: PUBLIC_URL, google: config });
    const ask = () =>
      new Visitor(desk).send('POST', '/api/auth/sign-in/social', { provider: 'google' });
    expect(await ask()).toMatchObject({
      status: 502,
      body: { message: 'Network error: the sign-in provider cannot be reached.' },
    });
    await late.start(`${PUBLIC_URL}${CALLBACK}`, Number(new URL(config.issuer).port));
    expect((await ask()).status).toBe(200);
    await late.stop();
    await desk.stop();
  });

  it('after the person agreed leads back with an error', async () => {
    const away = await new OpenIdProvider().start(`${PUBLIC_URL}${CALLBACK}`);
    const desk = await startSite({ publicUrl: PUBLIC_URL, google: away.config });
    const visitor = new Visitor(desk);
    const back = await away.visit((await begin(visitor)).href);
    await away.stop();
    expect(await comeBack(visitor, back)).toBe('/sign-in?error=invalid_code');
    await desk.stop();
  });
});

it('without a client nothing of it is there', async () => {
  const desk = await startSite();
  const { status } = await new Visitor(desk).send('POST', '/api/auth/sign-in/social', {
    provider: 'google',
  });
  expect(status).toBe(404);
  await desk.stop();
});

it.each(['link-social', 'unlink-account', 'list-accounts', 'get-access-token', 'change-email'])(
  'the path %s of the library is closed',
  async (path) => {
    const { status } = await new Visitor(site).send('POST', `/api/auth/${path}`, {});
    expect(status).toBe(404);
  },
);
