import { GraphQLError } from 'graphql';
import { IsArray, IsObject, type TSchema } from 'typebox';
import type { Operation } from '../../contract/resource.ts';
import { OperationError } from '../errors.ts';
import { toWireName } from '../wire/names.ts';
import type { AnswerLog } from './answerLog.ts';
import type { UpstreamCall } from './call.ts';

/** A request, and what upstream has answered to it. */
interface AnsweredRequest {
  readonly answers: AnswerLog;
  readonly call: Pick<UpstreamCall, 'requestId'>;
}

/** The message of graphql-js and compiled fetches for a non-null field without a value. */
const MISSING = /^Cannot return null for non-nullable field \w+\.(\w+)\./;

/**
 * Replaces an error without a code by its cause, where the cause is an invalid answer of upstream: a member is missing
 * or has the wrong type. Checks the answers of the request only in this case, and once.
 *
 * @returns the error itself where upstream's answers are valid: the fault is the gateway's
 */
export const toInvalidAnswerError = (error: GraphQLError, context: AnsweredRequest): GraphQLError => {
  const operation = context.answers.findInvalid() ?? findIncompleteOperation(error, context);
  if (operation === undefined) return error;
  const { requestId } = context.call;
  const cause = new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: operation.id, requestId });
  const { nodes = null, path = null } = error;
  return new GraphQLError(cause.message, { nodes, path, extensions: cause.extensions, originalError: cause });
};

/** The last operation whose records have the member of the field without a value. */
const findIncompleteOperation = ({ message }: GraphQLError, { answers }: AnsweredRequest): Operation | undefined => {
  const [, field] = MISSING.exec(message) ?? [];
  if (field === undefined) return undefined;
  const names = [toWireName(field), `${toWireName(field)}_id`];
  return answers.findLast(({ response }) => names.some((name) => hasMember(response, name)));
};

const hasMember = (schema: TSchema, name: string): boolean => {
  if (IsArray(schema)) return hasMember(schema.items, name);
  return (
    IsObject(schema) &&
    (name in schema.properties || Object.values(schema.properties).some((inner) => hasMember(inner, name)))
  );
};
