import { z } from 'zod';
import { define, webAddress } from './setting.ts';

/** An OpenID provider whose accounts people may sign in with. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without a slash at its end. */
  readonly issuer: string;
}

const GOOGLE = 'https://accounts.google.com';

/** The settings of signing in with Google. */
export const signInSettings = {
  GOOGLE_CLIENT_ID: define({
    schema: z.string().regex(/^\S+$/),
    mustBe: 'a client id without blanks, such as 1234-abc.apps.googleusercontent.com',
    usual: 'nobody is offered to sign in with Google',
    means:
      'Client of this site at Google; its redirect address there is PUBLIC_URL/api/auth/callback/google',
  }),
  GOOGLE_CLIENT_SECRET: define({
    schema: z.string().regex(/^\S+$/),
    mustBe: 'a client secret without blanks',
    usual: 'as GOOGLE_CLIENT_ID',
    means: 'Secret of that client',
    secret: true,
  }),
  GOOGLE_ISSUER: define({
    schema: webAddress,
    mustBe: 'an http or https address',
    usual: GOOGLE,
    means: 'Another OpenID provider in the place of Google',
  }),
} as const;

interface SignInValues {
  readonly GOOGLE_CLIENT_ID?: string;
  readonly GOOGLE_CLIENT_SECRET?: string;
  readonly GOOGLE_ISSUER?: string;
}

/** Settings of signing in that are right one by one and wrong together. */
export function signInClashes(values: SignInValues): string[] {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = values;
  const found: string[] = [];
  if (id !== undefined && secret === undefined)
    found.push('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is.');
  if (secret !== undefined && id === undefined)
    found.push('GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is.');
  if (issuer !== undefined && id === undefined && secret === undefined)
    found.push('GOOGLE_CLIENT_ID must be set when GOOGLE_ISSUER is.');
  return found;
}

/** The provider, or undefined where none is set. */
export function googleConfig(values: SignInValues): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { clientId, clientSecret, issuer: values.GOOGLE_ISSUER ?? GOOGLE };
}
