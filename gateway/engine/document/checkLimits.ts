import type { DocumentNode, GraphQLError } from 'graphql';
import type { Limits } from '../base/limits.ts';
import { clientError } from '../errors/clientError.ts';
import { measureDocument, type SelectionSize } from './measureDocument.ts';
import { nestsDeeper } from './nesting.ts';
import { countOverlaps } from './overlaps.ts';

/** Checks the text of a document against the limits before it is parsed. Returns the error, if any. */
export const findTextExcess = (text: string, { maxCharacters, maxNesting }: Limits): GraphQLError | undefined => {
  if (text.length > maxCharacters)
    return tooLarge(`has more than ${maxCharacters} characters; put long values into variables`);
  return nestsDeeper(text, maxNesting) ? tooLarge(`has brackets nested deeper than ${maxNesting} levels`) : undefined;
};

/** Results of checking a parsed document before validation. */
export interface DocumentCheck {
  /** The error of the limit that the document exceeds, if any. */
  readonly excess: GraphQLError | undefined;
  /** Whether a fragment contains itself. The size is unknown then. */
  readonly hasCycle: boolean;
  /** Whether a fragment is spread that the document does not have. */
  readonly hasUnknown: boolean;
}

/**
 * Checks a parsed document against the limits. Runs before validation, because some rules compare all pairs of fields.
 * The document need not be valid.
 */
export const checkDocument = (document: DocumentNode, limits: Limits): DocumentCheck => {
  const { maxDefinitions, maxNesting } = limits;
  if (document.definitions.length > maxDefinitions)
    return {
      excess: tooLarge(`has more than ${maxDefinitions} operations and fragments`),
      hasCycle: false,
      hasUnknown: false,
    };
  const { operations, fragments, ...found } = measureDocument(document, maxNesting);
  const excess =
    findFirst(operations, (size) => findExcess(size, limits) ?? findRootExcess(size, limits)) ??
    findFirst(fragments, (size) => findExcess(size, limits));
  if (excess !== undefined) return { excess: tooLarge(excess), ...found };
  return {
    excess: found.hasCycle ? undefined : findRepetition(document, [...operations, ...fragments], limits),
    ...found,
  };
};

/** Most operations of a document that may reach the size limit of one operation. */
const MAX_LARGE_OPERATIONS = 10;

/** Most pairs of fields of the same response name that validation compares. Each pair takes up to a microsecond. */
const MAX_OVERLAPS = 25_000;

const findRepetition = (document: DocumentNode, sizes: readonly SelectionSize[], { maxFields }: Limits) => {
  const fields = sizes.reduce((sum, size) => sum + size.fields, 0);
  // This few fields cannot make more pairs.
  if ((fields * fields) / 2 <= MAX_OVERLAPS) return undefined;
  const maxInAll = maxFields * MAX_LARGE_OPERATIONS;
  if (fields > maxInAll)
    return tooLarge(`selects more than ${maxInAll} fields in its operations and fragments together`);
  return countOverlaps(document, MAX_OVERLAPS) > MAX_OVERLAPS ? tooRepetitive() : undefined;
};

/** The error of a document with more pairs of fields to compare than `MAX_OVERLAPS`. */
export const tooRepetitive = (): GraphQLError => tooLarge('repeats fields of one name too often to be checked');

const findFirst = (sizes: readonly SelectionSize[], find: (size: SelectionSize) => string | undefined) => {
  for (const size of sizes) {
    const found = find(size);
    if (found !== undefined) return found;
  }
  return undefined;
};

const findExcess = (size: SelectionSize, limits: Limits): string | undefined => {
  if (size.depth > limits.maxDepth) return `nests fields deeper than ${limits.maxDepth} levels`;
  if (size.nesting > limits.maxNesting) return `nests fragments deeper than ${limits.maxNesting} levels`;
  if (size.fields > limits.maxFields) return `selects more than ${limits.maxFields} fields`;
  if (size.aliases > limits.maxAliases) return `has more than ${limits.maxAliases} aliases`;
  if (size.argumentCharacters > limits.maxCharacters)
    return `has arguments of more than ${limits.maxCharacters} characters, fragments counted where they are used`;
  return undefined;
};

const findRootExcess = ({ ownFields }: SelectionSize, { maxRootFields }: Limits): string | undefined =>
  ownFields > maxRootFields ? `has more than ${maxRootFields} root fields` : undefined;

/** The error of a document that exceeds a limit. */
export const tooLarge = (what: string): GraphQLError => clientError('QUERY_TOO_LARGE', `The document ${what}.`);
