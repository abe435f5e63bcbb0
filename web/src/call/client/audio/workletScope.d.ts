/** What lives in an AudioWorkletGlobalScope beside the DOM library's types (Web Audio API section 1.32). */
declare const sampleRate: number;

declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
  abstract process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
}

declare function registerProcessor<Options>(
  name: string,
  processor: new (options: Options) => AudioWorkletProcessor,
): void;
