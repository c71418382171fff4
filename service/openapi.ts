/** `/openapi.json`: the contract in the words of OpenAPI 3.1. */
import { ErrorBody } from '../contract/core/error.ts';
import { type ErrorCode, errors } from '../contract/errors.ts';
import { resources } from '../contract/index.ts';
import type { Operation, Resource } from '../contract/resource.ts';
import type { Settings } from './settings.ts';

type Members = Record<string, unknown>;

/** Errors any operation may answer (semantics 1.3). */
const EVERYWHERE: readonly ErrorCode[] = [
  'ERROR_JSON_FORMAT',
  'ERROR_REQUIRED_PARAMETER',
  'ERROR_INVALID_PARAMETER_TYPE',
  'ERROR_INVALID_PARAMETER',
  'ERROR_REQUEST_TOO_LARGE',
  'ERROR_UNKNOWN',
  'ERROR_UNAVAILABLE',
  'ERROR_REQUEST_TIMEOUT',
];
const WITH_TOKEN: readonly ErrorCode[] = ['ERROR_AUTHENTICATE_FAILURE', 'ERROR_PERMISSION_DENIED', 'ERROR_NOT_FOUND'];

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema of the contract with its messages and enumerations moved to where they are said once. */
const hoisted = (schema: unknown, named: Members): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => hoisted(item, named));
  if (!isObject(schema)) return schema;
  const plain = Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, hoisted(member, named)]));
  const { title, description } = plain;
  if (typeof title !== 'string') return plain;
  named[title] ??= plain;
  const said = (named[title] as Members).description;
  return { $ref: `#/components/schemas/${title}`, ...(description === said ? {} : { description }) };
};

const json = (schema: unknown) => ({ 'application/json': { schema } });

const codesOf = (operation: Operation, isImplemented: boolean): Set<ErrorCode> =>
  new Set([
    ...EVERYWHERE,
    ...(operation.auth === 'none' ? [] : WITH_TOKEN),
    ...operation.errors,
    ...(isImplemented ? [] : (['ERROR_NOT_IMPLEMENTED'] as const)),
  ]);

/** Answers by status: the codes that go with it, and what they mean. */
const errorResponses = (operation: Operation, isImplemented: boolean, named: Members) => {
  const byStatus = Map.groupBy(codesOf(operation, isImplemented), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].meaning}`).join(' '),
        content: json(hoisted(ErrorBody, named)),
      },
    ]),
  );
};

const parametersOf = ({ path }: Operation) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const describe = (resource: Resource, operation: Operation, isImplemented: boolean, named: Members) => ({
  operationId: operation.id,
  summary: operation.summary,
  tags: [resource.id],
  security: operation.auth === 'none' ? [] : [{ bearer: [] }],
  parameters: parametersOf(operation),
  requestBody: {
    required: ((operation.request as { required?: readonly string[] }).required ?? []).length > 0,
    content: json(hoisted(operation.request, named)),
  },
  responses: {
    200: { description: 'Done.', content: json(hoisted(operation.response, named)) },
    ...errorResponses(operation, isImplemented, named),
  },
});

/**
 * The document. Calls that only components make are left out.
 *
 * @param isImplemented whether the service at hand answers an operation
 */
export const openApiDocument = ({ baseUrl }: Settings, isImplemented: (operation: Operation) => boolean): object => {
  const schemas: Members = {};
  const paths = resources.flatMap((resource) =>
    resource.operations.map((operation) => [
      operation.path.replace(/:(\w+)/g, '{$1}'),
      { post: describe(resource, operation, isImplemented(operation), schemas) },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cloud management',
      version: '1.0.0',
      description: 'Identity, inventory, alerting, monitoring, cost analysis, repositories, secrets and dashboards.',
    },
    servers: [{ url: baseUrl }],
    tags: resources.map(({ id }) => ({ name: id })),
    paths: Object.fromEntries(paths),
    components: {
      schemas,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of `identity.token.issue` or `identity.token.grant`.',
        },
      },
    },
  };
};
