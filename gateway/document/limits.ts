import type { DocumentNode, GraphQLError } from 'graphql';
import { clientError } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { measureDocument, type SelectionSize } from './measure.ts';
import { nestsDeeper } from './nesting.ts';
import { countOverlaps } from './overlaps.ts';

/** Looks for a limit that a document's text exceeds before it is parsed. */
export function findTextExcess(text: string, { maxCharacters, maxNesting }: Limits): GraphQLError | undefined {
  if (text.length > maxCharacters)
    return tooLarge(`has more than ${maxCharacters} characters; put long values into variables`);
  return nestsDeeper(text, maxNesting) ? tooLarge(`has brackets nested deeper than ${maxNesting} levels`) : undefined;
}

/** What is known of a parsed document before it is validated. */
export interface DocumentCheck {
  /** The limit it exceeds, if any. */
  readonly excess: GraphQLError | undefined;
  /** Whether a fragment contains itself, in which case its size is unknown. */
  readonly hasCycle: boolean;
}

/**
 * Looks for a limit that a parsed document exceeds. Runs before validation, some rules of which compare every field with
 * others, so the document need not be valid.
 */
export function checkDocument(document: DocumentNode, limits: Limits): DocumentCheck {
  const { maxDefinitions, maxNesting } = limits;
  if (document.definitions.length > maxDefinitions)
    return { excess: tooLarge(`has more than ${maxDefinitions} operations and fragments`), hasCycle: false };
  const { operations, fragments, hasCycle } = measureDocument(document, maxNesting);
  const excess =
    firstOf(operations, (size) => excessOf(size, limits) ?? rootExcessOf(size, limits)) ??
    firstOf(fragments, (size) => excessOf(size, limits));
  if (excess !== undefined) return { excess: tooLarge(excess), hasCycle };
  return { excess: hasCycle ? undefined : findRepetition(document, [...operations, ...fragments], limits), hasCycle };
}

/** Most operations of a document that are as large as one may be. */
const MAX_LARGE_OPERATIONS = 10;

/** Most pairs of fields of one name that validation compares; each takes it up to a microsecond. */
const MAX_OVERLAPS = 25_000;

function findRepetition(document: DocumentNode, sizes: readonly SelectionSize[], { maxFields }: Limits) {
  const fields = sizes.reduce((sum, size) => sum + size.fields, 0);
  // So few fields make fewer pairs.
  if ((fields * fields) / 2 <= MAX_OVERLAPS) return undefined;
  const maxInAll = maxFields * MAX_LARGE_OPERATIONS;
  if (fields > maxInAll)
    return tooLarge(`selects more than ${maxInAll} fields in its operations and fragments together`);
  return countOverlaps(document, MAX_OVERLAPS) > MAX_OVERLAPS ? tooRepetitive() : undefined;
}

/** The error of a document whose fields cannot be compared in reasonable time. */
export function tooRepetitive(): GraphQLError {
  return tooLarge('repeats fields of one name too often to be checked');
}

function firstOf(sizes: readonly SelectionSize[], find: (size: SelectionSize) => string | undefined) {
  for (const size of sizes) {
    const found = find(size);
    if (found !== undefined) return found;
  }
  return undefined;
}

function excessOf(size: SelectionSize, limits: Limits): string | undefined {
  if (size.depth > limits.maxDepth) return `nests fields deeper than ${limits.maxDepth} levels`;
  if (size.nesting > limits.maxNesting) return `nests fragments deeper than ${limits.maxNesting} levels`;
  if (size.fields > limits.maxFields) return `selects more than ${limits.maxFields} fields`;
  if (size.aliases > limits.maxAliases) return `has more than ${limits.maxAliases} aliases`;
  if (size.argumentCharacters > limits.maxCharacters)
    return `has arguments of more than ${limits.maxCharacters} characters, fragments counted where they are used`;
  return undefined;
}

function rootExcessOf({ ownFields }: SelectionSize, { maxRootFields }: Limits): string | undefined {
  return ownFields > maxRootFields ? `has more than ${maxRootFields} root fields` : undefined;
}

/** The error of a document that is beyond a limit. */
export function tooLarge(what: string): GraphQLError {
  return clientError('QUERY_TOO_LARGE', `The document ${what}.`);
}
