import { hash, randomBytes } from 'node:crypto';
import type { SipResponse } from './message.ts';
import { quote, splitList, unquote } from './parameters.ts';

/** Who we are to a peer that asks (RFC 3261 section 22). */
export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** The hashes of RFC 8760 that Node has, by their names in a challenge. */
const HASHES: Readonly<Record<string, 'md5' | 'sha256'>> = { MD5: 'md5', 'SHA-256': 'sha256' };

interface Challenge {
  /** Header that carries the answer. */
  readonly header: 'authorization' | 'proxy-authorization';
  readonly realm: string;
  readonly nonce: string;
  readonly opaque: string | undefined;
  readonly algorithm: string;
  /** Named by the challenge, so that the answer names it too. */
  readonly algorithmNamed: boolean;
  readonly qop: boolean;
  readonly stale: boolean;
}

function parseChallenge(value: string, header: Challenge['header']): Challenge | null {
  const scheme = /^\s*Digest\s+/i.exec(value)?.[0];
  if (scheme === undefined) return null;
  const given = new Map<string, string>();
  for (const part of splitList(value.slice(scheme.length))) {
    const equals = part.indexOf('=');
    if (equals > 0)
      given.set(part.slice(0, equals).trim().toLowerCase(), unquote(part.slice(equals + 1).trim()));
  }
  const realm = given.get('realm');
  const nonce = given.get('nonce');
  const algorithm = (given.get('algorithm') ?? 'MD5').toUpperCase();
  const qop = given.get('qop');
  if (realm === undefined || nonce === undefined || !(algorithm in HASHES)) return null;
  if (qop !== undefined && !/(?:^|,)\s*auth\s*(?:,|$)/i.test(qop)) return null;
  return {
    header,
    realm,
    nonce,
    opaque: given.get('opaque'),
    algorithm,
    algorithmNamed: given.has('algorithm'),
    qop: qop !== undefined,
    stale: given.get('stale')?.toLowerCase() === 'true',
  };
}

/** Answers challenges by digest with MD5 or SHA-256, RFC 7616 and RFC 8760. One for each call. */
export class DigestClient {
  readonly #credentials: Credentials;
  #challenge: Challenge | null = null;
  #count = 0;

  constructor(credentials: Credentials) {
    this.#credentials = credentials;
  }

  /**
   * Takes the challenge of a 401 or 407. Of several the first that can be answered counts: the peer
   * put the one it likes best on top (RFC 8760 section 2.4).
   * @returns false when none can be answered, or when this very one was answered and refused
   */
  challenged({ status, headers }: SipResponse): boolean {
    if (status !== 401 && status !== 407) return false;
    const [asks, answers] =
      status === 401
        ? (['www-authenticate', 'authorization'] as const)
        : (['proxy-authenticate', 'proxy-authorization'] as const);
    for (const [name, value] of headers.entries()) {
      if (name !== asks) continue;
      const challenge = parseChallenge(value, answers);
      if (!challenge) continue;
      if (challenge.nonce === this.#challenge?.nonce && !challenge.stale) return false;
      this.#challenge = challenge;
      this.#count = 0;
      return true;
    }
    return false;
  }

  /** The header that proves who sends this request; none before a challenge. */
  fields(method: string, uri: string, cnonce = randomBytes(8).toString('hex')) {
    const challenge = this.#challenge;
    if (!challenge) return {};
    this.#count += 1;
    const digest = (text: string): string =>
      hash(HASHES[challenge.algorithm] ?? 'md5', text, 'hex');
    const { user, password } = this.#credentials;
    const { realm, nonce, opaque, algorithm } = challenge;
    const count = this.#count.toString(16).padStart(8, '0');
    const secret = digest(`${user}:${realm}:${password}`);
    const about = digest(`${method}:${uri}`);
    const middle = challenge.qop ? `${nonce}:${count}:${cnonce}:auth` : nonce;
    const parts = [
      `username=${quote(user)}`,
      `realm=${quote(realm)}`,
      `nonce=${quote(nonce)}`,
      `uri=${quote(uri)}`,
      `response="${digest(`${secret}:${middle}:${about}`)}"`,
      ...(challenge.algorithmNamed ? [`algorithm=${algorithm}`] : []),
      ...(opaque === undefined ? [] : [`opaque=${quote(opaque)}`]),
      ...(challenge.qop ? ['qop=auth', `nc=${count}`, `cnonce="${cnonce}"`] : []),
    ];
    return { [challenge.header]: `Digest ${parts.join(', ')}` };
  }
}
