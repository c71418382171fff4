import type { JsonObject } from '../../../subgraphs/answer.ts';
import type { Handler } from '../../subgraphs/stub.ts';

/** A query, and every POST it takes. */
export interface CallCase {
  /** What is asked, to follow "for …". */
  readonly given: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** One line per POST, as `posts.ts` writes them; in any order but for mutations, whose writes come as they stand. */
  readonly posts: readonly string[];
  /** Rows that stand for those of the world, by operation. */
  readonly rows?: Readonly<Record<string, readonly JsonObject[]>>;
  /** Other answers than the world's, by operation. */
  readonly answers?: Readonly<Record<string, Handler>>;
  /** Codes of the errors told; none where left out. */
  readonly errors?: readonly string[];
  /** What is answered, where the POSTs do not speak for themselves. */
  readonly data?: unknown;
}
