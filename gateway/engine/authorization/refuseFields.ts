import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { getResponseKey } from '../base/responseKey.ts';
import { TYPENAME } from '../base/typename.ts';
import { findField } from '../document/inlineFragments.ts';
import { toRefusedKey } from '../document/responseNames.ts';
import type { UnmetRequirements } from './authorizer.ts';
import type { FieldAccess } from './fieldAccess.ts';

/** An operation, split by what its caller may select. */
export interface AuthorizedOperation {
  /** Without the refused fields. It selects nothing if the answer is null as a whole. */
  readonly allowed: OperationDefinitionNode;
  /**
   * With the refused fields, under keys that no data has: the planner may fetch a refused field for itself, as a key or a
   * requirement.
   */
  readonly shown: OperationDefinitionNode;
}

/** The schema and the requirements that decide which fields are refused. */
export interface RefusalContext {
  readonly schema: GraphQLSchema;
  readonly access: FieldAccess;
  readonly unmet: UnmetRequirements;
}

/** Removes the fields that the caller may not select from an operation whose fragments are inlined. */
export const refuseFields = (operation: OperationDefinitionNode, refusing: RefusalContext): AuthorizedOperation => {
  const root = refusing.schema.getRootType(operation.operation);
  if (refusing.unmet.size === 0 || !root) return { allowed: operation, shown: operation };
  const { allowed, shown } = splitSet(operation.selectionSet, root, refusing);
  const isNull = operation.selectionSet.selections.some(
    (selection) =>
      selection.kind === Kind.FIELD &&
      isRefused(selection, root, refusing) &&
      isNonNullType(findField(root, selection.name.value)?.type),
  );
  const selections = isNull ? [] : allowed.selections;
  return {
    allowed: { ...operation, selectionSet: { ...allowed, selections } },
    shown: { ...operation, selectionSet: shown },
  };
};

interface SplitSet {
  readonly allowed: SelectionSetNode;
  readonly shown: SelectionSetNode;
}

const splitSet = (set: SelectionSetNode, parent: GraphQLCompositeType, refusing: RefusalContext): SplitSet => {
  const allowed: SelectionNode[] = [];
  const shown: SelectionNode[] = [];
  let needsType = false;
  for (const selection of set.selections) {
    const split = splitSelection(selection, parent, refusing);
    if (split.allowed !== undefined) allowed.push(split.allowed);
    shown.push(split.shown);
    needsType ||= selection.kind === Kind.INLINE_FRAGMENT && split.allowed !== split.shown;
  }
  // Which objects a refused field of a fragment belongs to, and so where its error is, depends on their types.
  if (needsType && !allowed.some(isTypename)) allowed.push(TYPENAME);
  return { allowed: { ...set, selections: allowed }, shown: { ...set, selections: shown } };
};

const isTypename = (node: SelectionNode): boolean =>
  node.kind === Kind.FIELD && node.name.value === '__typename' && node.alias === undefined;

interface SplitSelection {
  readonly allowed: SelectionNode | undefined;
  readonly shown: SelectionNode;
}

const splitSelection = (
  node: SelectionNode,
  parent: GraphQLCompositeType,
  refusing: RefusalContext,
): SplitSelection => {
  if (node.kind === Kind.FRAGMENT_SPREAD) return { allowed: node, shown: node };
  if (node.kind === Kind.FIELD && isRefused(node, parent, refusing))
    return { allowed: undefined, shown: { ...node, alias: refusedAlias(node) } };
  const type = findSelectedType(node, parent, refusing.schema);
  if (node.selectionSet === undefined || !isCompositeType(type)) return { allowed: node, shown: node };
  const { allowed, shown } = splitSet(node.selectionSet, type, refusing);
  const isSame =
    allowed.selections.length === shown.selections.length &&
    allowed.selections.every((one, at) => one === shown.selections[at]);
  return isSame
    ? { allowed: node, shown: node }
    : { allowed: { ...node, selectionSet: allowed }, shown: { ...node, selectionSet: shown } };
};

const findSelectedType = (
  node: Exclude<SelectionNode, { kind: Kind.FRAGMENT_SPREAD }>,
  parent: GraphQLCompositeType,
  schema: GraphQLSchema,
) => {
  if (node.kind === Kind.FIELD) return getNamedType(findField(parent, node.name.value)?.type);
  return node.typeCondition === undefined ? parent : schema.getType(node.typeCondition.name.value);
};

const isRefused = ({ name }: FieldNode, parent: GraphQLCompositeType, { access, unmet }: RefusalContext): boolean =>
  access.listRequirements(parent, name.value).some((requirement) => unmet.has(requirement));

const refusedAlias = (field: FieldNode) => ({ kind: Kind.NAME, value: toRefusedKey(getResponseKey(field)) }) as const;
