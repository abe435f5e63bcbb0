/**
 * The part of the WebAssembly JavaScript interface that flite needs. TypeScript keeps it in its library
 * for browsers, the rest of which does not exist here.
 */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Memory {
    readonly buffer: ArrayBuffer;
    constructor(limits: { initial: number });
  }
  class Instance {
    readonly exports: Readonly<Record<string, unknown>>;
    constructor(module: Module, imports: Readonly<Record<string, object>>);
  }
}
