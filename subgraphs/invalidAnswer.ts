import { GraphQLError } from 'graphql';
import { IsArray, IsObject, type TSchema } from 'typebox';
import type { Operation } from '../contract/resource.ts';
import type { Context } from './context.ts';
import { OperationError } from './errors.ts';
import { wireName } from './names.ts';

/** What graphql-js and compiled fetches say where a field that may not be null has no value. */
const MISSING = /^Cannot return null for non-nullable field \w+\.(\w+)\./;

/**
 * The cause of an error without a code, where it is an answer of upstream that is not what its operation promises: a
 * member of a wrong type, or one that is missing. Looks through the answers of the request, once, and only then.
 *
 * @returns the error itself where upstream's answers are right: the fault is ours
 */
export const asInvalidAnswer = (error: GraphQLError, context: Context): GraphQLError => {
  const operation = context.answers.invalid() ?? missingIn(error, context);
  if (operation === undefined) return error;
  const { requestId } = context.call;
  const cause = new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: operation.id, requestId });
  const { nodes = null, path = null } = error;
  return new GraphQLError(cause.message, { nodes, path, extensions: cause.extensions, originalError: cause });
};

/** The last operation whose records have the member that a field had no value of. */
const missingIn = ({ message }: GraphQLError, { answers }: Context): Operation | undefined => {
  const [, field] = MISSING.exec(message) ?? [];
  if (field === undefined) return undefined;
  const names = [wireName(field), `${wireName(field)}_id`];
  return answers.last(({ response }) => names.some((name) => hasMember(response, name)));
};

const hasMember = (schema: TSchema, name: string): boolean => {
  if (IsArray(schema)) return hasMember(schema.items, name);
  return (
    IsObject(schema) &&
    (name in schema.properties || Object.values(schema.properties).some((inner) => hasMember(inner, name)))
  );
};
