import type { JsonObject } from '../../../subgraphs/wire/jsonObject.ts';
import type { StubHandler } from '../../subgraphs/postApiStub.ts';

/** A query, and every POST it takes. */
export interface PostCase {
  /** What the query asks for; follows "for …" in the name of the test. */
  readonly given: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** One line per POST, as `printPost.ts` writes them, in any order. Of mutations: in the order in which they are sent. */
  readonly posts: readonly string[];
  /** The POSTs from the second time on, where they depend on what the first time took (ADR 0022). Default: the same. */
  readonly later?: readonly string[];
  /** Rows that replace those of `answersByPath.ts`, by operation. */
  readonly rows?: Readonly<Record<string, readonly JsonObject[]>>;
  /** Answers that replace those of `answersByPath.ts`, by operation. */
  readonly answers?: Readonly<Record<string, StubHandler>>;
  /** Codes of the expected errors. Default: none. */
  readonly errors?: readonly string[];
  /** Expected data, where the POSTs alone do not show that the answer is right. */
  readonly data?: unknown;
}
