import type { PlanNode, QueryPlan } from '@graphql-hive/router-query-planner';
import { GraphQLError, type OperationDefinitionNode, OperationTypeNode, type SelectionSetNode } from 'graphql';
import type { Planner } from './planner.ts';

/** How often a planner may break over one operation before it is given up: each time may cost seconds. */
const MAX_BREAKS = 8;

/**
 * Has a planner plan in parts what it breaks over as a whole: one half of the fields and then the other, each halved again
 * where it has to be. The parts run at once and their answers are merged, as those of any fetches are; what they have in
 * common is fetched more than once. A mutation is parted at its root alone, and its parts run in order.
 *
 * @param otherwise plans a part that cannot be halved
 */
export function inParts(plan: Planner['plan'], otherwise: Planner['plan']): Planner['plan'] {
  return async (operation, overrides) => {
    let breaks = 0;
    const planPart = async (part: OperationDefinitionNode): Promise<PlanNode[]> => {
      try {
        return nodesOf(await plan(part, overrides));
      } catch (error) {
        if (error instanceof GraphQLError) throw error;
        const halves = ++breaks > MAX_BREAKS ? undefined : halvesOf(part);
        if (halves === undefined) return nodesOf(await otherwise(part, overrides));
        const nodes: PlanNode[] = [];
        for (const half of halves) nodes.push(...(await planPart(half)));
        return nodes;
      }
    };
    const nodes = await planPart(operation);
    const [node = { kind: isMutation(operation) ? 'Sequence' : 'Parallel', nodes }] = nodes.length === 1 ? nodes : [];
    return { kind: 'QueryPlan', node };
  };
}

function nodesOf({ node }: QueryPlan): PlanNode[] {
  return node === undefined ? [] : [node];
}

function isMutation({ operation }: OperationDefinitionNode): boolean {
  return operation === OperationTypeNode.MUTATION;
}

/** Undefined where there is but one field that may be asked for by itself. */
function halvesOf(operation: OperationDefinitionNode): OperationDefinitionNode[] | undefined {
  const halves = halve(operation.selectionSet, !isMutation(operation));
  return halves?.map((selectionSet) => ({ ...operation, selectionSet }));
}

function halve(set: SelectionSetNode, isRepeatable: boolean): SelectionSetNode[] | undefined {
  const { selections } = set;
  const middle = Math.ceil(selections.length / 2);
  if (selections.length > 1)
    return [selections.slice(0, middle), selections.slice(middle)].map((half) => ({ ...set, selections: half }));
  const [only] = selections;
  if (!isRepeatable || only === undefined || !('selectionSet' in only) || only.selectionSet === undefined)
    return undefined;
  return halve(only.selectionSet, true)?.map((selectionSet) => ({ ...set, selections: [{ ...only, selectionSet }] }));
}
