import type { Logger } from '@belldesk/kit/logger';
import type { GoogleConfig } from '@belldesk/kit/signInSettings';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError } from 'better-auth/api';
import {
  createAuthorizationURL,
  type OAuthProvider,
  refreshAccessToken,
  validateAuthorizationCode,
} from 'better-auth/oauth2';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import { describeError } from '../../describeError.ts';

/** Its id in accounts and in the address that it leads back to. */
export const GOOGLE = 'google';
const SCOPES = ['openid', 'email', 'profile'];
const TIMEOUT_MS = 10_000;

/** What OpenID Connect Discovery 1.0 section 3 lets us find. */
const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  /** Some send it as text. */
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: z.string().catch(''),
  picture: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
});
type Claims = z.infer<typeof claims>;

async function discover(issuer: string) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the provider's description answered ${response.status}`);
  const found = discovery.parse(await response.json());
  // Section 4.3: else another could speak for it.
  if (found.issuer !== issuer) throw new Error('the provider describes itself as another');
  const keys = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS });
  return { ...found, keys };
}

type Described = Awaited<ReturnType<typeof discover>>;

/**
 * Google, or another OpenID provider in its place. It is asked for its addresses at the first sign-in and not
 * at the start, and again while it did not answer: one that is down for an hour is missed for an hour.
 */
export function googleProvider(config: GoogleConfig, logger: Logger): OAuthProvider<Claims> {
  const options = { clientId: config.clientId, clientSecret: config.clientSecret };
  let known: Promise<Described> | undefined;
  const described = async (): Promise<Described> => {
    known ??= discover(config.issuer);
    try {
      return await known;
    } catch (cause) {
      known = undefined;
      logger.warn({ problem: describeError(cause) }, 'the sign-in provider cannot be reached');
      const message = 'Network error: the sign-in provider cannot be reached.';
      throw new APIError('BAD_GATEWAY', { code: 'PROVIDER_UNREACHABLE', message });
    }
  };
  return {
    id: GOOGLE,
    name: 'Google',
    issuer: config.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const { authorization_endpoint } = await described();
      return createAuthorizationURL({
        id: GOOGLE,
        options,
        authorizationEndpoint: authorization_endpoint,
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce,
        scopes: SCOPES,
        prompt: 'select_account',
        accessType: 'offline',
      });
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const { token_endpoint: tokenEndpoint } = await described();
      return validateAuthorizationCode({ code, codeVerifier, redirectURI, options, tokenEndpoint });
    },
    async refreshAccessToken(refreshToken) {
      const { token_endpoint: tokenEndpoint } = await described();
      return refreshAccessToken({ refreshToken, options, tokenEndpoint });
    },
    async getUserInfo({ idToken, expectedIdTokenNonce }) {
      if (!idToken || !expectedIdTokenNonce) return null;
      try {
        const { keys, issuer } = await described();
        const rules = { issuer, audience: config.clientId };
        const { payload } = await jwtVerify(idToken, keys, rules);
        if (payload.nonce !== expectedIdTokenNonce) throw new Error('the nonce is another');
        const data = claims.parse(payload);
        // Not the picture: pages load nothing from foreign hosts.
        const { email, name, email_verified: emailVerified } = data;
        return { user: { email, name, emailVerified }, data };
      } catch (cause) {
        logger.warn({ problem: describeError(cause) }, "a provider's token was refused");
        return null;
      }
    },
  };
}

/** Adds the provider to those that better-auth signs in with. */
export function signInWithGoogle(config: GoogleConfig, logger: Logger): BetterAuthPlugin {
  return {
    id: 'belldesk-google',
    init: () => ({ context: { socialProviders: [googleProvider(config, logger)] } }),
  };
}
