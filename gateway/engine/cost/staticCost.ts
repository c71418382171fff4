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
import { fieldOf, inlineFragments } from '../document/inlineFragments.ts';
import type { PartField, PartSet } from '../document/parts.ts';
import { splitRoot } from '../document/splitIntrospection.ts';
import type { ListSize } from './costDirectives.ts';
import type { CostModel } from './costModel.ts';
import { costOfArgument, costOfArguments, type GivenArgument } from './inputCost.ts';
import { isSizeVariable, type ListSlices, sizeOfSlices, slicesOf } from './listSlices.ts';

/**
 * Static cost of an operation, with all parts that do not depend on variables already computed. It counts the objects
 * of the largest answer that the page sizes allow, each weighted by `@cost`.
 */
export interface Cost {
  readonly fixed: number;
  /** Costs of list items, each multiplied by the size of its list. */
  readonly multiplied: readonly { readonly size: Size; readonly cost: Cost }[];
  /** Costs of the possible object types. Only the highest counts. */
  readonly alternatives: readonly Cost[];
  /** Arguments whose cost depends on variables. */
  readonly arguments: readonly GivenArgument[];
}

/** A number of items: a constant, or one that depends on variables. */
export type Size = number | ListSlices;

/** Compiles the cost of an operation whose fragments are inlined and whose conditions are applied. */
export const compileCost = ({ selectionSet, operation }: OperationDefinitionNode, model: CostModel): Cost => {
  const root = model.schema.getRootType(operation);
  return root ? costOfSet(selectionSet, root, undefined, model) : NO_COST;
};

/**
 * Compiles how many deferred fragments and streamed lists the largest answer has, over all its objects.
 *
 * @param operation whose fields name their parts
 */
export const compilePartCount = (operation: OperationDefinitionNode, model: CostModel): Cost => {
  const fieldCost: CostModel['fieldCost'] = (typeName, field) => ({
    ...model.fieldCost(typeName, field),
    ...{ weight: 0, typeWeight: 0, arguments: [] },
  });
  return compileCost(operation, { ...model, fieldCost, countsParts: true });
};

const NO_COST: Cost = { fixed: 0, multiplied: [], alternatives: [], arguments: [] };

/** Upper bound of a cost: the largest integer that a number represents exactly. */
export const MAX_COST = Number.MAX_SAFE_INTEGER;

/** Computes the cost for a request's variables, at most `MAX_COST`. */
export const costFor = ({ fixed, multiplied, alternatives, arguments: given }: Cost, variables: Variables): number => {
  let sum = fixed;
  for (const one of given) sum += costOfArgument(one, variables);
  for (const { size, cost } of multiplied) {
    const times = sizeFor(size, variables);
    // Zero items cost nothing, even if one item costs infinity: `0 * Infinity` is NaN.
    if (times > 0) sum += times * costFor(cost, variables);
  }
  let highest = 0;
  for (const alternative of alternatives) highest = Math.max(highest, costFor(alternative, variables));
  return Math.min(sum + highest, MAX_COST);
};

/** Whether the cost is the same for all variables. */
export const isConstant = ({ multiplied, alternatives, arguments: given }: Cost): boolean =>
  given.length === 0 &&
  multiplied.every(({ size, cost }) => typeof size === 'number' && isConstant(cost)) &&
  alternatives.every(isConstant);

const sizeFor = (size: Size, variables: Variables): number =>
  typeof size === 'number' ? size : sizeOfSlices(size, variables);

/** List sizes of some fields of a type, as the `@listSize` of the parent field states them. */
interface ListSizes {
  readonly fields: ReadonlySet<string>;
  readonly size: Size;
}

interface MutableCost {
  fixed: number;
  readonly multiplied: { readonly size: Size; readonly cost: Cost }[];
  readonly alternatives: Cost[];
  readonly arguments: GivenArgument[];
}

const emptyCost = (): MutableCost => ({ fixed: 0, multiplied: [], alternatives: [], arguments: [] });

const costOfSet = (
  { selections, fragments = [] }: PartSet,
  parent: GraphQLCompositeType,
  sizing: ListSizes | undefined,
  model: CostModel,
): Cost => {
  const sum = emptyCost();
  if (model.countsParts) sum.fixed = fragments.length;
  const members = new Map<string, Cost[]>();
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) addField(sum, selection, parent, sizing, model);
    else addFragment(members, selection, parent, sizing, model);
  }
  for (const [name, costs] of members) {
    if (isObjectType(model.schema.getType(name))) sum.alternatives.push(add(costs));
    else for (const cost of costs) multiply(sum, 1, cost);
  }
  return sum;
};

const add = (costs: readonly Cost[]): Cost => {
  const sum = emptyCost();
  for (const cost of costs) multiply(sum, 1, cost);
  return sum;
};

const addFragment = (
  members: Map<string, Cost[]>,
  selection: Exclude<SelectionNode, FieldNode>,
  parent: GraphQLCompositeType,
  sizing: ListSizes | undefined,
  model: CostModel,
): void => {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return;
  const type = model.schema.getType(selection.typeCondition?.name.value ?? parent.name);
  if (!isCompositeType(type)) return;
  const costs = members.get(type.name) ?? [];
  costs.push(costOfSet(selection.selectionSet, type, sizing, model));
  members.set(type.name, costs);
};

const addField = (
  sum: MutableCost,
  node: PartField,
  parent: GraphQLCompositeType,
  sizing: ListSizes | undefined,
  model: CostModel,
): void => {
  const field = fieldOf(parent, node.name.value);
  if (field === undefined) return;
  const { weight, typeWeight, listSize, arguments: priced } = model.fieldCost(parent.name, field);
  sum.fixed += weight;
  if (model.countsParts && node.stream !== undefined) sum.fixed++;
  if (priced.length > 0) {
    const { fixed, dependent } = costOfArguments(node, priced);
    sum.fixed += fixed;
    sum.arguments.push(...dependent);
  }
  if (node.selectionSet === undefined && typeWeight === 0) return;
  const size = listSize && sizeOf(node, field, listSize, model);
  const type = getNamedType(field.type);
  const below =
    node.selectionSet && isCompositeType(type)
      ? costOfSet(node.selectionSet, type, size === undefined ? undefined : listSizesOf(size, listSize), model)
      : NO_COST;
  const own = sizing?.fields.has(field.name) ? sizing.size : listSize?.sizedFields.size ? 1 : size;
  const depth = listDepth(field.type);
  const times = depth > 0 ? (own ?? model.assumedListSize) : 1;
  const item = { ...below, fixed: typeWeight + below.fixed };
  multiply(sum, times, depth > 1 ? timesOver(model.assumedListSize ** (depth - 1), item) : item);
};

/** The cost of so many items. */
const timesOver = (size: Size, item: Cost): Cost => {
  const sum = emptyCost();
  multiply(sum, size, item);
  return sum;
};

const listSizesOf = (size: Size, listSize: ListSize | undefined): ListSizes | undefined =>
  listSize?.sizedFields.size ? { fields: listSize.sizedFields, size } : undefined;

/** Number of lists within each other. `@listSize` is about the outermost one. */
const listDepth = (type: GraphQLOutputType): number => {
  if (isNonNullType(type)) return listDepth(type.ofType);
  return isListType(type) ? 1 + listDepth(type.ofType) : 0;
};

/** Adds `cost` to `sum`, multiplied by `size`. */
const multiply = (sum: MutableCost, size: Size, cost: Cost): void => {
  const { multiplied, alternatives, arguments: given } = cost;
  const isVariable = multiplied.length > 0 || alternatives.length > 0 || given.length > 0;
  if (isVariable || typeof size !== 'number') {
    if (cost.fixed > 0 || isVariable) sum.multiplied.push({ size, cost });
  } else if (size > 0) sum.fixed = Math.min(sum.fixed + size * cost.fixed, MAX_COST);
};

const sizeOf = (
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  { slicingArguments, assumedSize }: ListSize,
  model: CostModel,
): Size => {
  const sliced = { slices: slicesOf(node, field, slicingArguments), assumed: assumedSize ?? model.assumedListSize };
  return isSizeVariable(sliced) ? sliced : sizeOfSlices(sliced, {});
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
  const { planned } = splitRoot(inlined);
  return planned === undefined ? 0 : costFor(compileCost(planned, costModel), variables);
};
