/** The part of Node's global `WebAssembly` that the store uses; TypeScript declares it only in the DOM library. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: 'WebAssembly.Module';
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
