/** Of Whisper base: how wide its places in time are described. */
export const POSITION_SIZE = 512;
/** The constant of the graph that describes them. */
export const POSITIONS_INPUT = 'embed_positions.weight';
const LONGEST_WAVE = 10_000;

/** Fields of ONNX's protocol buffers that are needed to name an input. */
const FIELD = {
  modelGraph: 7,
  graphInput: 11,
  valueName: 1,
  valueType: 2,
  typeOfTensor: 1,
  elementType: 1,
  tensorShape: 2,
  shapeDimension: 1,
  dimensionName: 2,
} as const;
const FLOAT = 1;

/** A field that holds bytes, fewer than 128 of them. */
function field(number: number, bytes: Uint8Array): Buffer {
  if (bytes.length > 127) throw new RangeError('such a field needs a longer length');
  return Buffer.concat([Buffer.of((number << 3) | 2, bytes.length), bytes]);
}

const dimension = (name: string): Buffer =>
  field(FIELD.shapeDimension, field(FIELD.dimensionName, Buffer.from(name)));

/**
 * The encoder with its places in time as one more input. As it is exported it takes 30 s and nothing else, because they are
 * a constant 1500 long; a constant that is an input, too, may be given at another length, and all else follows the sound.
 * What is put behind a protocol buffer is read as part of it, so that the file itself stays as it is.
 * @param file the exported encoder
 */
export function encoderOfAnyLength(file: Uint8Array): Uint8Array {
  const shape = Buffer.concat([dimension('places'), dimension('place_size')]);
  const tensor = Buffer.concat([
    Buffer.of(FIELD.elementType << 3, FLOAT),
    field(FIELD.tensorShape, shape),
  ]);
  const input = Buffer.concat([
    field(FIELD.valueName, Buffer.from(POSITIONS_INPUT)),
    field(FIELD.valueType, field(FIELD.typeOfTensor, tensor)),
  ]);
  return Buffer.concat([file, field(FIELD.modelGraph, field(FIELD.graphInput, input))]);
}

/** Places in time as Whisper was taught them: sines and cosines of waves that grow longer. */
export function positions(length: number): Float32Array<ArrayBuffer> {
  const half = POSITION_SIZE / 2;
  const described = new Float32Array(length * POSITION_SIZE);
  for (let wave = 0; wave < half; wave++) {
    const turn = LONGEST_WAVE ** (-wave / (half - 1));
    for (let at = 0; at < length; at++) {
      described[at * POSITION_SIZE + wave] = Math.sin(at * turn);
      described[at * POSITION_SIZE + half + wave] = Math.cos(at * turn);
    }
  }
  return described;
}
