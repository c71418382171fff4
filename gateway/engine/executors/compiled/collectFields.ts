import {
  type FieldNode,
  type GraphQLObjectType,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { getResponseKey } from '../../base/responseKey.ts';
import type { FetchOperation } from './fieldTable.ts';

/** The selected fields of one type by response name (GraphQL specification, CollectFields). */
export const collectFields = (
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fetch: FetchOperation,
): ReadonlyMap<string, readonly [FieldNode, ...FieldNode[]]> => {
  const found = new Map<string, [FieldNode, ...FieldNode[]]>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const node of selections)
      if (node.kind === Kind.FIELD) {
        const key = getResponseKey(node);
        const known = found.get(key);
        if (known === undefined) found.set(key, [node]);
        else known.push(node);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (appliesTo(node.typeCondition, type, fetch)) collect(node.selectionSet);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = fetch.fragments[node.name.value];
        if (fragment && appliesTo(fragment.typeCondition, type, fetch)) collect(fragment.selectionSet);
      }
  };
  sets.forEach(collect);
  return found;
};

const appliesTo = (
  condition: NamedTypeNode | undefined,
  type: GraphQLObjectType,
  { schema }: FetchOperation,
): boolean => {
  if (condition === undefined || condition.name.value === type.name) return true;
  const wider = schema.getType(condition.name.value);
  return isAbstractType(wider) && schema.isSubType(wider, type);
};
