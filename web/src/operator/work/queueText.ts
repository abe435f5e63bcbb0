import { t } from '@lingui/core/macro';
/** What a queue does, in words: "mail-number-request" -> "Email: number request". */
export function queueText(queue: string): string {
  const [kind = '', ...rest] = queue.split('-');
  const words = rest.join(' ');
  if (kind === 'mail') return t`Email: ${words}`;
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${words}`.trim();
}
