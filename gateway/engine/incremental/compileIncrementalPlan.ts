import type { PlanNode } from '@graphql-hive/router-query-planner';
import { Kind, type OperationDefinitionNode, OperationTypeNode, type SelectionSetNode, visit } from 'graphql';
import type { CostModel } from '../cost/costModel.ts';
import { compileGroupCount, computeQueryCost } from '../cost/staticCost.ts';
import type { Variables } from '../document/conditions.ts';
import type { DeliveryGroup, GroupedField, GroupedSelectionSet } from '../document/deliveryGroups.ts';
import { isExact, type PlanStep } from '../execute/planSteps.ts';
import { compilePlan, type PlanContext } from '../plan/compilePlan.ts';
import { compileProjection, type Projection } from '../shape/projection.ts';
import { readFieldGroups } from './fieldGroups.ts';
import { buildGroupShapes, type GroupShape, type GroupShapeContext } from './groupShapes.ts';
import { splitLists } from './splitLists.ts';
import { type DeferredFetch, type SplitPlan, splitPlan } from './splitPlan.ts';

/** A group and its projection. */
export interface CompiledGroup extends GroupShape {
  readonly project: Projection;
}

/** A fetch for deferred groups, compiled. */
export interface CompiledDeferredFetch<Context> extends Omit<DeferredFetch, 'node'> {
  readonly step: PlanStep<Context>;
}

/** An operation that is answered incrementally. */
export interface IncrementalPlan<Context> {
  /** The plan of the initial result. */
  readonly initial: PlanStep<Context> | undefined;
  readonly deferred: readonly CompiledDeferredFetch<Context>[];
  /** The initial result, and the deferred ones. */
  readonly parts: readonly [CompiledGroup, ...CompiledGroup[]];
  /** Deferred fetches of a mutation run after all others: they may read what it has written. */
  readonly isSequential: boolean;
  /** How many deferred fragments and streamed lists the answer may have, over all its objects. */
  readonly count: (variables: Variables) => number;
}

/** An operation whose fields name their groups, and its plan. */
export interface PlannedIncrementalOperation {
  readonly node: PlanNode;
  /** What is planned. */
  readonly planned: OperationDefinitionNode;
  /** What the client sees. */
  readonly shown: OperationDefinitionNode;
  readonly parts: readonly DeliveryGroup[];
}

/**
 * Compiles the groups of an operation along the boundaries of its fetches.
 *
 * @returns undefined if no group has a fetch of its own: then nothing is gained by delivering it later; and if `@skip` or
 * `@include` left an object without fields, since it is unknown which group fetches it
 */
export const compileIncrementalPlan = <Context>(
  { node, planned, shown, parts }: PlannedIncrementalOperation,
  context: PlanContext<Context> & Omit<GroupShapeContext, 'isExact'> & { readonly costModel: CostModel },
): IncrementalPlan<Context> | undefined => {
  if (hasEmptyObject(shown.selectionSet)) return undefined;
  const { split, ...expanded } = splitWithLists(node, { planned, shown, parts }, new Set(findStreamGroups(parts)));
  if (split.deferred.length === 0) return undefined;
  const nodes = [split.initial ?? { kind: 'Sequence' as const, nodes: [] }, ...split.deferred.map(({ node }) => node)];
  const step = compilePlan({ kind: 'Parallel', nodes }, removeGroups(planned), context);
  const [initial, ...fetches] = 'steps' in step ? step.steps : [];
  const delivered = new Set(split.deferred.flatMap((fetch) => fetch.parts));
  const shapes = buildGroupShapes(expanded.shown, expanded.parts, delivered, { ...context, isExact: isExact(step) });
  const [first, ...others] = shapes.map((shape) => ({ ...shape, project: compileProjection(shape.shape) }));
  if (first === undefined) return undefined;
  const count = compileGroupCount(planned, context.costModel);
  return {
    initial,
    deferred: split.deferred.flatMap(({ node: _, ...fetch }, at) => {
      const step = fetches[at];
      return step === undefined ? [] : [{ ...fetch, step }];
    }),
    parts: [first, ...others],
    isSequential: planned.operation === OperationTypeNode.MUTATION,
    count: (variables) => computeQueryCost(count, variables),
  };
};

const findStreamGroups = (parts: readonly DeliveryGroup[]): readonly number[] =>
  parts.filter(({ stream }) => stream !== undefined).map(({ id }) => id);

/** Splits a plan with those streamed lists whose streamed items are in fact delivered later. */
const splitWithLists = (
  node: PlanNode,
  operation: Omit<PlannedIncrementalOperation, 'node'>,
  streamed: ReadonlySet<number>,
): Omit<PlannedIncrementalOperation, 'node' | 'planned'> & { readonly split: SplitPlan } => {
  const listSplit = { streamed, parts: [...operation.parts], added: new Map() };
  const planned = splitLists(operation.planned, listSplit);
  const shown = splitLists(operation.shown, listSplit);
  const { parts } = listSplit;
  const split = splitPlan(node, readFieldGroups(planned), parts);
  return split.unsplit.size === 0
    ? { split, shown, parts }
    : splitWithLists(node, operation, streamed.difference(split.unsplit));
};

const hasEmptyObject = ({ selections }: SelectionSetNode): boolean =>
  selections.length === 0 ||
  selections.some((one) => one.kind !== Kind.FRAGMENT_SPREAD && one.selectionSet && hasEmptyObject(one.selectionSet));

/** The operation as planners read it. */
export const removeGroups = (operation: OperationDefinitionNode): OperationDefinitionNode =>
  visit(operation, {
    [Kind.FIELD]: (node: GroupedField) => {
      const { parts, stream, ...field } = node;
      return parts === undefined && stream === undefined ? undefined : field;
    },
    [Kind.SELECTION_SET]: (node: GroupedSelectionSet) => {
      const { fragments, ...set } = node;
      return fragments === undefined ? undefined : set;
    },
  });
