import { type ExecutionResult, execute as executeLocally, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Variables } from './document/conditions.ts';
import type { FoundOperation } from './document/entry.ts';
import { clientError } from './errors.ts';
import type { Data } from './execute/data.ts';
import { runPlan } from './execute/execute.ts';
import { type Gone, leaveOut } from './execute/gone.ts';
import type { Run } from './execute/run.ts';
import { unplannedErrors } from './execute/unplanned.ts';
import type { CompiledOperation } from './operation.ts';
import { explainFaults } from './shape/explain.ts';
import type { ObjectShape } from './shape/shape.ts';
import { pathWithout, visiblePath } from './shape/visiblePath.ts';

/** What a client asks, the operation aside. */
export interface OperationRequest<Context> {
  readonly variables?: Variables | undefined;
  readonly context: Context;
  /** Ends the plan at the next fetch; handed to the executors. */
  readonly signal?: AbortSignal | undefined;
}

/** What holds for every answer of an engine. */
export interface AnswerTerms {
  readonly schema: GraphQLSchema;
  readonly goneEntities: 'stay' | 'leave';
}

/** Answers one request by a compiled operation: its variables, its plan, and what comes of it. */
export function answer<Context>(
  { readVariables, compiled }: FoundOperation<Context>,
  { variables: given, context, signal }: OperationRequest<Context>,
  terms: AnswerTerms,
): ExecutionResult | Promise<ExecutionResult> {
  const read = readVariables(given ?? {});
  if ('errors' in read) return read;
  const start = (ready: CompiledOperation<Context>) => {
    const refusal = ready.checkCost(read.variables);
    if (refusal !== undefined) return { errors: [refusal] };
    const { requiredRoots } = ready;
    const gone = terms.goneEntities === 'leave' ? new Set() : undefined;
    return runCompiled(
      ready,
      { data: {}, errors: [], variables: read.variables, context, signal, requiredRoots, gone, shared: undefined },
      terms.schema,
    );
  };
  const found = compiled(read.variables, context);
  return found instanceof Promise ? found.then(start, refuse) : start(found);
}

/** What was said for the client is an answer; all else is a fault of the engine. */
function refuse(error: unknown): ExecutionResult {
  if (error instanceof GraphQLError) return { errors: [error] };
  throw error;
}

function runCompiled<Context>(
  compiled: CompiledOperation<Context>,
  run: Run<Context>,
  schema: GraphQLSchema,
): ExecutionResult | Promise<ExecutionResult> {
  const pending = compiled.plan && runPlan(compiled.plan, run);
  return pending === undefined ? finish(compiled, run, schema) : pending.then(() => finish(compiled, run, schema));
}

/** Turns what the plan brought into the answer. */
function finish<Context>(
  compiled: CompiledOperation<Context>,
  run: Run<Context>,
  schema: GraphQLSchema,
): ExecutionResult {
  if (run.signal?.aborted) return { errors: [stopped(run.signal)] };
  introspect(compiled, run, schema);
  const { shape, project, isIdentity, unplanned } = compiled;
  if (isIdentity && run.errors.length === 0) return { data: run.data };
  if (unplanned.length > 0) run.errors.push(...unplannedErrors(run.data, unplanned));
  if (run.gone !== undefined && run.gone.size > 0) leaveGoneOut(shape, run, run.gone);
  const watch = { metFault: false, shared: run.shared };
  const data = project(run.data, watch) ?? null;
  if (watch.metFault) run.errors.push(...explainFaults(shape, run.data, run.errors));
  return run.errors.length > 0
    ? { errors: withoutRepeats(run.errors.map((error) => visibleError(error, shape, run.data))), data }
    : { data };
}

/** Errors first: they count the items of lists from which something leaves. */
function leaveGoneOut<Context>(shape: ObjectShape, { data, errors }: Run<Context>, gone: Gone): void {
  for (const [at, error] of errors.entries())
    errors[at] = atPath(error, error.path && pathWithout(shape, data, error.path, gone));
  leaveOut(data, gone);
}

function visibleError(error: GraphQLError, shape: ObjectShape, data: Data): GraphQLError {
  const path = error.path && visiblePath(shape, data, error.path);
  return path?.length === error.path?.length ? error : atPath(error, path);
}

function atPath(error: GraphQLError, path: GraphQLError['path']): GraphQLError {
  if (path === undefined) return error;
  const { message, extensions, originalError = null } = error;
  return new GraphQLError(message, { path, extensions, originalError });
}

/** Two fetches of one field, which plans may have, meet the same error; GraphQL wants one for a field. */
function withoutRepeats(errors: readonly GraphQLError[]): readonly GraphQLError[] {
  if (errors.length < 2) return errors;
  return [...new Map(errors.map((error) => [`${error.path?.join('.')} ${error.message}`, error])).values()];
}

function introspect<Context>({ introspection }: CompiledOperation<Context>, run: Run<Context>, schema: GraphQLSchema) {
  if (introspection === undefined) return;
  const result = executeLocally({ schema, document: introspection, variableValues: run.variables });
  if (result instanceof Promise) throw new Error('Introspection waits for nothing.');
  run.errors.push(...(result.errors ?? []));
  Object.assign(run.data, result.data);
}

function stopped({ reason }: AbortSignal): GraphQLError {
  if (reason instanceof GraphQLError) return reason;
  return clientError('REQUEST_STOPPED', 'The request ended before its answer was complete.');
}
