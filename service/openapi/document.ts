/** `/openapi.json`: the contract as an OpenAPI 3.1 document. */
import { ErrorBody } from '../../contract/core/error.ts';
import { type ContractErrorCode, errors } from '../../contract/errors.ts';
import { allResources } from '../../contract/index.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import type { OperationImplementation } from '../call.ts';
import type { ServiceSettings } from '../settings.ts';
import { createAnswerSchema } from './answerSchema.ts';
import { createComponents, type SchemaComponents } from './components.ts';
import { createLinks } from './links.ts';
import { createRequestSchema } from './requestSchema.ts';
import { type OpenApiSchema, toPlainSchema } from './schema.ts';

/** Errors any operation may answer with (semantics 1.3). */
const COMMON_ERRORS: readonly ContractErrorCode[] = [
  'ERROR_JSON_FORMAT',
  'ERROR_REQUIRED_PARAMETER',
  'ERROR_INVALID_PARAMETER_TYPE',
  'ERROR_INVALID_PARAMETER',
  'ERROR_REQUEST_TOO_LARGE',
  'ERROR_UNKNOWN',
  'ERROR_UNAVAILABLE',
  'ERROR_REQUEST_TIMEOUT',
];
const TOKEN_ERRORS: readonly ContractErrorCode[] = [
  'ERROR_AUTHENTICATE_FAILURE',
  'ERROR_PERMISSION_DENIED',
  'ERROR_NOT_FOUND',
];

/** Errors of the query language (semantics 2.2). */
const QUERY_ERRORS: readonly ContractErrorCode[] = [
  'ERROR_DB_QUERY',
  'ERROR_OPERATOR_VALUE_TYPE',
  'ERROR_OPERATOR_LIST_VALUE_TYPE',
  'ERROR_OPERATOR_DICT_VALUE_TYPE',
  'ERROR_OPERATOR_BOOLEAN_TYPE',
];

const takesQuery = ({ request }: Operation) =>
  ['query', 'query_options'].some((member) => member in ((request as OpenApiSchema).properties ?? {}));

/** Headers of every answer. */
const headers = { 'X-Request-Id': { $ref: '#/components/headers/request' } };
const requestIdHeader = {
  description: 'Id of the request: the one that was sent, or a generated one. Logs contain it.',
  schema: { type: 'string' },
};

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access token of `identity.token.issue` or `identity.token.grant`, an API key, the secret of an app, or the internal token.',
  },
  internal: { type: 'http', scheme: 'bearer', description: 'The internal token of the service, if one is configured.' },
};

const security = { none: [], token: [{ bearer: [] }], internal: [{ internal: [] }] } as const;

/** Semantics 4.7.3. */
const headerParameter = (name: string, what: string) => ({
  ...{ name, in: 'header', schema: { type: 'string' } },
  description: `Only with the internal token: ${what}, if the body does not contain it.`,
});
const parameters = {
  domain: headerParameter('X-Domain-Id', 'domain of the call'),
  workspace: headerParameter('X-Workspace-Id', 'workspace of the call'),
};

const jsonContent = (schema: OpenApiSchema) => ({ 'application/json': { schema } });

const listErrorCodes = (operation: Operation, isImplemented: boolean): Set<ContractErrorCode> =>
  new Set([
    ...COMMON_ERRORS,
    ...(operation.auth === 'none' ? [] : TOKEN_ERRORS),
    ...(takesQuery(operation) ? QUERY_ERRORS : []),
    ...operation.errors,
    ...(isImplemented ? [] : (['ERROR_NOT_IMPLEMENTED'] as const)),
  ]);

/** The error body with the codes of one status. */
const createErrorSchema = (codes: readonly ContractErrorCode[], { refer }: SchemaComponents): OpenApiSchema => ({
  ...refer(toPlainSchema(ErrorBody)),
  properties: { detail: { type: 'object', properties: { code: { type: 'string', enum: codes } } } },
});

/** Error responses by status, with their codes and what these mean. */
const errorResponses = (operation: Operation, isImplemented: boolean, components: SchemaComponents) => {
  const byStatus = Map.groupBy(listErrorCodes(operation, isImplemented), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].meaning}`).join(' '),
        headers,
        content: jsonContent(createErrorSchema(codes, components)),
      },
    ]),
  );
};

const listParameters = ({ path, auth }: Operation) => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...(auth === 'none' ? [] : Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))),
];

interface DescribedOperation {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly answer: OpenApiSchema;
  readonly implementation: OperationImplementation | undefined;
}

const describeOperation = (
  { resource, operation, answer, implementation }: DescribedOperation,
  components: SchemaComponents,
) => ({
  operationId: operation.id,
  summary: operation.summary,
  tags: [resource.id],
  security: security[operation.auth],
  parameters: listParameters(operation),
  requestBody: {
    required: ((operation.request as OpenApiSchema).required ?? []).length > 0 && !implementation?.takesAnyBody,
    content: jsonContent(components.refer(createRequestSchema(resource, operation, implementation?.takesAnyBody))),
  },
  responses: {
    200: { description: 'Done.', headers, content: jsonContent(answer), ...createLinks(resource, operation) },
    ...errorResponses(operation, implementation !== undefined, components),
  },
});

/**
 * The document. Operations that only internal components call are left out.
 *
 * @param implemented the operations that this service implements
 */
export const createOpenApiDocument = (
  { baseUrl }: ServiceSettings,
  implemented: ReadonlyMap<string, OperationImplementation>,
): object => {
  const components = createComponents();
  const operations = allResources.flatMap((resource) =>
    resource.operations.map((operation) => {
      const answer = components.refer(createAnswerSchema(operation));
      return { resource, operation, answer, implementation: implemented.get(operation.id) };
    }),
  );
  const paths = operations.map((described) => [
    described.operation.path.replace(/:(\w+)/g, '{$1}'),
    { post: describeOperation(described, components) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cloud management',
      version: '1.0.0',
      description: 'Identity, inventory, alerting, monitoring, cost analysis, repositories, secrets and dashboards.',
    },
    servers: [{ url: baseUrl }],
    tags: allResources.map(({ id }) => ({ name: id })),
    paths: Object.fromEntries(paths),
    components: { schemas: components.schemas, securitySchemes, parameters, headers: { request: requestIdHeader } },
  };
};
