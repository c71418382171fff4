import type { PlanNode, QueryPlan } from '@graphql-hive/router-query-planner';
import { GraphQLError, type OperationDefinitionNode, OperationTypeNode, type SelectionSetNode } from 'graphql';
import type { Overrides } from '../overrides.ts';
import type { Planner } from '../planner.ts';
import type { InStages } from './inStages.ts';

/** How often a planner may break over one operation before it is given up: each time may cost seconds. */
const MAX_BREAKS = 8;

/** Who is asked for plans. */
interface Planners {
  readonly plan: Planner['plan'];
  readonly inStages: InStages;
  /** Plans what cannot be parted any more. */
  readonly otherwise: Planner['plan'];
}

/**
 * Has a planner plan in parts what it breaks over as a whole: in stages, or one half of the fields and then the other, each
 * parted again where it has to be. Halves run at once and their answers are merged, as those of any fetches are; what they
 * have in common is fetched more than once. A mutation is halved at its root alone, and its halves run in order.
 */
export function inParts(planners: Planners): Planner['plan'] {
  return async (operation, overrides) => {
    const nodes = await new Parting(planners, overrides).plan(operation);
    return { kind: 'QueryPlan', node: isMutation(operation) ? inOrder(nodes) : atOnce(nodes) };
  };
}

/** One operation on its way through its parts. */
class Parting {
  readonly #planners: Planners;
  readonly #overrides: Overrides;
  #breaks = 0;

  constructor(planners: Planners, overrides: Overrides) {
    this.#planners = planners;
    this.#overrides = overrides;
  }

  async plan(part: OperationDefinitionNode): Promise<PlanNode[]> {
    try {
      return await this.#whole(part);
    } catch (error) {
      if (error instanceof GraphQLError) throw error;
      return (await this.#parted(part)) ?? nodesOf(await this.#planners.otherwise(part, this.#overrides));
    }
  }

  async #whole(part: OperationDefinitionNode): Promise<PlanNode[]> {
    try {
      return nodesOf(await this.#planners.plan(part, this.#overrides));
    } catch (error) {
      this.#breaks++;
      throw error;
    }
  }

  async #parted(part: OperationDefinitionNode): Promise<PlanNode[] | undefined> {
    const halves = halvesOf(part);
    // Each break may cost seconds: what a stage needs is parted itself only where there are no halves to go on with.
    const planFirst = halves === undefined ? this.plan : this.#whole;
    for (const { first, second } of this.#planners.inStages(part)) {
      if (this.#breaks > MAX_BREAKS) return undefined;
      const nodes = await planFirst.call(this, first).catch(() => undefined);
      if (nodes !== undefined) return [inOrder([...nodes, atOnce([...second])])];
    }
    if (halves === undefined || this.#breaks > MAX_BREAKS) return undefined;
    const nodes: PlanNode[] = [];
    for (const half of halves) nodes.push(...(await this.plan(half)));
    return nodes;
  }
}

function nodesOf({ node }: QueryPlan): PlanNode[] {
  return node === undefined ? [] : [node];
}

function inOrder(nodes: PlanNode[]): PlanNode {
  const [node = { kind: 'Sequence', nodes }] = nodes.length === 1 ? nodes : [];
  return node;
}

function atOnce(nodes: PlanNode[]): PlanNode {
  const [node = { kind: 'Parallel', nodes }] = nodes.length === 1 ? nodes : [];
  return node;
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
