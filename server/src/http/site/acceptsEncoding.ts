const CODING = /^\s*([^;\s]+)\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i;

/**
 * Whether a browser takes an answer in a coding (RFC 9110 section 12.5.3): one that it names with a weight of 0 it
 * does not, and `*` speaks for those that it does not name.
 * @param header value of Accept-Encoding; without one nothing but the plain answer is sent
 */
export function acceptsEncoding(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  let byStar = false;
  for (const part of (header ?? '').split(',')) {
    const [, name = '', weight = '1'] = CODING.exec(part) ?? [];
    const isTaken = Number(weight) > 0;
    if (name.toLowerCase() === coding) return isTaken;
    if (name === '*') byStar = isTaken;
  }
  return byStar;
}
