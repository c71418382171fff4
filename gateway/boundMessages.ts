import { type ExecutionResult, GraphQLError } from 'graphql';

/** Longest message a client is told; what a client sent may stand in it. */
const MAX_MESSAGE = 1_000;

/** What is kept of a longer one: its beginning and its end. */
const CHARACTERS_AT_START = 600;
const CHARACTERS_AT_END = 200;

/** Cuts every message of an answer that is longer than 1,000 characters, in its middle. */
export function boundMessages(result: ExecutionResult): ExecutionResult {
  if (!result.errors?.some(({ message }) => message.length > MAX_MESSAGE)) return result;
  return { ...result, errors: result.errors.map(bounded) };
}

function bounded(error: GraphQLError): GraphQLError {
  if (error.message.length <= MAX_MESSAGE) return error;
  const { nodes = null, source = null, positions = null, path = null, extensions, message } = error;
  return new GraphQLError(cut(message), { nodes, source, positions, path, extensions });
}

/** A cut may fall into the two halves of one character. */
function cut(message: string): string {
  return `${message.slice(0, CHARACTERS_AT_START)} … ${message.slice(-CHARACTERS_AT_END)}`.toWellFormed();
}
