/** Limits of one request. Some have a setting `LIMIT_…`. */
export interface Limits {
  /** Length of a document's text, in UTF-16 code units. */
  readonly maxCharacters: number;
  /** Lexical tokens of a document. */
  readonly maxTokens: number;
  /** Operations and fragments of a document. */
  readonly maxDefinitions: number;
  /** Nesting depth of brackets in a document. Selection sets of fragments count where they are used. */
  readonly maxNesting: number;
  /** Nesting depth of fields. Fragments count where they are used. */
  readonly maxDepth: number;
  /** Aliased fields of one operation. Fragments count where they are used. */
  readonly maxAliases: number;
  /** Root fields of one operation. Fragments count where they are used. */
  readonly maxRootFields: number;
  /** Fields and fragments of one operation. Fragments count where they are used. */
  readonly maxFields: number;
  /**
   * Variables that `@skip` and `@include` of one operation read. Each combination of their values is planned and
   * compiled separately.
   */
  readonly maxConditions: number;
  /**
   * Values in the body of one request, most of which are those of the variables: members of objects, elements of lists,
   * and the objects and lists around them.
   */
  readonly maxValues: number;
  /** Static cost of one operation: the objects of the largest answer that its page sizes allow, weighted by `@cost`. */
  readonly maxCost: number;
  /** Most rows of one fetch, of entities collected for one fetch, and of the answer. */
  readonly maxEntities: number;
  /** Length of the answer as JSON. */
  readonly maxAnswerBytes: number;
  /** Assumed size of a list for which neither `@listSize` nor an argument gives one. */
  readonly assumedListSize: number;
}

/**
 * Sufficient for any query that a person or a client library writes. The introspection query of GraphiQL is 14 deep.
 */
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
  maxValues: 10_000,
  maxCost: 100_000,
  maxEntities: 100_000,
  maxAnswerBytes: 8_388_608,
  assumedListSize: 5,
};

/**
 * The limits for documents that the operator has chosen: none on their text. The limits on conditions, cost and answers
 * stay, because variables that callers choose decide over them.
 */
export const trustedLimits = (limits: Limits): Limits => {
  const none = Number.POSITIVE_INFINITY;
  return {
    ...limits,
    maxCharacters: none,
    maxTokens: none,
    maxDefinitions: none,
    maxNesting: none,
    maxDepth: none,
    maxAliases: none,
    maxRootFields: none,
    maxFields: none,
  };
};
