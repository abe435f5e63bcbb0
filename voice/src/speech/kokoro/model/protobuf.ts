/** As much of the wire format of protocol buffers as it takes to change a model: fields are copied as they are. */

const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;

/** One field of a message. */
export interface Field {
  readonly number: number;
  /** The whole field, its key included. */
  readonly raw: Buffer;
  /** What stands behind the key, and behind the length where it has one. */
  readonly body: Buffer;
  /** Of a varint; 0 for all others. */
  readonly value: number;
}

/** A varint and the place behind it. Above 2^53 it is not exact; nothing here is that large. */
function readVarint(bytes: Buffer, from: number): readonly [value: number, after: number] {
  let value = 0;
  let factor = 1;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return [value, at + 1];
    factor *= 0x80;
  }
  throw new RangeError('a number of the model breaks off');
}

/** The fields of a message, in their order. Throws a RangeError where it is none. */
export function* fieldsOf(bytes: Buffer): Generator<Field> {
  for (let at = 0; at < bytes.length; ) {
    const start = at;
    const [key, behindKey] = readVarint(bytes, at);
    const wire = key % 8;
    let from = behindKey;
    let value = 0;
    if (wire === VARINT) [value, at] = readVarint(bytes, from);
    else if (wire === LENGTH_DELIMITED) {
      const [length, behindLength] = readVarint(bytes, from);
      from = behindLength;
      at = from + length;
    } else if (wire === FIXED64) at = from + 8;
    else if (wire === FIXED32) at = from + 4;
    else throw new RangeError('a field of the model has no known form');
    if (at > bytes.length) throw new RangeError('a field of the model breaks off');
    yield {
      number: Math.floor(key / 8),
      raw: bytes.subarray(start, at),
      body: bytes.subarray(from, at),
      value,
    };
  }
}

/** All numbers of a repeated field, packed or not. */
export function numbersOf({ body, value }: Field, packed: boolean): readonly number[] {
  if (!packed) return [value];
  const numbers: number[] = [];
  for (let at = 0; at < body.length; ) {
    const [number, after] = readVarint(body, at);
    numbers.push(number);
    at = after;
  }
  return numbers;
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Buffer.from([...bytes, rest]);
}

/** Bytes in pieces, so that hundreds of MB are put together only once. */
export type Pieces = readonly Buffer[];

/** A field that holds text, bytes or a message. */
export function bytesField(number: number, body: Pieces | string): Pieces {
  const content = typeof body === 'string' ? [Buffer.from(body)] : body;
  const length = content.reduce((sum, piece) => sum + piece.length, 0);
  return [varint(number * 8 + LENGTH_DELIMITED), varint(length), ...content];
}

export function numberField(number: number, value: number): Pieces {
  return [varint(number * 8 + VARINT), varint(value)];
}
