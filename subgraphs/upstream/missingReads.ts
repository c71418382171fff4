import { LRUCache } from 'lru-cache';
import { optionalOperations } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import type { GraphErrorCode } from '../errors.ts';

/** How long a missing optional read is not requested again, in milliseconds. */
const MISSING_TTL_MS = 5 * 60_000;

/** Whether a deployment may lack an operation. */
export const isOptional = (operation: Operation): boolean => optionalOperations.has(operation.id);

/** Remembers which optional reads the deployment lacks, so that they are not sent again. One per upstream. */
export class MissingReads {
  readonly #missing = new LRUCache<string, true>({ max: Math.max(optionalOperations.size, 1), ttl: MISSING_TTL_MS });

  /** Whether the deployment was found to lack the operation within the last five minutes. */
  has(operation: Operation): boolean {
    return this.#missing.size > 0 && this.#missing.has(operation.id);
  }

  /** Records a failure: NOT_IMPLEMENTED for an optional read means that the deployment lacks it. */
  learn(operation: Operation, code: GraphErrorCode): void {
    if (code === 'NOT_IMPLEMENTED' && isOptional(operation)) this.#missing.set(operation.id, true);
  }
}
