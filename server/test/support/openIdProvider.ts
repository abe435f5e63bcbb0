import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { interactionPolicy } from 'oidc-provider';

export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

const CLIENT = { clientId: 'desk', clientSecret: 'a-secret-of-the-desk' };
const INTERACTION = '/interaction/';

/** A real OpenID provider on loopback, at which one person is signed in and agrees, or refuses. */
export class OpenIdProvider {
  /** Who is signed in there. */
  person: Person = { sub: '1', email: 'ada@example.com', emailVerified: true, name: 'Ada Bell' };
  refuses = false;
  #server: Server | undefined;
  #issuer = '';

  get config() {
    return { ...CLIENT, issuer: this.#issuer };
  }

  /** @param port one that is free, where it is not given */
  async start(redirectUri: string, port = 0): Promise<this> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.#server = server;
    this.#issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = this.#provider(redirectUri);
    const answer = provider.callback();
    server.on('request', (request, response) => {
      if (request.url?.startsWith(INTERACTION)) void this.#interact(provider, request, response);
      else void answer(request, response);
    });
    return this;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /**
   * Does what a browser does that was sent here.
   * @returns the address that the browser is led back to
   */
  async visit(address: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let next = new URL(address);
    while (next.origin === this.#issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      const location = response.headers.get('location');
      if (!location) throw new Error(`the provider answered ${response.status}`);
      next = new URL(location, next);
    }
    return next;
  }

  #provider(redirectUri: string): Provider {
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    return new Provider(this.#issuer, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [redirectUri],
          grant_types: ['authorization_code'],
          response_types: ['code'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      cookies: { keys: ['of the test'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      // As Google does: the token itself says who it is.
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { policy, url: (_ctx, interaction) => `${INTERACTION}${interaction.uid}` },
      pkce: { required: () => true },
      findAccount: (_ctx, id) => {
        const { sub, email, emailVerified, name } = this.person;
        if (id !== sub) return undefined;
        const claims = { sub, email, email_verified: emailVerified, name };
        return { accountId: id, claims: () => claims };
      },
      loadExistingGrant: async (ctx) => {
        const grant = new ctx.oidc.provider.Grant({
          clientId: CLIENT.clientId,
          accountId: this.person.sub,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
  }

  async #interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    const result = this.refuses
      ? { error: 'access_denied', error_description: 'The person refused' }
      : { select_account: {}, login: { accountId: this.person.sub } };
    await provider.interactionFinished(request, response, result);
  }
}
