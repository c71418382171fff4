import {
  type GraphQLSchema,
  getIntrospectionQuery,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Variables } from '../document/conditions.ts';
import { inlineFragments } from '../document/inlineFragments.ts';
import { buildDescription, type Description } from './buildDescription.ts';
import { compileIntrospection, type IntrospectionSelection, isConstantSelection } from './compileIntrospection.ts';
import { computeIntrospectionCost } from './introspectionCost.ts';

/** The part of an operation that describes the schema. */
export interface Introspection {
  /** Most objects of a description: twice those of the whole schema. */
  readonly maxCost: number;
  /** Whether the answer is the same for all variables. */
  readonly isConstant: boolean;
  /** The objects of the answer, or a number above `maxCost` if it has more. */
  cost(variables: Variables): number;
  /** Describes the schema. An answer that depends on no variables is cached. */
  describe(variables: Variables): Promise<Description>;
}

/** Compiles the introspection of an operation without conditions and spreads. */
export type CompileIntrospection = (operation: OperationDefinitionNode) => Introspection;

/** The limit of a description, as a multiple of the whole schema. */
const WHOLE_SCHEMAS = 2;

/** Objects in all cached answers together: some of the whole schema. */
const MAX_CACHED_OBJECTS = 100_000;

/** Creates what answers `__schema` and `__type` for a schema. */
export const createIntrospection = (schema: GraphQLSchema): CompileIntrospection => {
  let known: number | undefined;
  const limit = () => {
    known ??= WHOLE_SCHEMAS * computeWholeSchemaCost(schema);
    return known;
  };
  const answers = new LRUCache<IntrospectionSelection, Promise<Description>>({ maxSize: MAX_CACHED_OBJECTS });
  return (operation) => {
    const selection = compileIntrospection(operation, schema);
    const maxCost = limit();
    const cost = (variables: Variables) => computeIntrospectionCost(selection, variables, maxCost);
    if (!isConstantSelection(selection))
      return { maxCost, isConstant: false, cost, describe: (variables) => buildDescription(selection, variables) };
    const size = cost({});
    const describeOnce = () => {
      const answer = answers.get(selection) ?? buildDescription(selection, {});
      answers.set(selection, answer, { size });
      return answer;
    };
    return { maxCost, isConstant: true, cost: () => size, describe: describeOnce };
  };
};

/** The cost of the introspection query with everything that clients and editors can ask for. */
const computeWholeSchemaCost = (schema: GraphQLSchema): number => {
  const operation = getOperationAST(WHOLE_SCHEMA);
  if (!operation) return 0;
  const limits = { maxFields: Number.POSITIVE_INFINITY };
  const inlined = inlineFragments(WHOLE_SCHEMA, operation, {}, { schema, limits });
  return computeIntrospectionCost(compileIntrospection(inlined, schema), {}, Number.POSITIVE_INFINITY);
};

const WHOLE_SCHEMA = parse(
  getIntrospectionQuery({
    ...{ descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true },
    ...{ inputValueDeprecation: true, oneOf: true },
  }),
  { noLocation: true },
);
