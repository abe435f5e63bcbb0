import type { AdaptedMatrix } from './adapt.ts';

/** "BDLR" and the version of the layout. */
const MAGIC = 0x42444c52;
const VERSION = 1;

/**
 * Reads what bench/adaptation/train.py wrote: after eight bytes of magic and version (big-endian), a count (uint16), then
 * for each matrix its name (length as uint8, ASCII), rows, columns, rank (uint16), and twice a scale (float32) with whole
 * numbers of 8 bits: rows by rank, rank by columns. Numbers are little-endian.
 * @throws RangeError where it is none
 */
export function readAdaptation(bytes: Uint8Array): AdaptedMatrix[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 10 || view.getUint32(0) !== MAGIC || view.getUint32(4) !== VERSION)
    throw new RangeError('this is no adaptation of the model of meaning');
  let at = 8;
  const uint16 = (): number => {
    at += 2;
    return view.getUint16(at - 2, true);
  };
  const scaled = (length: number): Float32Array => {
    const scale = view.getFloat32(at, true);
    const values = new Int8Array(bytes.buffer, bytes.byteOffset + at + 4, length);
    at += 4 + length;
    return Float32Array.from(values, (value) => value * scale);
  };
  return Array.from({ length: uint16() }, () => {
    const nameLength = view.getUint8(at);
    const name = Buffer.from(bytes.subarray(at + 1, at + 1 + nameLength)).toString('latin1');
    at += 1 + nameLength;
    const rows = uint16();
    const columns = uint16();
    const rank = uint16();
    return { name, rows, columns, down: scaled(rows * rank), up: scaled(rank * columns) };
  });
}
