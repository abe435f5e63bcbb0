import { createHash } from 'node:crypto';

/** Mail of these hosts comes to one mailbox wherever dots stand before the @. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * What a limit counts of a number or an address: the mailbox, however it is written, so that nobody is written to
 * without end as pat+1@, pat+2@ and so on. A hash: nothing that was sent can be read from what was counted.
 */
export function recipientHash(to: string): string {
  return createHash('sha256').update(mailboxOf(to.trim().toLowerCase())).digest('base64url');
}

function mailboxOf(to: string): string {
  const at = to.lastIndexOf('@');
  if (at < 0) return to;
  const host = to.slice(at + 1);
  const [name = ''] = to.slice(0, at).split('+', 1);
  return `${WITHOUT_DOTS.has(host) ? name.replaceAll('.', '') : name}@${host}`;
}
