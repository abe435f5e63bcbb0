import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header (RFC 6750 section 2.1) carries the key; takes the same time for any wrong one. */
export function isAuthorized(header: string | undefined, key: string): boolean {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  return token !== undefined && timingSafeEqual(digest(token), digest(key));
}
