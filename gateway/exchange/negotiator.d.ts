/** The part of the library that the gateway uses. The published types lack the options. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** The client's favourite of the available encodings. Those of equal weight are ordered by `preferred`. */
    encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined;
  }
}
