import { type GraphQLError, getIntrospectionQuery, Kind, type OperationDefinitionNode, parse } from 'graphql';
import type { Variables } from '../document/conditions.ts';
import { inlineFragments } from '../document/inline.ts';
import type { Split } from '../document/split.ts';
import { tooCostly } from '../errors.ts';
import { compileCost, costFor, isConstant } from './compileCost.ts';
import type { CostModel } from './costModel.ts';

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

/** Compiles the cost check of an operation. Called once per operation, used for all requests that send it. */
export type CompileCostCheck = (operation: Split) => CostCheck;

/** Introspection may cost at most this many times the full introspection query. */
const INTROSPECTION_QUERIES = 2;

/** Creates cost checks against `maxCost`. Planned fields and introspection have separate limits. */
export function createCostCheck(model: CostModel, maxCost: number): CompileCostCheck {
  let introspection: number | undefined;
  const maxIntrospection = () => {
    introspection ??= Math.max(maxCost, INTROSPECTION_QUERIES * introspectionCost(model));
    return introspection;
  };
  return ({ planned, introspection }) => {
    const checks = [
      ...(introspection ? [checkAgainst(introspection, model, maxIntrospection())] : []),
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
}

function checkAgainst(operation: OperationDefinitionNode, model: CostModel, maxCost: number): CostCheck {
  const cost = compileCost(operation, model);
  if (!isConstant(cost))
    return { check: (variables) => verdictOn(costFor(cost, variables), maxCost), isConstant: false };
  const verdict = verdictOn(costFor(cost, {}), maxCost);
  return { check: () => verdict, isConstant: true };
}

const ALLOWED: CostVerdict = { refusal: undefined, cost: 0, isLarge: false };

/** An operation of at least this cost counts as large. */
const LARGE_COST = 1_000;

function verdictOn(cost: number, maxCost: number): CostVerdict {
  return { refusal: cost <= maxCost ? undefined : refuse(cost, maxCost), cost, isLarge: cost >= LARGE_COST };
}

function refuse(cost: number, maxCost: number): GraphQLError {
  const counted = `The answer may hold up to ${cost} objects, more than the ${maxCost} allowed`;
  return tooCostly(`${counted}: ask for smaller pages or fewer lists within lists.`, { cost, maxCost });
}

/** Cost of the introspection query that clients and editors send. */
function introspectionCost(model: CostModel): number {
  const document = parse(getIntrospectionQuery(EVERYTHING), { noLocation: true });
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) return 0;
  const limits = { maxFields: Number.POSITIVE_INFINITY };
  return costFor(compileCost(inlineFragments(document, operation, {}, { schema: model.schema, limits }), model), {});
}

const EVERYTHING = { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, oneOf: true };
