import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { SubgraphRequest } from '../../base/executor.ts';
import { registerSharedObjects } from '../../base/sharedObjects.ts';
import { compileVariables } from '../../document/compileVariables.ts';
import { addOmittedCount } from '../../errors/maxErrors.ts';
import { MAX_STACK_TRACES, withoutStackTraces } from '../../errors/stackTraces.ts';
import { collectFields } from './collectFields.ts';
import { compileObject, getInitialValue } from './compileObject.ts';
import { createFailureErrors } from './failureErrors.ts';
import { FetchRun, type Holder } from './fetchRun.ts';
import { FieldTable, type WrapResolver } from './fieldTable.ts';

/**
 * A compiled fetch. An error that `rows` throws for too many rows ends it and is rethrown.
 *
 * @param event what the resolvers of a subscription's root field get
 */
export type CompiledFetch<Context> = (
  context: Context,
  request: Pick<SubgraphRequest, 'variables' | 'rows' | 'onError'>,
  event?: unknown,
) => ExecutionResult | Promise<ExecutionResult>;

/**
 * Compiles a fetch against a subgraph's schema. It behaves as graphql-js does, with two exceptions: `info.path` has no
 * list indexes, and arguments without variables are one object for all calls.
 *
 * @param mapResult maps a result with errors to the result returned
 * @param wrap wraps the resolvers of fields
 * @returns null for documents that do not occur in plans, which graphql-js executes
 */
export const compileFetch = <Context>(
  schema: GraphQLSchema,
  document: DocumentNode,
  mapResult: (answer: ExecutionResult, context: Context) => ExecutionResult = (answer) => answer,
  wrap?: WrapResolver,
): CompiledFetch<Context> | null => {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const type = operation && schema.getRootType(operation.operation);
  if (!operation || !type || !isCompilable(document) || checksTypes(schema)) return null;
  const table = new FieldTable({ schema, operation, fragments: indexFragments(document), wrap });
  const readVariables = compileVariables(schema, operation.variableDefinitions, { coerced: true });
  const execute =
    operation.operation === OperationTypeNode.MUTATION ? compileSerial(type, table) : compileParallel(type, table);
  const mapErrors: MapErrors = (answer, context) => mapResult(answer, context as Context);
  return (context, request, event) => {
    const read = readVariables(request.variables);
    if ('errors' in read) return read;
    return execute(new FetchRun(table, context, read.variables, request), mapErrors, event);
  };
};

/** Conditions and introspection are handled before planning. */
const isCompilable = (document: DocumentNode): boolean => {
  let isCompilable = true;
  visit(document, {
    Directive: () => {
      isCompilable = false;
    },
    Field: ({ name, alias }) => {
      const isMeta = name.value === '__schema' || name.value === '__type';
      // In an object literal, `__proto__` is not a key.
      if (isMeta || (alias ?? name).value === '__proto__') isCompilable = false;
    },
  });
  return isCompilable;
};

/** Whether the schema has `isTypeOf` functions to call. */
const checksTypes = (schema: GraphQLSchema): boolean =>
  Object.values(schema.getTypeMap()).some((type) => isObjectType(type) && type.isTypeOf != null);

const indexFragments = ({ definitions }: DocumentNode) =>
  Object.fromEntries(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );

type MapErrors = (answer: ExecutionResult, context: unknown) => ExecutionResult;
type ExecuteFetch = (
  run: FetchRun,
  mapErrors: MapErrors,
  event?: unknown,
) => ExecutionResult | Promise<ExecutionResult>;

const compileParallel = (type: GraphQLObjectType, table: FieldTable): ExecuteFetch => {
  const build = compileObject(type, [table.fetch.operation], { table, ups: 0 });
  return (run, mapErrors, event) => {
    const data = build(event, run);
    const pending = run.idle();
    return pending === undefined
      ? finishFetch(data, run, mapErrors)
      : pending.then(() => finishFetch(data, run, mapErrors));
  };
};

/** Runs a mutation's fields in sequence, up to the first one whose error ends the mutation. */
const compileSerial = (type: GraphQLObjectType, table: FieldTable): ExecuteFetch => {
  const fields = [...collectFields(type, [table.fetch.operation.selectionSet], table.fetch)];
  const builds = fields.map(([, selections]) =>
    compileObject(type, [{ selectionSet: { kind: Kind.SELECTION_SET, selections } }], { table, ups: 0 }),
  );
  return async (run, mapErrors) => {
    const data: Holder = Object.fromEntries(fields.map(([key, [node]]) => [key, getInitialValue(type, node)]));
    for (const build of builds) {
      build(undefined, run, data);
      await run.idle();
      if (run.refusal !== undefined || hasMutationEnded(run, data)) break;
    }
    return finishFetch(data, run, mapErrors);
  };
};

/** A non-null root field that is null ends a mutation, unless nulls stay where they are. */
const hasMutationEnded = ({ failures, onError }: FetchRun, data: Holder): boolean => {
  if (onError === 'HALT') return failures.length > 0;
  return onError === 'PROPAGATE' && failures.some(({ holder, position }) => holder === data && position.ups > 0);
};

const addErrors = (data: Holder, run: FetchRun, mapErrors: MapErrors): ExecutionResult => {
  const { failures, context } = run;
  const map = () => mapErrors(createFailureErrors(data, run), context);
  const answer = failures.length > MAX_STACK_TRACES ? withoutStackTraces(map) : map();
  const { errors = [] } = answer;
  const omitted = run.onError === 'HALT' ? 0 : failures.length - errors.length;
  return { ...answer, errors: addOmittedCount(errors, omitted) };
};

const finishFetch = (data: Holder, run: FetchRun, mapErrors: MapErrors): ExecutionResult => {
  const { failures, shared, refusal } = run;
  if (refusal !== undefined) throw refusal;
  const answer = failures.length === 0 ? { data } : addErrors(data, run, mapErrors);
  if (shared !== undefined) registerSharedObjects(answer, shared);
  return answer;
};
