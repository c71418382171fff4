import type { ExecutionResult } from 'graphql';
import type { Variables } from '../document/conditions.ts';
import { MAX_PENDING } from '../document/parts.ts';
import { NEGATIVE_COUNT } from '../document/rules.ts';
import { clientError } from '../errors/clientError.ts';
import { type AnswerOptions, type OperationRequest, refuse, runIfAdmitted, startRun } from '../operation/answer.ts';
import type { CompiledOperation } from '../operation/compile.ts';
import type { FoundOperation } from '../operation/documentEntry.ts';
import { deliverParts } from './deliver.ts';
import { countOf } from './laterItems.ts';
import type { PartsFormat, PartsPayload } from './payloads.ts';

/** A client's request for an answer in parts. */
export interface PartsRequest<Context> extends OperationRequest<Context> {
  readonly format: PartsFormat;
}

/**
 * Executes a compiled operation with deferred fragments for one request: reads the variables, checks the cost of all of it, and
 * starts its fetches.
 *
 * @returns the payloads, or one result if no fragment is deferred
 */
export const answerInParts = async <Context>(
  { readVariables, compiled }: FoundOperation<Context>,
  request: PartsRequest<Context>,
  options: AnswerOptions,
): Promise<ExecutionResult | AsyncIterable<PartsPayload>> => {
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
    return refuse(error);
  }
  if (planning instanceof Promise) observer?.phase('plan', startedAt, performance.now());
  // A server need not deliver in parts: so many would cost more than they gain.
  if (ready.parts !== undefined && ready.parts.count(read.variables) > MAX_PENDING)
    ready = await compiled(read.variables, context);
  return run(ready, read.variables, request, options);
};

const run = async <Context>(
  ready: CompiledOperation<Context>,
  variables: Variables,
  { format, ...request }: PartsRequest<Context>,
  options: AnswerOptions,
): Promise<ExecutionResult | AsyncIterable<PartsPayload>> => {
  const { parts } = ready;
  if (parts === undefined) return runIfAdmitted(ready, variables, request, options);
  if (parts.parts.some(({ stream }) => stream !== undefined && countOf(stream.initialCount, variables) < 0))
    return refuse(clientError('BAD_USER_INPUT', NEGATIVE_COUNT));
  const { context, onError, signal, deadline, admit, observer } = request;
  const { refusal, cost, isLarge } = ready.checkCost(variables);
  observer?.planned(ready, cost);
  if (refusal !== undefined) return { errors: [refusal] };
  await admit?.(cost);
  const state = startRun(ready, { variables, context, onError, signal, deadline, observer, isLarge }, options);
  return deliverParts(ready, parts, state, { ...options, format });
};
