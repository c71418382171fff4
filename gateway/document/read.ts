import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { clientError, withCode } from '../errors.ts';
import { type DocumentLimits, findExcess } from './limits.ts';

/** A request that ends before anything is fetched. */
export interface Refusal {
  readonly errors: readonly GraphQLError[];
}

/** How many faults of a document are told; finding them all takes long where there are many. */
const MAX_VALIDATION_ERRORS = 20;

/** Parses and validates a text, or says what is wrong with it. */
export function readDocument(text: string, schema: GraphQLSchema, limits: DocumentLimits): DocumentNode | Refusal {
  const document = parseText(text, limits.maxTokens);
  if ('errors' in document) return document;
  const excess = findExcess(document, limits);
  if (excess !== undefined) return { errors: [excess] };
  const errors = validate(schema, document, undefined, { maxErrors: MAX_VALIDATION_ERRORS });
  if (errors.some(({ message }) => message === GAVE_UP)) return { errors: [tooRepetitive()] };
  return errors.length > 0 ? { errors: withCode('GRAPHQL_VALIDATION_FAILED', errors) } : document;
}

/** What graphql-js says when comparing fields of one name has cost it too much, and nothing else. */
const GAVE_UP = 'Validation aborted.';

function tooRepetitive(): GraphQLError {
  return clientError('QUERY_TOO_LARGE', 'The document repeats fields of one name too often to be checked.');
}

function parseText(text: string, maxTokens: number): DocumentNode | Refusal {
  try {
    return parse(text, { maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { errors: withCode('GRAPHQL_PARSE_FAILED', [error]) };
  }
}

/** Finds the operation a request means: the named one, or the only one. */
export function findOperation(document: DocumentNode, name: string | undefined): OperationDefinitionNode | Refusal {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const found = name === undefined ? operations : operations.filter((operation) => operation.name?.value === name);
  const [operation] = found;
  if (operation === undefined) return unresolved(`The document has no operation named "${name}".`);
  if (found.length > 1)
    return unresolved('The document has several operations: name one in the request’s `operationName`.');
  if (operation.operation === 'subscription') return unresolved('This endpoint does not answer subscriptions.');
  return operation;
}

function unresolved(message: string): Refusal {
  return { errors: [clientError('OPERATION_RESOLUTION_FAILURE', message)] };
}
