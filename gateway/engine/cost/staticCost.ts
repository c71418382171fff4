import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type { Limits } from '../base/limits.ts';
import type { Variables } from '../document/conditions.ts';
import type { GroupedField, GroupedSelectionSet } from '../document/deliveryGroups.ts';
import { findField, inlineFragments } from '../document/inlineFragments.ts';
import { splitIntrospection } from '../document/splitIntrospection.ts';
import type { ListSize } from './costDirectives.ts';
import type { CostModel } from './costModel.ts';
import { computeArgumentCost, splitArgumentCosts, type VariableArgument } from './inputCost.ts';
import { computeListSize, isSizeVariable, readSlicingArguments, type SlicedListSize } from './slicingArguments.ts';

/**
 * Static cost of an operation, with all parts that do not depend on variables already computed. It counts the objects
 * of the largest answer that the page sizes allow, each weighted by `@cost`.
 */
export interface QueryCost {
  readonly fixed: number;
  /** Costs of list items, each multiplied by the size of its list. */
  readonly multiplied: readonly { readonly size: ItemCount; readonly cost: QueryCost }[];
  /** Costs of the possible object types. Only the highest counts. */
  readonly alternatives: readonly QueryCost[];
  /** Arguments whose cost depends on variables. */
  readonly arguments: readonly VariableArgument[];
}

/** A number of items: a constant, or one that depends on variables. */
export type ItemCount = number | SlicedListSize;

/** Compiles the cost of an operation whose fragments are inlined and whose conditions are applied. */
export const compileQueryCost = ({ selectionSet, operation }: OperationDefinitionNode, model: CostModel): QueryCost => {
  const root = model.schema.getRootType(operation);
  return root ? compileSetCost(selectionSet, root, undefined, model) : NO_COST;
};

/**
 * Compiles how many deferred fragments and streamed lists the largest answer has, over all its objects.
 *
 * @param operation whose fields name their parts
 */
export const compileGroupCount = (operation: OperationDefinitionNode, model: CostModel): QueryCost => {
  const fieldCost: CostModel['fieldCost'] = (typeName, field) => ({
    ...model.fieldCost(typeName, field),
    ...{ weight: 0, typeWeight: 0, arguments: [] },
  });
  return compileQueryCost(operation, { ...model, fieldCost, countsParts: true });
};

const NO_COST: QueryCost = { fixed: 0, multiplied: [], alternatives: [], arguments: [] };

/** Upper bound of a cost: the largest integer that a number represents exactly. */
export const MAX_QUERY_COST = Number.MAX_SAFE_INTEGER;

/** Computes the cost for a request's variables, at most `MAX_QUERY_COST`. */
export const computeQueryCost = (
  { fixed, multiplied, alternatives, arguments: given }: QueryCost,
  variables: Variables,
): number => {
  let sum = fixed;
  for (const one of given) sum += computeArgumentCost(one, variables);
  for (const { size, cost } of multiplied) {
    const times = computeItemCount(size, variables);
    // Zero items cost nothing, even if one item costs infinity: `0 * Infinity` is NaN.
    if (times > 0) sum += times * computeQueryCost(cost, variables);
  }
  let highest = 0;
  for (const alternative of alternatives) highest = Math.max(highest, computeQueryCost(alternative, variables));
  return Math.min(sum + highest, MAX_QUERY_COST);
};

/** Whether the cost is the same for all variables. */
export const isConstantCost = ({ multiplied, alternatives, arguments: given }: QueryCost): boolean =>
  given.length === 0 &&
  multiplied.every(({ size, cost }) => typeof size === 'number' && isConstantCost(cost)) &&
  alternatives.every(isConstantCost);

const computeItemCount = (size: ItemCount, variables: Variables): number =>
  typeof size === 'number' ? size : computeListSize(size, variables);

/** List sizes of some fields of a type, as the `@listSize` of the parent field states them. */
interface ListSizes {
  readonly fields: ReadonlySet<string>;
  readonly size: ItemCount;
}

interface MutableCost {
  fixed: number;
  readonly multiplied: { readonly size: ItemCount; readonly cost: QueryCost }[];
  readonly alternatives: QueryCost[];
  readonly arguments: VariableArgument[];
}

const createEmptyCost = (): MutableCost => ({ fixed: 0, multiplied: [], alternatives: [], arguments: [] });

const compileSetCost = (
  { selections, fragments = [] }: GroupedSelectionSet,
  parent: GraphQLCompositeType,
  sizing: ListSizes | undefined,
  model: CostModel,
): QueryCost => {
  const sum = createEmptyCost();
  if (model.countsParts) sum.fixed = fragments.length;
  const members = new Map<string, QueryCost[]>();
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) addFieldCost(sum, selection, parent, sizing, model);
    else addFragmentCost(members, selection, parent, sizing, model);
  }
  for (const [name, costs] of members) {
    if (isObjectType(model.schema.getType(name))) sum.alternatives.push(sumCosts(costs));
    else for (const cost of costs) addMultiplied(sum, 1, cost);
  }
  return sum;
};

const sumCosts = (costs: readonly QueryCost[]): QueryCost => {
  const sum = createEmptyCost();
  for (const cost of costs) addMultiplied(sum, 1, cost);
  return sum;
};

const addFragmentCost = (
  members: Map<string, QueryCost[]>,
  selection: Exclude<SelectionNode, FieldNode>,
  parent: GraphQLCompositeType,
  sizing: ListSizes | undefined,
  model: CostModel,
): void => {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return;
  const type = model.schema.getType(selection.typeCondition?.name.value ?? parent.name);
  if (!isCompositeType(type)) return;
  const costs = members.get(type.name) ?? [];
  costs.push(compileSetCost(selection.selectionSet, type, sizing, model));
  members.set(type.name, costs);
};

const addFieldCost = (
  sum: MutableCost,
  node: GroupedField,
  parent: GraphQLCompositeType,
  sizing: ListSizes | undefined,
  model: CostModel,
): void => {
  const field = findField(parent, node.name.value);
  if (field === undefined) return;
  const { weight, typeWeight, listSize, arguments: priced } = model.fieldCost(parent.name, field);
  sum.fixed += weight;
  if (model.countsParts && node.stream !== undefined) sum.fixed++;
  if (priced.length > 0) {
    const { fixed, dependent } = splitArgumentCosts(node, priced);
    sum.fixed += fixed;
    sum.arguments.push(...dependent);
  }
  if (node.selectionSet === undefined && typeWeight === 0) return;
  const size = listSize && compileItemCount(node, field, listSize, model);
  const type = getNamedType(field.type);
  const below =
    node.selectionSet && isCompositeType(type)
      ? compileSetCost(node.selectionSet, type, size === undefined ? undefined : toListSizes(size, listSize), model)
      : NO_COST;
  const own = sizing?.fields.has(field.name) ? sizing.size : listSize?.sizedFields.size ? 1 : size;
  const depth = listDepth(field.type);
  const times = depth > 0 ? (own ?? model.assumedListSize) : 1;
  const item = { ...below, fixed: typeWeight + below.fixed };
  addMultiplied(sum, times, depth > 1 ? multiplyCost(model.assumedListSize ** (depth - 1), item) : item);
};

/** The cost of so many items. */
const multiplyCost = (size: ItemCount, item: QueryCost): QueryCost => {
  const sum = createEmptyCost();
  addMultiplied(sum, size, item);
  return sum;
};

const toListSizes = (size: ItemCount, listSize: ListSize | undefined): ListSizes | undefined =>
  listSize?.sizedFields.size ? { fields: listSize.sizedFields, size } : undefined;

/** Number of lists within each other. `@listSize` is about the outermost one. */
const listDepth = (type: GraphQLOutputType): number => {
  if (isNonNullType(type)) return listDepth(type.ofType);
  return isListType(type) ? 1 + listDepth(type.ofType) : 0;
};

/** Adds `cost` to `sum`, multiplied by `size`. */
const addMultiplied = (sum: MutableCost, size: ItemCount, cost: QueryCost): void => {
  const { multiplied, alternatives, arguments: given } = cost;
  const isVariable = multiplied.length > 0 || alternatives.length > 0 || given.length > 0;
  if (isVariable || typeof size !== 'number') {
    if (cost.fixed > 0 || isVariable) sum.multiplied.push({ size, cost });
  } else if (size > 0) sum.fixed = Math.min(sum.fixed + size * cost.fixed, MAX_QUERY_COST);
};

const compileItemCount = (
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  { slicingArguments, assumedSize }: ListSize,
  model: CostModel,
): ItemCount => {
  const sliced = {
    slices: readSlicingArguments(node, field, slicingArguments),
    assumed: assumedSize ?? model.assumedListSize,
  };
  return isSizeVariable(sliced) ? sliced : computeListSize(sliced, {});
};

/**
 * The static cost of an operation without running it, as if its caller may select all of it.
 *
 * @param document a valid operation with its fragments
 */
export const estimateCost = (
  document: DocumentNode,
  variables: Variables,
  { costModel, limits }: { readonly costModel: CostModel; readonly limits: Limits },
): number => {
  const definition = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (definition === undefined) return 0;
  const inlined = inlineFragments(document, definition, variables, { schema: costModel.schema, limits });
  const { planned } = splitIntrospection(inlined);
  return planned === undefined ? 0 : computeQueryCost(compileQueryCost(planned, costModel), variables);
};
