import type { GraphQLError, OperationDefinitionNode } from 'graphql';
import type { Variables } from '../document/conditions.ts';
import { tooCostly } from '../errors/clientError.ts';
import type { Introspection } from '../introspection/createIntrospection.ts';
import type { CostModel } from './costModel.ts';
import { compileCost, costFor, isConstant } from './staticCost.ts';

/** The result of the cost check of an operation for one request. */
export interface CostVerdict {
  /** The error if the operation is refused, else undefined. */
  readonly refusal: GraphQLError | undefined;
  /** Static cost of the operation. */
  readonly cost: number;
  /** Whether the answer may hold so many rows that optimizing the work per row pays at once. */
  readonly isLarge: boolean;
}

export type CheckCost = (variables: Variables) => CostVerdict;

export interface CostCheck {
  readonly check: CheckCost;
  /** Whether the verdict is the same for all variables. */
  readonly isConstant: boolean;
}

/** What an operation selects: fields of subgraphs, and the schema. */
export interface PricedOperation {
  readonly planned: OperationDefinitionNode | undefined;
  readonly introspection: Introspection | undefined;
}

/** Compiles the cost check of an operation. Called once per operation, used for all requests that send it. */
export type CompileCostCheck = (operation: PricedOperation) => CostCheck;

/** Creates cost checks against `maxCost`. Planned fields and introspection have separate limits. */
export const createCostCheck =
  (model: CostModel, maxCost: number): CompileCostCheck =>
  ({ planned, introspection }) => {
    const checks = [
      ...(introspection ? [checkIntrospection(introspection)] : []),
      ...(planned ? [checkAgainst(planned, model, maxCost)] : []),
    ];
    return {
      check: (variables) => {
        let verdict = ALLOWED;
        for (const { check } of checks) {
          const next = check(variables);
          if (next.refusal !== undefined) return next;
          verdict = verdict === ALLOWED ? next : { ...next, cost: verdict.cost + next.cost };
        }
        return verdict;
      },
      isConstant: checks.every((one) => one.isConstant),
    };
  };

const checkIntrospection = ({ cost, maxCost, isConstant }: Introspection): CostCheck => {
  const check = (variables: Variables) => {
    const found = cost(variables);
    return { refusal: found <= maxCost ? undefined : refuseIntrospection(maxCost), cost: found, isLarge: false };
  };
  return { check, isConstant };
};

const refuseIntrospection = (maxCost: number): GraphQLError => {
  const counted = `The description of the schema would hold more than the ${maxCost} objects allowed`;
  return tooCostly(`${counted}: select it once, by fewer aliases.`, { maxCost });
};

const checkAgainst = (operation: OperationDefinitionNode, model: CostModel, maxCost: number): CostCheck => {
  const cost = compileCost(operation, model);
  if (!isConstant(cost))
    return { check: (variables) => verdictOn(costFor(cost, variables), maxCost), isConstant: false };
  const verdict = verdictOn(costFor(cost, {}), maxCost);
  return { check: () => verdict, isConstant: true };
};

const ALLOWED: CostVerdict = { refusal: undefined, cost: 0, isLarge: false };

/** An operation of at least this cost counts as large. */
const LARGE_COST = 1_000;

const verdictOn = (cost: number, maxCost: number): CostVerdict => ({
  refusal: cost <= maxCost ? undefined : refuse(cost, maxCost),
  cost,
  isLarge: cost >= LARGE_COST,
});

const refuse = (cost: number, maxCost: number): GraphQLError => {
  const counted = `The answer may hold up to ${cost} objects, more than the ${maxCost} allowed`;
  return tooCostly(`${counted}: ask for smaller pages or fewer lists within lists.`, { cost, maxCost });
};
