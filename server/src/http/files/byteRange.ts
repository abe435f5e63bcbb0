export interface ByteRange {
  /** First and last byte, both included. */
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a Range header of one range (RFC 9110 section 14.1.2).
 * @param sizeBytes of the whole
 * @returns null where the whole is to be sent: no range, several of them, or not to be read;
 *   'unsatisfiable' where it begins behind the end (status 416)
 */
export function readByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const end = sizeBytes - 1;
  if (from === '') {
    const suffix = Number(to);
    return suffix === 0 || sizeBytes === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, sizeBytes - suffix), last: end };
  }
  const first = Number(from);
  const last = to === '' ? end : Math.min(Number(to), end);
  if (to !== '' && Number(to) < first) return null;
  return first > end ? 'unsatisfiable' : { first, last };
}
