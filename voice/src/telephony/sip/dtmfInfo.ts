/** Some gateways write the keys as their RFC 4733 event numbers. */
const KEY_BY_EVENT: Readonly<Record<string, string>> = {
  '10': '*',
  '11': '#',
  '12': 'A',
  '13': 'B',
  '14': 'C',
  '15': 'D',
};

/**
 * The key in the body of an INFO: `application/dtmf-relay` (`Signal=5`, `Duration=160`) or
 * `application/dtmf` (`5`).
 * @returns one of 0-9 A-D star hash, or null when it is none
 */
export function digitOfInfo(contentType: string, body: string): string | null {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  let signal: string | undefined;
  if (type === 'application/dtmf-relay')
    signal = /^[ \t]*signal[ \t]*=[ \t]*(\S+)/im.exec(body)?.[1];
  else if (type === 'application/dtmf') signal = /^\s*(\S+)\s*$/.exec(body)?.[1];
  if (signal === undefined) return null;
  const key = (KEY_BY_EVENT[signal] ?? signal).toUpperCase();
  return /^[\dA-D*#]$/.test(key) ? key : null;
}
