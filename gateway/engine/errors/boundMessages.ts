import { type ExecutionResult, GraphQLError } from 'graphql';

/** Longest error message in an answer, in characters. Messages may contain client input. */
const MAX_MESSAGE_LENGTH = 1_000;

/** Characters that a truncated message keeps from its start. The rest comes from its end. */
const CHARACTERS_AT_START = 600;
const CHARACTERS_AT_END = 200;

/** Truncates in the middle every message of an answer that is longer than 1,000 characters. */
export const boundMessages = (result: ExecutionResult): ExecutionResult => {
  if (!result.errors?.some(({ message }) => message.length > MAX_MESSAGE_LENGTH)) return result;
  return { ...result, errors: result.errors.map(boundMessage) };
};

const boundMessage = (error: GraphQLError): GraphQLError => {
  if (error.message.length <= MAX_MESSAGE_LENGTH) return error;
  const { nodes = null, source = null, positions = null, path = null, extensions, message } = error;
  return new GraphQLError(truncate(message), { nodes, source, positions, path, extensions });
};

/** Truncates in the middle a message that is longer than 1,000 characters. A cut may split a surrogate pair, hence `toWellFormed`. */
export const truncate = (message: string): string => {
  if (message.length <= MAX_MESSAGE_LENGTH) return message;
  return `${message.slice(0, CHARACTERS_AT_START)} … ${message.slice(-CHARACTERS_AT_END)}`.toWellFormed();
};
