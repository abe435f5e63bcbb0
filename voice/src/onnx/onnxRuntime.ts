import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import koffi, { type LibraryHandle } from 'koffi';

/**
 * The few functions of ONNX Runtime's C API that running a small model takes, called in the library
 * that sherpa-onnx brings. The table of functions only ever grows at its end, so places stay valid:
 * onnxruntime_c_api.h, `struct OrtApi`.
 */
const API_VERSION = 17;
const place = {
  getErrorMessage: 2,
  createEnv: 3,
  createSession: 7,
  createSessionFromArray: 8,
  run: 9,
  createSessionOptions: 10,
  setGraphOptimizationLevel: 23,
  setIntraOpThreads: 24,
  setInterOpThreads: 25,
  createTensorWithData: 49,
  getTensorData: 51,
  getDimensionsCount: 61,
  getDimensions: 62,
  getTensorShape: 65,
  createCpuMemoryInfo: 69,
  releaseEnv: 92,
  releaseStatus: 93,
  releaseMemoryInfo: 94,
  releaseSession: 95,
  releaseValue: 96,
  releaseTensorShape: 99,
  releaseSessionOptions: 100,
  addSessionConfigEntry: 130,
} as const;
const TABLE_LENGTH = 131;
const LOG_LEVEL_FATAL = 4;
const ALL_OPTIMISATIONS = 99;
const FLOAT = 1;
const INT64 = 7;
const BOOL = 9;

type Pointer = bigint | null;
/** Bytes are booleans: 0 or 1. */
type TensorData = Float32Array<ArrayBuffer> | BigInt64Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

function elementTypeOf(data: TensorData): number {
  if (data instanceof Float32Array) return FLOAT;
  return data instanceof BigInt64Array ? INT64 : BOOL;
}

/** A tensor over memory that stays the caller's to fill and to read. */
export interface Tensor {
  readonly pointer: bigint;
  /** Kept so that the memory outlives the tensor. */
  readonly data: TensorData;
}

/** A tensor that a model made, of floats; it may be given to the next run without a copy. */
export interface MadeTensor {
  readonly pointer: bigint;
  /** Lengths of its dimensions. */
  shape(): readonly number[];
  /** A copy of its values, row by row. */
  floats(): Float32Array<ArrayBuffer>;
  /** Frees it, once; it is not to be used afterwards. */
  release(): void;
}

/** A loaded model. Everything is freed by `close`. */
export interface OnnxSession {
  tensor(data: TensorData, shape: readonly number[]): Tensor;
  /** A call of the model over fixed tensors, to be run again and again. Throws when the model refuses. */
  prepare(
    inputs: Readonly<Record<string, Tensor>>,
    outputs: Readonly<Record<string, Tensor>>,
  ): () => void;
  /**
   * One call of a model whose results differ in length from call to call. What it makes is the caller's to release;
   * it must be, before `close`. Throws when the model refuses.
   */
  run(
    inputs: Readonly<Record<string, Pick<Tensor, 'pointer'>>>,
    outputs: readonly string[],
  ): Readonly<Record<string, MadeTensor>>;
  /** Frees a tensor of `tensor` that no prepared call uses; without it, `close` does. */
  release(tensor: Tensor): void;
  close(): void;
}

/** Path of the library within sherpa-onnx's package for this platform; throws when there is none. */
function libraryPath(): string {
  const fromHere = createRequire(import.meta.url);
  const fromSherpa = createRequire(fromHere.resolve('sherpa-onnx-node'));
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = dirname(
    fromSherpa.resolve(`sherpa-onnx-${platform}-${process.arch}/package.json`),
  );
  const file = readdirSync(folder).find((name) =>
    /^(lib)?onnxruntime[.\d]*\.(so|dylib|dll)/.test(name),
  );
  if (!file) throw new Error('sherpa-onnx brings no ONNX Runtime library for this platform');
  return join(folder, file);
}

/** Names as the library takes them; their texts must live as long as it may read them. */
function namesOf(names: readonly string[]): { texts: Buffer[]; addresses: BigUint64Array } {
  const texts = names.map((name) => Buffer.from(`${name}\0`));
  return { texts, addresses: BigUint64Array.from(texts, (text) => koffi.address(text)) };
}

/** Held for ever: what nothing holds is unloaded, and functions found by address do not count. */
let library: LibraryHandle | null = null;

function loadTable(): Pointer[] {
  library ??= koffi.load(libraryPath());
  const getBase = library.func('void *OrtGetApiBase()') as () => Pointer;
  const [getApi] = koffi.decode(getBase(), koffi.array('void *', 1)) as Pointer[];
  const apiOf = koffi.decode(getApi, koffi.proto('void *', ['uint32_t'])) as (
    version: number,
  ) => Pointer;
  const api = apiOf(API_VERSION);
  if (api === null)
    throw new Error(`this ONNX Runtime does not know version ${API_VERSION} of its interface`);
  return koffi.decode(api, koffi.array('void *', TABLE_LENGTH)) as Pointer[];
}

export interface OnnxOptions {
  /**
   * Weights that the graph dequantizes at every call are dequantized once: faster, and four times their memory. Without it
   * the library leaves such pairs alone, to fuse them with what stands around them.
   */
  readonly dequantizeOnce?: boolean;
}

/**
 * Loads a model for one thread.
 * @param model its path, or its bytes
 * @throws Error when the library or the model cannot be loaded
 */
export function openOnnxSession(
  model: string | Uint8Array,
  { dequantizeOnce = false }: OnnxOptions = {},
): OnnxSession {
  const table = loadTable();
  const bind = <Result = Pointer>(
    name: keyof typeof place,
    result: string,
    parameters: string[],
  ): ((...values: readonly unknown[]) => Result) =>
    koffi.decode(table[place[name]], koffi.proto(result, parameters)) as (
      ...values: readonly unknown[]
    ) => Result;
  const message = bind<string>('getErrorMessage', 'const char *', ['void *']);
  const releaseStatus = bind<void>('releaseStatus', 'void', ['void *']);
  const check = (status: Pointer): void => {
    if (status === null) return;
    const text = message(status);
    releaseStatus(status);
    throw new Error(`ONNX Runtime: ${text}`);
  };
  const releases = new Map<bigint, () => void>();
  /** What the library only knows by address, so that it lives as long as the session. */
  const kept: unknown[] = [];
  /** Calls a creating function, whose last parameter receives what it made. */
  const create = (
    name: keyof typeof place,
    parameters: string[],
    values: readonly unknown[],
    releasedBy: keyof typeof place,
  ): bigint => {
    const made: Pointer[] = [null];
    check(bind(name, 'void *', [...parameters, '_Out_ void **'])(...values, made));
    const pointer = made[0];
    if (pointer === null || pointer === undefined)
      throw new Error(`ONNX Runtime: ${name} made nothing`);
    const release = bind<void>(releasedBy, 'void', ['void *']);
    releases.set(pointer, () => release(pointer));
    return pointer;
  };

  const env = create('createEnv', ['int', 'str'], [LOG_LEVEL_FATAL, 'belldesk'], 'releaseEnv');
  const options = create('createSessionOptions', [], [], 'releaseSessionOptions');
  check(bind('setGraphOptimizationLevel', 'void *', ['void *', 'int'])(options, ALL_OPTIMISATIONS));
  check(bind('setIntraOpThreads', 'void *', ['void *', 'int'])(options, 1));
  check(bind('setInterOpThreads', 'void *', ['void *', 'int'])(options, 1));
  // Denormal numbers, which fading silence leaves in the state, would cost many times the time.
  const addEntry = bind('addSessionConfigEntry', 'void *', ['void *', 'str', 'str']);
  check(addEntry(options, 'session.set_denormal_as_zero', '1'));
  if (dequantizeOnce) check(addEntry(options, 'session.disable_quant_qdq', '1'));
  // Windows takes the path as UTF-16.
  const pathType = process.platform === 'win32' ? 'str16' : 'str';
  const session =
    typeof model === 'string'
      ? create(
          'createSession',
          ['void *', pathType, 'void *'],
          [env, model, options],
          'releaseSession',
        )
      : create(
          'createSessionFromArray',
          ['void *', 'void *', 'size_t', 'void *'],
          [env, model, model.length, options],
          'releaseSession',
        );
  const memory = create('createCpuMemoryInfo', ['int', 'int'], [0, 0], 'releaseMemoryInfo');
  const runModel = bind('run', 'void *', [
    'void *',
    'void *',
    'void *',
    'void *',
    'size_t',
    'void *',
    'size_t',
    'void *',
  ]);
  const tensorData = bind('getTensorData', 'void *', ['void *', '_Out_ void **']);
  const tensorShape = bind('getTensorShape', 'void *', ['void *', '_Out_ void **']);
  const dimensionsCount = bind('getDimensionsCount', 'void *', ['void *', '_Out_ size_t *']);
  const readDimensions = bind('getDimensions', 'void *', ['void *', 'void *', 'size_t']);
  const releaseShape = bind<void>('releaseTensorShape', 'void', ['void *']);
  const releaseValue = bind<void>('releaseValue', 'void', ['void *']);

  function shapeOf(pointer: bigint): readonly number[] {
    const shape: Pointer[] = [null];
    check(tensorShape(pointer, shape));
    const count: number[] = [0];
    check(dimensionsCount(shape[0], count));
    const dimensions = new BigInt64Array(count[0] ?? 0);
    check(readDimensions(shape[0], dimensions, dimensions.length));
    releaseShape(shape[0]);
    return Array.from(dimensions, Number);
  }

  function madeTensor(pointer: bigint): MadeTensor {
    return {
      pointer,
      shape: () => shapeOf(pointer),
      floats() {
        const length = shapeOf(pointer).reduce((product, one) => product * one, 1);
        const address: Pointer[] = [null];
        check(tensorData(pointer, address));
        const bytes = koffi.view(address[0], length * Float32Array.BYTES_PER_ELEMENT);
        return new Float32Array(bytes.slice(0));
      },
      release: () => releaseValue(pointer),
    };
  }

  return {
    tensor(data, shape) {
      const dimensions = BigInt64Array.from(shape, BigInt);
      const pointer = create(
        'createTensorWithData',
        ['void *', 'void *', 'size_t', 'void *', 'size_t', 'int'],
        [memory, data, data.byteLength, dimensions, shape.length, elementTypeOf(data)],
        'releaseValue',
      );
      return { pointer, data };
    },
    prepare(inputs, outputs) {
      const names = namesOf([...Object.keys(inputs), ...Object.keys(outputs)]);
      const tensors = [...Object.values(inputs), ...Object.values(outputs)];
      const values = BigUint64Array.from(tensors, (tensor) => tensor.pointer);
      const inputCount = Object.keys(inputs).length;
      const outputCount = tensors.length - inputCount;
      const outputNames = names.addresses.subarray(inputCount);
      const outputValues = values.subarray(inputCount);
      kept.push(names.texts, tensors);
      return () =>
        check(
          runModel(
            session,
            null,
            names.addresses,
            values,
            inputCount,
            outputNames,
            outputCount,
            outputValues,
          ),
        );
    },
    run(inputs, outputs) {
      const names = namesOf([...Object.keys(inputs), ...outputs]);
      const given = BigUint64Array.from(Object.values(inputs), ({ pointer }) => pointer);
      // Zeros: the library makes the tensors, as long as they come out.
      const made = new BigUint64Array(outputs.length);
      const outputNames = names.addresses.subarray(given.length);
      check(
        runModel(
          session,
          null,
          names.addresses,
          given,
          given.length,
          outputNames,
          outputs.length,
          made,
        ),
      );
      return Object.fromEntries(
        outputs.map((name, index) => [name, madeTensor(made[index] as bigint)]),
      );
    },
    release({ pointer }) {
      releases.get(pointer)?.();
      releases.delete(pointer);
    },
    close() {
      for (const release of [...releases.values()].reverse()) release();
      releases.clear();
      kept.length = 0;
    },
  };
}
