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
import { introspectionCost } from './cost.ts';
import { type Description, describe } from './describe.ts';
import { compileIntrospection, isConstant, type Selection } from './selection.ts';

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
export type IntrospectionOf = (operation: OperationDefinitionNode) => Introspection;

/** The limit of a description, as a multiple of the whole schema. */
const WHOLE_SCHEMAS = 2;

/** Objects in all cached answers together: some of the whole schema. */
const MAX_CACHED_OBJECTS = 100_000;

/** Creates what answers `__schema` and `__type` for a schema. */
export const createIntrospection = (schema: GraphQLSchema): IntrospectionOf => {
  let known: number | undefined;
  const limit = () => {
    known ??= WHOLE_SCHEMAS * wholeCost(schema);
    return known;
  };
  const answers = new LRUCache<Selection, Promise<Description>>({ maxSize: MAX_CACHED_OBJECTS });
  return (operation) => {
    const selection = compileIntrospection(operation, schema);
    const maxCost = limit();
    const cost = (variables: Variables) => introspectionCost(selection, variables, maxCost);
    if (!isConstant(selection))
      return { maxCost, isConstant: false, cost, describe: (variables) => describe(selection, variables) };
    const size = cost({});
    const describeOnce = () => {
      const answer = answers.get(selection) ?? describe(selection, {});
      answers.set(selection, answer, { size });
      return answer;
    };
    return { maxCost, isConstant: true, cost: () => size, describe: describeOnce };
  };
};

/** The cost of the introspection query with everything that clients and editors can ask for. */
const wholeCost = (schema: GraphQLSchema): number => {
  const operation = getOperationAST(WHOLE_SCHEMA);
  if (!operation) return 0;
  const limits = { maxFields: Number.POSITIVE_INFINITY };
  const inlined = inlineFragments(WHOLE_SCHEMA, operation, {}, { schema, limits });
  return introspectionCost(compileIntrospection(inlined, schema), {}, Number.POSITIVE_INFINITY);
};

const WHOLE_SCHEMA = parse(
  getIntrospectionQuery({
    ...{ descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true },
    ...{ inputValueDeprecation: true, oneOf: true },
  }),
  { noLocation: true },
);
