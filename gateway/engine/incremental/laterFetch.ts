/** Fetches for the later items of streamed lists. */
import type { FlattenNodePathSegment } from '@graphql-hive/router-query-planner';
import { restKey } from '../document/responseNames.ts';
import { type LeafNode, namesOf } from './leafNode.ts';
import type { SplitList } from './selectedFields.ts';

/** A fetch for the later items of a list alone. Undefined if it is for none of them. */
export const moveToLater = (node: LeafNode, list: SplitList): LeafNode | undefined => {
  if (node.kind === 'Fetch') return undefined;
  if (node.kind === 'Flatten') {
    const path = laterPath(node.path, list);
    return path && { ...node, path };
  }
  const aliases = node.entityBatch.aliases.flatMap((alias) => {
    const paths = alias.paths.map((path) => laterPath(path, list)).filter((path) => path !== undefined);
    return paths.length === 0 ? [] : [{ ...alias, paths }];
  });
  return aliases.length === 0 ? undefined : { ...node, entityBatch: { aliases } };
};

const laterPath = (
  path: readonly FlattenNodePathSegment[],
  { place }: SplitList,
): FlattenNodePathSegment[] | undefined => {
  if (!place.every((name, at) => namesOf(path)[at] === name)) return undefined;
  let passed = 0;
  return path.map((segment) => {
    if (typeof segment !== 'object' || !('Field' in segment)) return segment;
    passed++;
    return passed === place.length ? { Field: restKey(segment.Field) } : segment;
  });
};
