import type { CoreHeaders } from './coreHeaders.ts';
import { MAGIC_COOKIE } from './message.ts';

/** Made by a user agent of RFC 3261; the cookie alone is no name of anything. */
export function isUnique(branch: string): boolean {
  return branch.length > MAGIC_COOKIE.length && branch.startsWith(MAGIC_COOKIE);
}

/**
 * What makes two requests one transaction, RFC 3261 section 17.2.3. An ACK has the key of its INVITE.
 * @param method INVITE to find what a CANCEL is about, else the request's own
 * @param uri Request-URI, which only peers of RFC 2543 need
 */
export function serverTransactionKey(core: CoreHeaders, method: string, uri: string): string {
  const { via } = core;
  const kind = method === 'ACK' ? 'INVITE' : method;
  const sentBy = `${via.host}:${via.port ?? ''}`;
  if (isUnique(core.branch)) return `${core.branch}|${sentBy}|${kind}`;
  return `${uri}|${core.callId}|${core.fromTag}|${core.cseq}|${core.branch}|${sentBy}|${kind}`;
}

/** What two copies of one request have in common that came by different ways, section 8.2.2.2. */
export function mergeKey(core: CoreHeaders): string {
  return `${core.callId}|${core.fromTag}|${core.cseq}|${core.cseqMethod}`;
}
