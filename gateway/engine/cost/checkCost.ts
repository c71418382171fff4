import { type GraphQLError, Kind, type OperationDefinitionNode } from 'graphql';
import type { Variables } from '../document/conditions.ts';
import { measureDocument } from '../document/measureDocument.ts';
import { tooCostly } from '../errors/clientError.ts';
import type { Introspection } from '../introspection/createIntrospection.ts';
import type { CostModel } from './costModel.ts';
import { compileQueryCost, computeQueryCost, isConstantCost } from './staticCost.ts';

/** The result of the cost check of an operation for one request. */
export interface CostVerdict {
  /** The error if the operation is refused, else undefined. */
  readonly refusal: GraphQLError | undefined;
  /** Static cost of the operation. */
  readonly cost: number;
  /** Whether the answer may hold so many rows or values that optimizing the work for each pays at once. */
  readonly isLarge: boolean;
}

export type CheckCost = (variables: Variables) => CostVerdict;

export interface CompiledCostCheck {
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
export type CompileCostCheck = (operation: PricedOperation) => CompiledCostCheck;

/** Creates cost checks against `maxCost`. Planned fields and introspection have separate limits. */
export const createCostCheckCompiler =
  (model: CostModel, maxCost: number): CompileCostCheck =>
  ({ planned, introspection }) => {
    const checks = [
      ...(introspection ? [createIntrospectionCheck(introspection)] : []),
      ...(planned ? [createLimitCheck(planned, model, maxCost)] : []),
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

const createIntrospectionCheck = ({ cost, maxCost, isConstant }: Introspection): CompiledCostCheck => {
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

const createLimitCheck = (operation: OperationDefinitionNode, model: CostModel, maxCost: number): CompiledCostCheck => {
  const cost = compileQueryCost(operation, model);
  const fields = countFields(operation);
  const check = (variables: Variables): CostVerdict => {
    const found = computeQueryCost(cost, variables);
    const refusal = found <= maxCost ? undefined : refuseCost(found, maxCost);
    return { refusal, cost: found, isLarge: found >= LARGE_COST || found * fields >= LARGE_VALUES };
  };
  if (!isConstantCost(cost)) return { check, isConstant: false };
  const verdict = check({});
  return { check: () => verdict, isConstant: true };
};

const countFields = (operation: OperationDefinitionNode): number =>
  measureDocument({ kind: Kind.DOCUMENT, definitions: [operation] }, Number.POSITIVE_INFINITY).operations[0]?.fields ??
  0;

const ALLOWED: CostVerdict = { refusal: undefined, cost: 0, isLarge: false };

/** An operation of at least this cost counts as large. */
const LARGE_COST = 1_000;

/** The same with objects that may have this many values together, if each had all fields. */
const LARGE_VALUES = 20_000;

const refuseCost = (cost: number, maxCost: number): GraphQLError => {
  const counted = `The answer may hold up to ${cost} objects, more than the ${maxCost} allowed`;
  return tooCostly(`${counted}: ask for smaller pages or fewer lists within lists.`, { cost, maxCost });
};
