import type { PlanNode, QueryPlan } from '@graphql-hive/router-query-planner';
import { GraphQLError, Kind, parse, print, type SelectionSetNode } from 'graphql';
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
  return async (text, name, overrides) => {
    let breaks = 0;
    const planPart = async (part: string): Promise<PlanNode[]> => {
      try {
        return nodesOf(await plan(part, name, overrides));
      } catch (error) {
        if (error instanceof GraphQLError) throw error;
        const halves = ++breaks > MAX_BREAKS ? undefined : halvesOf(part);
        if (halves === undefined) return nodesOf(await otherwise(part, name, overrides));
        const nodes: PlanNode[] = [];
        for (const half of halves) nodes.push(...(await planPart(half)));
        return nodes;
      }
    };
    const nodes = await planPart(text);
    const [node = { kind: isMutation(text) ? 'Sequence' : 'Parallel', nodes }] = nodes.length === 1 ? nodes : [];
    return { kind: 'QueryPlan', node };
  };
}

function nodesOf({ node }: QueryPlan): PlanNode[] {
  return node === undefined ? [] : [node];
}

function isMutation(text: string): boolean {
  return text.startsWith('mutation');
}

/** Undefined where there is but one field that may be asked for by itself. */
function halvesOf(text: string): string[] | undefined {
  const document = parse(text, { noLocation: true });
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) return undefined;
  const halves = halve(operation.selectionSet, operation.operation !== 'mutation');
  return halves?.map((selectionSet) => print({ ...operation, selectionSet }));
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
