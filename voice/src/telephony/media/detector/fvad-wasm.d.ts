declare module '@echogarden/fvad-wasm' {
  /** The functions of libfvad (https://github.com/dpirch/libfvad) and the memory they work on. */
  export interface FvadModule {
    readonly HEAP16: Int16Array;
    _malloc(bytes: number): number;
    _free(address: number): void;
    _fvad_new(): number;
    _fvad_free(handle: number): void;
    _fvad_reset(handle: number): void;
    _fvad_set_mode(handle: number, mode: number): number;
    _fvad_set_sample_rate(handle: number, sampleRateHz: number): number;
    /** 1 speech, 0 none, -1 wrong length. */
    _fvad_process(handle: number, samples: number, length: number): number;
  }
  export default function fvad(): Promise<FvadModule>;
}
