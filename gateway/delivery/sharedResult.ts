/** Results that several clients get: printed once, and framed once for each format. */
import type { ExecutionResult } from 'graphql';
import type { StreamedResult } from '../engine/operation/subscribe.ts';
import { toBuffers } from '../exchange/responder.ts';
import { type PrintedResult, printResult } from './printResult.ts';

/** A printed result that several clients get. */
export class SharedPrintedResult implements PrintedResult {
  readonly body: readonly Buffer[];
  readonly bytes: number;
  readonly #frames = new Map<object, readonly Buffer[]>();

  /** @throws {TypeError} a custom scalar has a value that JSON cannot print */
  constructor(result: ExecutionResult) {
    const { body, bytes } = printResult(result);
    this.body = toBuffers(body);
    this.bytes = bytes;
  }

  /** The result in a format, which frames it once. */
  framedIn(format: object, frame: () => readonly Buffer[]): readonly Buffer[] {
    const known = this.#frames.get(format);
    if (known !== undefined) return known;
    const framed = frame();
    this.#frames.set(format, framed);
    return framed;
  }
}

/**
 * Prints a result for several clients.
 *
 * @param id identifies the place after it, for clients that resume there
 * @throws {TypeError} a custom scalar has a value that JSON cannot print
 */
export const shareResult = (
  result: ExecutionResult,
  id?: string,
): StreamedResult & { readonly printed: SharedPrintedResult } => ({
  id,
  result: summarizeResult(result),
  printed: new SharedPrintedResult(result),
});

/** What log and metrics see of a result. The rows of one that is printed would be kept in vain. */
const summarizeResult = ({ data, errors }: ExecutionResult): ExecutionResult => ({
  ...(data !== undefined && { data: data === null ? null : {} }),
  ...(errors !== undefined && { errors }),
});
