import { type ASTNode, type DocumentNode, Kind, parse, type SourceLocation } from 'graphql';

/** Most locations reported per error. */
const MAX_LOCATIONS = 20;

/**
 * Finds the source locations of nodes of a document that was parsed without locations. Given nodes with locations,
 * graphql-js counts the lines of the whole text for each node of each error.
 *
 * @param wanted the nodes to find, for each error
 * @returns for each error the locations of its first twenty nodes
 */
export const findLocations = (
  document: DocumentNode,
  text: string,
  wanted: readonly (readonly ASTNode[] | undefined)[],
): readonly (readonly SourceLocation[] | undefined)[] => {
  const places = wanted.map((nodes) => nodes?.slice(0, MAX_LOCATIONS));
  const search: LocationSearch = { missing: new Set(places.flatMap((nodes = []) => nodes)), starts: new Map() };
  findInNode(document, parse(text), search);
  const lines = findLineStarts(text);
  return places.map((nodes) => nodes?.map((node) => toLocation(search.starts.get(node) ?? 0, lines)));
};

interface LocationSearch {
  readonly missing: Set<unknown>;
  /** Start offsets of the nodes found so far. */
  readonly starts: Map<unknown, number | undefined>;
}

/** Properties that hold child nodes, by node kind. Nodes of other kinds have no children. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  [Kind.DOCUMENT]: ['definitions'],
  [Kind.OPERATION_DEFINITION]: ['name', 'variableDefinitions', 'directives', 'selectionSet'],
  [Kind.FRAGMENT_DEFINITION]: ['name', 'typeCondition', 'directives', 'selectionSet'],
  [Kind.VARIABLE_DEFINITION]: ['variable', 'type', 'defaultValue', 'directives'],
  [Kind.SELECTION_SET]: ['selections'],
  [Kind.FIELD]: ['alias', 'name', 'arguments', 'directives', 'selectionSet'],
  [Kind.FRAGMENT_SPREAD]: ['name', 'directives'],
  [Kind.INLINE_FRAGMENT]: ['typeCondition', 'directives', 'selectionSet'],
  [Kind.DIRECTIVE]: ['name', 'arguments'],
  [Kind.ARGUMENT]: ['name', 'value'],
  [Kind.OBJECT]: ['fields'],
  [Kind.OBJECT_FIELD]: ['name', 'value'],
  [Kind.LIST]: ['values'],
  [Kind.VARIABLE]: ['name'],
  [Kind.NAMED_TYPE]: ['name'],
  [Kind.LIST_TYPE]: ['type'],
  [Kind.NON_NULL_TYPE]: ['type'],
};

/**
 * Walks a node and its counterpart with locations in parallel, until all nodes are found. Stops early: nodes of errors
 * are mostly near the start.
 */
const findInNode = (of: ASTNode, twin: ASTNode, search: LocationSearch): void => {
  if (search.missing.delete(of)) search.starts.set(of, twin.loc?.start);
  const members = CHILDREN[of.kind];
  if (members === undefined) return;
  for (const member of members) {
    if (search.missing.size === 0) return;
    findInMember(of[member as keyof ASTNode], twin[member as keyof ASTNode], search);
  }
};

const findInMember = (held: unknown, twin: unknown, search: LocationSearch): void => {
  if (Array.isArray(held) && Array.isArray(twin))
    for (let at = 0; at < held.length && search.missing.size > 0; at++) findInNode(held[at], twin[at], search);
  else if (isNode(held) && isNode(twin)) findInNode(held, twin, search);
};

const isNode = (held: unknown): held is ASTNode => typeof held === 'object' && held !== null;

const findLineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n|[\n\r]/g)) starts.push(index + lineBreak.length);
  return starts;
};

/** Converts an offset to a line and a column, both counted from 1. */
const toLocation = (position: number, lines: readonly number[]): SourceLocation => {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: position - (lines[low] ?? 0) + 1 };
};
