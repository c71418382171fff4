/** What one request may ask of the gateway. Each limit has a setting `LIMIT_…` of its own. */
export interface Limits {
  /** Length of a document's text, in UTF-16 code units. */
  readonly maxCharacters: number;
  /** Lexical tokens of a document. */
  readonly maxTokens: number;
  /** Operations and fragments of a document. */
  readonly maxDefinitions: number;
  /** Brackets within brackets of a document; selection sets of fragments count where they are used. */
  readonly maxNesting: number;
  /** Fields within fields, fragments counted where they are used. */
  readonly maxDepth: number;
  /** Aliased fields of one operation, fragments counted where they are used. */
  readonly maxAliases: number;
  /** Fields of one operation's root, fragments counted where they are used. */
  readonly maxRootFields: number;
  /** Fields and fragments of one operation, fragments counted where they are used. */
  readonly maxFields: number;
  /** Variables that `@skip` and `@include` of one operation read: each setting of them is planned and compiled by itself. */
  readonly maxConditions: number;
  /** Static cost of one operation: objects of the largest answer that its page sizes allow, weighed by `@cost`. */
  readonly maxCost: number;
  /** Rows that one fetch may bring, that entities may be collected from for one fetch, and that the answer may hold. */
  readonly maxEntities: number;
  /** Length of the answer as JSON. */
  readonly maxAnswerBytes: number;
  /** Items that a list is taken to have where neither `@listSize` nor an argument says it. */
  readonly assumedListSize: number;
}

/** Room for any query a person or a client library writes; the introspection query of GraphiQL is 14 deep. */
export const defaultLimits: Limits = {
  maxCharacters: 262_144,
  maxTokens: 15_000,
  maxDefinitions: 500,
  maxNesting: 200,
  maxDepth: 20,
  maxAliases: 200,
  maxRootFields: 100,
  maxFields: 5_000,
  maxConditions: 10,
  maxCost: 100_000,
  maxEntities: 100_000,
  maxAnswerBytes: 16_777_216,
  assumedListSize: 5,
};
