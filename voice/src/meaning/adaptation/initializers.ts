/** Where the numbers of one tensor lie in the bytes of a model. */
export interface InitializerBytes {
  readonly offset: number;
  readonly length: number;
}

/** Field numbers of onnx.proto (ONNX 1.12): ModelProto, GraphProto, TensorProto. */
const GRAPH = 7;
const INITIALIZER = 5;
const FLOAT_DATA = 4;
const NAME = 8;
const RAW_DATA = 9;

const VARINT = 0;
const EIGHT_BYTES = 1;
const DELIMITED = 2;
const FOUR_BYTES = 5;

interface Field {
  readonly number: number;
  /** Of the content, for fields that have a length. */
  readonly from: number;
  readonly to: number;
}

/** The fields of a message (protobuf encoding, "Message Structure"), those without a length with none. */
function* fieldsOf(bytes: Uint8Array, from: number, to: number): Generator<Field> {
  let at = from;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; at < to; shift += 7) {
      const byte = bytes[at++] as number;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw new RangeError('a model is cut short');
  };
  while (at < to) {
    const key = varint();
    const number = Math.floor(key / 8);
    const kind = key % 8;
    if (kind === VARINT) varint();
    else if (kind === EIGHT_BYTES) at += 8;
    else if (kind === FOUR_BYTES) at += 4;
    else if (kind === DELIMITED) {
      const length = varint();
      if (at + length > to) throw new RangeError('a model is cut short');
      yield { number, from: at, to: at + length };
      at += length;
    } else throw new RangeError(`a model has a field of the unknown kind ${kind}`);
  }
}

/**
 * Finds the weights of an ONNX model by their names.
 * @throws RangeError where the bytes are no model
 */
export function findInitializers(model: Uint8Array): ReadonlyMap<string, InitializerBytes> {
  const found = new Map<string, InitializerBytes>();
  for (const graph of fieldsOf(model, 0, model.length)) {
    if (graph.number !== GRAPH) continue;
    for (const tensor of fieldsOf(model, graph.from, graph.to)) {
      if (tensor.number !== INITIALIZER) continue;
      let name = '';
      let data: InitializerBytes | null = null;
      for (const { number, from, to } of fieldsOf(model, tensor.from, tensor.to)) {
        if (number === NAME) name = Buffer.from(model.subarray(from, to)).toString('utf8');
        // Both hold little-endian numbers one after another: packed floats are raw floats.
        if (number === RAW_DATA || number === FLOAT_DATA)
          data = { offset: from, length: to - from };
      }
      if (data) found.set(name, data);
    }
  }
  return found;
}
