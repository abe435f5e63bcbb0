/** A model that can be fetched for this machine. */
export interface ModelPackage {
  /** Name on the command line. */
  readonly name: string;
  readonly means: string;
  /** A .tar.bz2 with one folder in it. */
  readonly url: string;
  readonly bytes: number;
  /** Of the archive, in hex. */
  readonly sha256: string;
  readonly licence: string;
  /** The folder that the archive holds; it is kept under this name in DATA_DIR/models. */
  readonly folder: string;
  /** Room that the unpacked folder takes, rounded up. */
  readonly unpackedBytes: number;
  /** Files and folders that must be there for the model to be of use, within the folder. */
  readonly parts: Readonly<Record<string, string>>;
}

const RELEASES = 'https://github.com/k2-fsa/sherpa-onnx/releases/download';
const MEGABYTE = 1_000_000;
const TRANSDUCER = 'epoch-99-avg-1-chunk-16-left-128';

/**
 * Published models of sherpa-onnx. The publisher gives no checksums for these; sizes and checksums are those that
 * several projects, independently of each other, pin for the same archives.
 */
export const modelCatalogue = {
  'listen-en': {
    name: 'listen-en',
    means: 'Listens to English as it is spoken: streaming zipformer of 2023-06-26',
    url: `${RELEASES}/asr-models/sherpa-onnx-streaming-zipformer-en-2023-06-26.tar.bz2`,
    bytes: 310_414_022,
    sha256: '639e25b578e9e997131402199419c13a941f8e4e198e2da1ce57dbf5cf401282',
    licence: 'Apache-2.0',
    folder: 'sherpa-onnx-streaming-zipformer-en-2023-06-26',
    unpackedBytes: 720 * MEGABYTE,
    parts: {
      encoder: `encoder-${TRANSDUCER}.int8.onnx`,
      decoder: `decoder-${TRANSDUCER}.onnx`,
      joiner: `joiner-${TRANSDUCER}.int8.onnx`,
      tokens: 'tokens.txt',
    },
  },
  'speak-en': {
    name: 'speak-en',
    means: 'Speaks English, American and British: Kokoro 0.19, eleven voices',
    url: `${RELEASES}/tts-models/kokoro-en-v0_19.tar.bz2`,
    bytes: 319_625_534,
    sha256: '912804855a04745fa77a30be545b3f9a5d15c4d66db00b88cbcd4921df605ac7',
    licence: 'Apache-2.0; the folder espeak-ng-data in it GPL-3.0',
    folder: 'kokoro-en-v0_19',
    unpackedBytes: 400 * MEGABYTE,
    parts: {
      model: 'model.onnx',
      voices: 'voices.bin',
      tokens: 'tokens.txt',
      dataDir: 'espeak-ng-data',
    },
  },
} as const satisfies Record<string, ModelPackage>;

export type ModelName = keyof typeof modelCatalogue;
