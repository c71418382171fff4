import type { ExecutionResult } from 'graphql';
import type { Variables } from '../document/conditions.ts';
import { MAX_PENDING } from '../document/deliveryGroups.ts';
import { NEGATIVE_COUNT } from '../document/incrementalRules.ts';
import { clientError } from '../errors/clientError.ts';
import type { CompiledOperation } from '../operation/compileOperation.ts';
import {
  type AnswerOptions,
  createPlanRun,
  type OperationRequest,
  runIfAdmitted,
  toRefusedResult,
} from '../operation/executeOperation.ts';
import type { CachedOperation } from '../operation/operationCache.ts';
import { deliverIncrementally } from './deliverIncrementally.ts';
import type { IncrementalFormat, IncrementalPayload } from './payloads.ts';
import { readInitialCount } from './streamedItems.ts';

/** A client's request for an incremental answer. */
export interface IncrementalRequest<Context> extends OperationRequest<Context> {
  readonly format: IncrementalFormat;
}

/**
 * Executes a compiled operation with deferred fragments for one request: reads the variables, checks the cost of all of it, and
 * starts its fetches.
 *
 * @returns the payloads, or one result if no fragment is deferred
 */
export const executeIncrementally = async <Context>(
  { readVariables, compiled }: CachedOperation<Context>,
  request: IncrementalRequest<Context>,
  options: AnswerOptions,
): Promise<ExecutionResult | AsyncIterable<IncrementalPayload>> => {
  const read = readVariables(request.variables ?? {});
  if ('errors' in read) return read;
  const { observer, context } = request;
  const startedAt = performance.now();
  // An answer that the first error empties is whole or none.
  const planning = compiled(read.variables, context, request.onError !== 'HALT');
  let ready: CompiledOperation<Context>;
  try {
    ready = await planning;
  } catch (error) {
    return toRefusedResult(error);
  }
  if (planning instanceof Promise) observer?.phase('plan', startedAt, performance.now());
  // A server need not deliver incrementally: so many would cost more than they gain.
  if (ready.parts !== undefined && ready.parts.count(read.variables) > MAX_PENDING)
    ready = await compiled(read.variables, context);
  return runIncrementally(ready, read.variables, request, options);
};

const runIncrementally = async <Context>(
  ready: CompiledOperation<Context>,
  variables: Variables,
  { format, ...request }: IncrementalRequest<Context>,
  options: AnswerOptions,
): Promise<ExecutionResult | AsyncIterable<IncrementalPayload>> => {
  const { parts } = ready;
  if (parts === undefined) return runIfAdmitted(ready, variables, request, options);
  if (parts.parts.some(({ stream }) => stream !== undefined && readInitialCount(stream.initialCount, variables) < 0))
    return toRefusedResult(clientError('BAD_USER_INPUT', NEGATIVE_COUNT));
  const { context, onError, signal, deadline, admit, observer } = request;
  const { refusal, cost, isLarge } = ready.checkCost(variables);
  observer?.planned(ready, cost);
  if (refusal !== undefined) return { errors: [refusal] };
  await admit?.(cost);
  const state = createPlanRun(ready, { variables, context, onError, signal, deadline, observer, isLarge }, options);
  return deliverIncrementally(ready, parts, state, { ...options, format });
};
