import { type ASTNode, type DocumentNode, parse, type SourceLocation, visit } from 'graphql';

/** Most places told of one error. */
const MAX_LOCATIONS = 20;

/**
 * Finds the places of nodes of a document that was parsed without them. Given nodes with places, graphql-js counts the
 * lines of the whole text for each node of each error.
 */
export function findLocations(
  document: DocumentNode,
  text: string,
): (nodes: readonly ASTNode[]) => readonly SourceLocation[] {
  const located = nodesOf(parse(text));
  const starts = new Map(nodesOf(document).map((node, index) => [node, located[index]?.loc?.start]));
  const lines = lineStarts(text);
  return (nodes) => nodes.slice(0, MAX_LOCATIONS).map((node) => locationOf(starts.get(node) ?? 0, lines));
}

/** In the order of the text. */
function nodesOf(document: DocumentNode): ASTNode[] {
  const nodes: ASTNode[] = [];
  visit(document, { enter: (node) => void nodes.push(node) });
  return nodes;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const { 0: lineBreak, index } of text.matchAll(/\r\n|[\n\r]/g)) starts.push(index + lineBreak.length);
  return starts;
}

/** Lines and columns count from 1. */
function locationOf(position: number, lines: readonly number[]): SourceLocation {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: position - (lines[low] ?? 0) + 1 };
}
