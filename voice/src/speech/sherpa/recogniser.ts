/** As much of `OnlineRecognizer` of sherpa-onnx-node 1.13.8 as is used (its streaming-asr.js and types.js). */
export interface Recogniser<Stream extends RecogniserStream = RecogniserStream> {
  createStream(): Stream;
  isReady(stream: Stream): boolean;
  decode(stream: Stream): void;
  getResult(stream: Stream): { readonly text: string };
}

export interface RecogniserStream {
  /** Samples from -1 to 1 at any rate; the library resamples to the model's. */
  acceptWaveform(wave: { readonly samples: Float32Array; readonly sampleRate: number }): void;
  inputFinished(): void;
}

/** Where the files of a streaming transducer lie. */
export interface TransducerPaths {
  readonly encoder: string;
  readonly decoder: string;
  readonly joiner: string;
  readonly tokens: string;
}

/** Configuration of a recogniser: greedy search, ends of utterances found by voice activity and not by it. */
export function recogniserConfig({ tokens, ...transducer }: TransducerPaths): object {
  return {
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: { transducer, tokens, numThreads: 1, provider: 'cpu' },
    decodingMethod: 'greedy_search',
    enableEndpoint: false,
  };
}
