import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const TOKEN_BYTES = 24;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** A link's token for an account, and the hash of it that is kept. */
export function newLinkToken(userId: string): { readonly token: string; readonly hash: string } {
  const secret = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token: `${userId}.${secret}`, hash: hashOf(secret).toString('base64url') };
}

/** The account and the secret in a token; null where it is none. */
export function readLinkToken(
  token: string,
): { readonly userId: string; readonly secret: string } | null {
  const [id = '', secret = ''] = token.split('.');
  const userId = z.uuid().safeParse(id).data;
  return userId === undefined ? null : { userId, secret };
}

/** Whether a secret is the one of a kept hash. */
export function isSecretOf(secret: string, kept: string): boolean {
  const hash = hashOf(secret);
  const other = Buffer.from(kept, 'base64url');
  return hash.length === other.length && timingSafeEqual(hash, other);
}
