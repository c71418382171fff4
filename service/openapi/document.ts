/** `/openapi.json`: the contract as an OpenAPI 3.1 document. */
import { ErrorBody } from '../../contract/core/error.ts';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import { allResources } from '../../contract/index.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import type { OperationImplementation } from '../call.ts';
import type { Settings } from '../settings.ts';
import { answerSchema } from './answerSchema.ts';
import { type Components, componentsOf } from './components.ts';
import { linksOf } from './links.ts';
import { requestSchema } from './requestSchema.ts';
import { plain, type Schema } from './schema.ts';

/** Errors any operation may answer with (semantics 1.3). */
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

/** Errors of the query language (semantics 2.2). */
const WITH_QUERY: readonly ErrorCode[] = [
  'ERROR_DB_QUERY',
  'ERROR_OPERATOR_VALUE_TYPE',
  'ERROR_OPERATOR_LIST_VALUE_TYPE',
  'ERROR_OPERATOR_DICT_VALUE_TYPE',
  'ERROR_OPERATOR_BOOLEAN_TYPE',
];

const takesQuery = ({ request }: Operation) =>
  ['query', 'query_options'].some((member) => member in ((request as Schema).properties ?? {}));

/** Headers of every answer. */
const headers = { 'X-Request-Id': { $ref: '#/components/headers/request' } };
const request = {
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
const place = (name: string, what: string) => ({
  ...{ name, in: 'header', schema: { type: 'string' } },
  description: `Only with the internal token: ${what}, if the body does not contain it.`,
});
const parameters = {
  domain: place('X-Domain-Id', 'domain of the call'),
  workspace: place('X-Workspace-Id', 'workspace of the call'),
};

const json = (schema: Schema) => ({ 'application/json': { schema } });

const codesOf = (operation: Operation, isImplemented: boolean): Set<ErrorCode> =>
  new Set([
    ...EVERYWHERE,
    ...(operation.auth === 'none' ? [] : WITH_TOKEN),
    ...(takesQuery(operation) ? WITH_QUERY : []),
    ...operation.errors,
    ...(isImplemented ? [] : (['ERROR_NOT_IMPLEMENTED'] as const)),
  ]);

/** The error body with the codes of one status. */
const errorOf = (codes: readonly ErrorCode[], { refer }: Components): Schema => ({
  ...refer(plain(ErrorBody)),
  properties: { detail: { type: 'object', properties: { code: { type: 'string', enum: codes } } } },
});

/** Error responses by status, with their codes and what these mean. */
const errorResponses = (operation: Operation, isImplemented: boolean, components: Components) => {
  const byStatus = Map.groupBy(codesOf(operation, isImplemented), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].meaning}`).join(' '),
        headers,
        content: json(errorOf(codes, components)),
      },
    ]),
  );
};

const parametersOf = ({ path, auth }: Operation) => [
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
  readonly answer: Schema;
  readonly implementation: OperationImplementation | undefined;
}

const describe = ({ resource, operation, answer, implementation }: DescribedOperation, components: Components) => ({
  operationId: operation.id,
  summary: operation.summary,
  tags: [resource.id],
  security: security[operation.auth],
  parameters: parametersOf(operation),
  requestBody: {
    required: ((operation.request as Schema).required ?? []).length > 0 && !implementation?.takesAnyBody,
    content: json(components.refer(requestSchema(resource, operation, implementation?.takesAnyBody))),
  },
  responses: {
    200: { description: 'Done.', headers, content: json(answer), ...linksOf(resource, operation) },
    ...errorResponses(operation, implementation !== undefined, components),
  },
});

/**
 * The document. Operations that only internal components call are left out.
 *
 * @param implemented the operations that this service implements
 */
export const openApiDocument = (
  { baseUrl }: Settings,
  implemented: ReadonlyMap<string, OperationImplementation>,
): object => {
  const components = componentsOf();
  const operations = allResources.flatMap((resource) =>
    resource.operations.map((operation) => {
      const answer = components.refer(answerSchema(operation));
      return { resource, operation, answer, implementation: implemented.get(operation.id) };
    }),
  );
  const paths = operations.map((described) => [
    described.operation.path.replace(/:(\w+)/g, '{$1}'),
    { post: describe(described, components) },
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
    components: { schemas: components.schemas, securitySchemes, parameters, headers: { request } },
  };
};
