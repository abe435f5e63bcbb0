/** The few parts of WebAssembly that we use: Node has them all, its type definitions lack them. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  readonly Instance: new (
    module: WasmModule,
    imports: object,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
};

/** Compiled code; may be posted to other threads, which then share it. */
export interface WasmModule {
  readonly [Symbol.toStringTag]: string;
}

/** A command of WASI preview 1 once instantiated. */
export interface WasiCommand {
  readonly memory: { readonly buffer: ArrayBuffer };
  start(): void;
}

export const compileWasm = (bytes: Uint8Array): Promise<WasmModule> => WebAssembly.compile(bytes);

/** Throws a TypeError when the module is no WASI command. */
export function instantiateCommand(module: WasmModule, imports: object): WasiCommand {
  const { memory, _start: start } = new WebAssembly.Instance(module, imports).exports;
  if (!(memory instanceof Object && 'buffer' in memory) || typeof start !== 'function')
    throw new TypeError('not a WASI command');
  return { memory: memory as WasiCommand['memory'], start: start as WasiCommand['start'] };
}
