import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { clientError } from '../errors.ts';

/** How much one document may ask for. They bound the work done before the first fetch. */
export interface DocumentLimits {
  /** Lexical tokens of the text. */
  readonly maxTokens: number;
  /** Fields within fields, fragments counted where they are used. */
  readonly maxDepth: number;
  /** Aliased fields, fragments counted where they are used. */
  readonly maxAliases: number;
  /** Fields of one operation's root. */
  readonly maxRootFields: number;
  /** Fields and spreads in all, fragments counted where they are used. */
  readonly maxFields: number;
}

/** Room for any query a person or a client library writes; the introspection query of GraphiQL is 14 deep. */
export const defaultLimits: DocumentLimits = {
  maxTokens: 15_000,
  maxDepth: 20,
  maxAliases: 200,
  maxRootFields: 100,
  maxFields: 5_000,
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
interface Count {
  fields: number;
  aliases: number;
  rootFields: number;
}

/**
 * Looks for a limit the document exceeds. Runs before validation, whose comparison of fields is quadratic, so it takes
 * nothing for granted: fragments may be missing or contain themselves.
 */
export function findExcess(document: DocumentNode, limits: DocumentLimits): GraphQLError | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue;
    const count: Count = { fields: 0, aliases: 0, rootFields: 0 };
    const excess = walk(definition.selectionSet, { depth: 1, count, fragments, limits, open: new Set() });
    if (excess !== undefined) return clientError('QUERY_TOO_LARGE', `The document ${excess}.`);
  }
  return undefined;
}

interface Walk {
  readonly depth: number;
  readonly count: Count;
  readonly fragments: Fragments;
  readonly limits: DocumentLimits;
  /** Fragments being walked: one that meets itself is left to validation. */
  readonly open: ReadonlySet<string>;
}

function walk(set: SelectionSetNode, at: Walk): string | undefined {
  for (const selection of set.selections) {
    const excess = tally(selection, at) ?? descend(selection, at);
    if (excess !== undefined) return excess;
  }
  return undefined;
}

function tally(selection: SelectionNode, { depth, count, limits }: Walk): string | undefined {
  count.fields++;
  if (selection.kind === Kind.FIELD && selection.alias !== undefined) count.aliases++;
  if (selection.kind === Kind.FIELD && depth === 1) count.rootFields++;
  if (depth > limits.maxDepth) return `nests deeper than ${limits.maxDepth} levels`;
  if (count.fields > limits.maxFields) return `selects more than ${limits.maxFields} fields`;
  if (count.aliases > limits.maxAliases) return `has more than ${limits.maxAliases} aliases`;
  if (count.rootFields > limits.maxRootFields) return `has more than ${limits.maxRootFields} root fields`;
  return undefined;
}

function descend(selection: SelectionNode, at: Walk): string | undefined {
  if (selection.kind === Kind.FIELD)
    return selection.selectionSet && walk(selection.selectionSet, { ...at, depth: at.depth + 1 });
  if (selection.kind === Kind.INLINE_FRAGMENT) return walk(selection.selectionSet, at);
  const name = selection.name.value;
  const fragment = at.fragments.get(name);
  if (fragment === undefined || at.open.has(name)) return undefined;
  return walk(fragment.selectionSet, { ...at, open: new Set([...at.open, name]) });
}
