import { type DocumentNode, type GraphQLSchema, isNonNullType, type OperationDefinitionNode } from 'graphql';
import type { Authorize, UnmetRequirements } from '../authorization/authorizer.ts';
import type { FieldAccess } from '../authorization/fieldAccess.ts';
import { refuseFields } from '../authorization/refuseFields.ts';
import type { Inaccessible } from '../base/inaccessible.ts';
import type { Limits } from '../base/limits.ts';
import type { CheckCost, CompileCostCheck } from '../cost/checkCost.ts';
import type { CostModel } from '../cost/costModel.ts';
import { addTypenames, addTypenamesNextToAliases } from '../document/addTypenames.ts';
import type { Variables } from '../document/conditions.ts';
import type { DeliveryGroup } from '../document/deliveryGroups.ts';
import { inlineFragments } from '../document/inlineFragments.ts';
import type { Disclosure } from '../document/readDocument.ts';
import { type ReservedNames, separateNames } from '../document/responseNames.ts';
import { splitIntrospection } from '../document/splitIntrospection.ts';
import { isExact, type PlanStep } from '../execute/planSteps.ts';
import type { UnplannedPath } from '../execute/unplannedErrors.ts';
import { compileIncrementalPlan, type IncrementalPlan, removeGroups } from '../incremental/compileIncrementalPlan.ts';
import type { CompileIntrospection, Introspection } from '../introspection/createIntrospection.ts';
import { compilePlan, type PlanContext } from '../plan/compilePlan.ts';
import type { Overrides } from '../plan/overrides.ts';
import type { OperationPlan, Planner } from '../plan/planner.ts';
import { compileUnplanned } from '../plan/unplannedPaths.ts';
import { compileMeasure, type Measure, measureUnits } from '../shape/answerSize.ts';
import { isIdentity } from '../shape/isIdentity.ts';
import { type Printer, printerWhenHot } from '../shape/printer.ts';
import { compileProjection, type Projection } from '../shape/projection.ts';
import { buildShape, type ObjectShape, type ShapeContext } from '../shape/shape.ts';

/**
 * An operation compiled for one combination of its conditions, overrides and refused fields. Shared by all requests that
 * send it.
 */
export interface CompiledOperation<Context> {
  readonly checkCost: CheckCost;
  /** Undefined if no subgraph is needed. */
  readonly plan: PlanStep<Context> | undefined;
  /** Paths to the fields that the plan omits because no subgraph can resolve them. Nearly always empty. */
  readonly unplanned: readonly UnplannedPath[];
  /** Whether the caller may not select some of the fields. */
  readonly hasRefused: boolean;
  /** Undefined if the operation does not ask for the schema. */
  readonly introspection: Introspection | undefined;
  readonly shape: ObjectShape;
  readonly project: Projection;
  /** Measures the size of the data after projection. */
  readonly measure: Measure;
  /** Prints the data after projection. Undefined until it is hot, and where the answer describes the schema. */
  readonly printer: () => Printer | undefined;
  /** Whether the data of the plan's only fetch is the answer as it is. */
  readonly isIdentity: boolean;
  /** Non-null root fields of a mutation. */
  readonly requiredRoots: readonly string[];
  /** The parts in which it is answered. Undefined if it is answered at once. */
  readonly parts: IncrementalPlan<Context> | undefined;
}

/** The context in which operations are compiled. */
export interface OperationContext<Context> extends PlanContext<Context> {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
  readonly disclosure: Disclosure;
  readonly costModel: CostModel;
  readonly compileCostCheck: CompileCostCheck;
  readonly introspectionOf: CompileIntrospection;
  readonly planner: Planner;
  /** Returns the progressive overrides of the supergraph that are active for a request. */
  readonly overrides: (context: Context) => Overrides;
  readonly reserved: ReservedNames;
  readonly hidden: Inaccessible;
  /** What the fields of the graph need, and what of it the caller of a request does not meet. */
  readonly access: FieldAccess;
  readonly authorize: Authorize<Context>;
}

/** The values of an operation's conditions and overrides for a request, and what its caller does not meet. */
export interface VariantKey {
  readonly variables: Variables;
  readonly overrides: Overrides;
  readonly unmet: UnmetRequirements;
  /** Whether the client accepts deferred fragments separately. */
  readonly inParts: boolean;
}

/**
 * Plans and compiles one operation of a valid document for one setting.
 *
 * @throws {GraphQLError} `QUERY_TOO_COSTLY` if it costs too much for any variables; it is not planned then
 */
export const compileOperation = async <Context>(
  document: DocumentNode,
  definition: OperationDefinitionNode,
  { variables, overrides, unmet, inParts }: VariantKey,
  context: OperationContext<Context>,
): Promise<CompiledOperation<Context>> => {
  const deferred: DeliveryGroup[] | undefined = inParts ? [] : undefined;
  const inlined = inlineFragments(document, definition, variables, { ...context, parts: deferred });
  const operation = separateNames(inlined, context.reserved, context.schema);
  const { allowed, shown } = refuseFields(operation, { ...context, unmet });
  const { introspection: described, planned } = splitIntrospection(allowed);
  const introspection = described && context.introspectionOf(described);
  const cost = context.compileCostCheck({ planned, introspection });
  const { refusal } = cost.isConstant ? cost.check(variables) : {};
  if (refusal !== undefined) throw refusal;
  const { node, plan, unplanned } = await planOperation(
    planned && (inParts ? removeGroups(planned) : planned),
    overrides,
    context,
  );
  const shape = buildOperationShape(shown, { ...context, isExact: plan === undefined || isExact(plan) });
  const onlyFetch = plan?.kind === 'root' && plan.rewrites === undefined ? plan.fetch : undefined;
  return {
    checkCost: cost.check,
    plan,
    unplanned,
    hasRefused: shown !== operation,
    introspection,
    shape,
    project: compileProjection(shape),
    measure: introspection === undefined ? compileMeasure(shape) : measureUnits,
    printer: introspection === undefined ? printerWhenHot(shape) : () => undefined,
    isIdentity: onlyFetch?.execute.isExact === true && unplanned.length === 0 && isIdentity(shape, onlyFetch.document),
    requiredRoots: definition.operation === 'mutation' ? findRequiredFields(shape) : [],
    // Fields without a plan are found by what is missing in the whole answer.
    parts:
      deferred?.length && planned && node && unplanned.length === 0
        ? compileIncrementalPlan({ node, planned, shown, parts: deferred }, context)
        : undefined,
  };
};

const planOperation = async <Context>(
  operation: OperationDefinitionNode | undefined,
  overrides: Overrides,
  context: OperationContext<Context>,
): Promise<Pick<CompiledOperation<Context>, 'plan' | 'unplanned'> & Pick<OperationPlan, 'node'>> => {
  if (operation === undefined) return { plan: undefined, unplanned: [] };
  const typed = context.interfaceObjects.size > 0 ? addTypenamesNextToAliases(operation) : operation;
  const planned = addTypenames(typed, context.hidden.abstractTypes, context.schema);
  const { node, unplanned = [] } = await context.planner.plan(planned, overrides);
  return {
    ...(node && { node }),
    plan: node && compilePlan(node, operation, context),
    unplanned: compileUnplanned(operation, unplanned, context),
  };
};

const buildOperationShape = (operation: OperationDefinitionNode, context: ShapeContext): ObjectShape => {
  const root = context.schema.getRootType(operation.operation);
  const shape = root && buildShape(root, [operation.selectionSet], context);
  if (shape?.kind !== 'object') throw new Error(`The graph has no ${operation.operation} type.`);
  return shape;
};

const findRequiredFields = ({ fields }: ObjectShape): string[] =>
  fields.filter(({ type }) => isNonNullType(type)).map(({ key }) => key);
