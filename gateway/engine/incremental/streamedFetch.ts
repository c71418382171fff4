/** Fetches for the streamed items of streamed lists. */
import type { FlattenNodePathSegment } from '@graphql-hive/router-query-planner';
import { toStreamedKey } from '../document/responseNames.ts';
import { type FlattenPath, readFieldNames } from '../execute/path.ts';
import type { FetchPlanNode } from './fetchPlanNode.ts';
import type { SplitList } from './fieldGroups.ts';

/** A fetch for the streamed items of a list alone. Undefined if it is for none of them. */
export const toStreamedFetch = (node: FetchPlanNode, list: SplitList): FetchPlanNode | undefined => {
  if (node.kind === 'Fetch') return undefined;
  if (node.kind === 'Flatten') {
    const path = toStreamedPath(node.path, list);
    return path && { ...node, path };
  }
  const aliases = node.entityBatch.aliases.flatMap((alias) => {
    const paths = alias.paths.map((path) => toStreamedPath(path, list)).filter((path) => path !== undefined);
    return paths.length === 0 ? [] : [{ ...alias, paths }];
  });
  return aliases.length === 0 ? undefined : { ...node, entityBatch: { aliases } };
};

const toStreamedPath = (path: FlattenPath, { place }: SplitList): FlattenNodePathSegment[] | undefined => {
  if (!place.every((name, at) => readFieldNames(path)[at] === name)) return undefined;
  let passed = 0;
  return path.map((segment) => {
    if (typeof segment !== 'object' || !('Field' in segment)) return segment;
    passed++;
    return passed === place.length ? { Field: toStreamedKey(segment.Field) } : segment;
  });
};
