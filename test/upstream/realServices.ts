/**
 * The open-source services of the API behind their own REST gateway, as a proxy before our own service: its data, in the
 * shapes of the real services. They were read from their source and run; `docs/upstream.md` describes them.
 */
import { IsObject } from 'typebox';
import type { Operation } from '../../contract/resource.ts';
import { isObject, type JsonObject, readTexts } from '../../subgraphs/wire/jsonObject.ts';
import { listenOnFreePort } from '../gateway/federateOverHttp.ts';
import { readPath } from '../subgraphs/postApiStub.ts';
import { findOperation, omitDefaults } from './publicGateway.ts';

/** What a deployment does differently. Operations and resources by their ids. */
export interface ServicesDeployment {
  /** Members of records that the database of a resource does not have: `only` and filters must not name them. */
  readonly lacksColumns: Readonly<Record<string, readonly string[]>>;
  /** Members that the request of an operation, or of all operations of a resource, does not have. */
  readonly lacksRequestMembers: Readonly<Record<string, readonly string[]>>;
  /** Members that our service needs instead. */
  readonly knows: Readonly<Record<string, JsonObject>>;
  /** Members that an operation requires. */
  readonly requires: Readonly<Record<string, readonly string[]>>;
  /** Resources whose lists have no `total_count`. */
  readonly withoutTotals: readonly string[];
  /** Operations and resources that it does not have. */
  readonly lacks: readonly string[];
}

/** The services, as their main branches were run. */
export const CURRENT_SERVICES: ServicesDeployment = {
  lacksColumns: {
    'identity.agent': ['state', 'client_id'],
    'cost_analysis.budget': ['data_source_id', 'notifications', 'provider_filter'],
  },
  lacksRequestMembers: {
    'monitoring.webhook': ['domain_id'],
    'cost_analysis.budget': ['data_source_id'],
    'repository.repository': ['query'],
  },
  knows: { 'monitoring.webhook': { domain_id: '' } },
  requires: {
    'identity.token.issue': ['auth_type'],
    'cost_analysis.cost_report_data.analyze': ['query.fields'],
    'cost_analysis.budget.create': ['currency'],
  },
  withoutTotals: ['repository.plugin', 'inventory.metric'],
  lacks: ['monitoring.maintenance_window', 'dashboard.project_dashboard'],
};

interface AnsweredPost {
  readonly path: string;
  readonly operation: Operation | undefined;
  readonly body: JsonObject;
  readonly status: number;
}

interface PostAnswer {
  readonly status: number;
  readonly body: unknown;
}

const makeFailure = (status: number, code: string, message: string): PostAnswer => ({
  status,
  body: { detail: { code, message } },
});

const toResourceId = ({ id }: Operation) => id.replace(/\.\w+$/, '');

/** The entries for an operation and for its resource. */
const findEntries = (table: Readonly<Record<string, readonly string[]>>, operation: Operation) => [
  ...(table[operation.id] ?? []),
  ...(table[toResourceId(operation)] ?? []),
];

/** The members of the request of an operation. */
const listRequestMembers = ({ request }: Operation) => (IsObject(request) ? Object.keys(request.properties) : []);

/** The message of Python's protobuf for a member that a message does not have. */
const printUnknownMember = (operation: Operation, member: string) => {
  const type = `spaceone.api.${operation.id.split('.')[0]}.v1.${String(Object(operation.request).title)
    .split('.')
    .at(-1)}`;
  const known = listRequestMembers(operation).filter((name) => name !== member);
  return `Message type "${type}" has no field named "${member}" at "${type.split('.').at(-1)}".\n Available Fields(except extensions): "${known.map((name) => `'${name}'`).join(', ')}"`;
};

/** Names of members that the database looks up: `only` and conditions. Of an order it ignores what it does not know. */
const listColumns = (body: JsonObject): string[] => {
  const query = isObject(body.query) ? body.query : {};
  const keys = [query.filter, query.filter_or].flat().filter(isObject);
  return [...keys.map(({ k, key }) => String(k ?? key)), ...readTexts(query.only), ...readTexts(body.only)];
};

/** Refuses a request as the gateway and the services do; undefined where they carry it out. */
const findRefusal = (deployment: ServicesDeployment, operation: Operation, body: JsonObject, hasToken: boolean) => {
  if ([operation.id, toResourceId(operation)].some((id) => deployment.lacks.includes(id)))
    return makeFailure(500, 'ERROR_UNSUPPORTED_API', 'Call Unsupported API. (reason = no such API)');
  const unknown = Object.keys(body).find(
    (name) =>
      !listRequestMembers(operation).includes(name) ||
      findEntries(deployment.lacksRequestMembers, operation).includes(name),
  );
  if (unknown !== undefined) return makeFailure(500, 'ERROR_UNKNOWN', printUnknownMember(operation, unknown));
  if (operation.auth === 'token' && !hasToken)
    return makeFailure(401, 'ERROR_AUTHENTICATE_FAILURE', 'Authenticate failure. (message = Token is empty.)');
  const missing = findEntries(deployment.requires, operation).find((path) => readPath(body, path) === undefined);
  if (missing !== undefined)
    return makeFailure(400, 'ERROR_REQUIRED_PARAMETER', `Required parameter. (key = ${missing.split('.').at(-1)})`);
  const lacking = findEntries(deployment.lacksColumns, operation);
  const column = listColumns(body).find((name) => lacking.includes(name));
  if (column === undefined) return undefined;
  return makeFailure(500, 'ERROR_DB_QUERY', `Database query failed. (reason = Cannot resolve field "${column}")`);
};

/** The message of an answer as proto3 writes it. */
const shapeAnswer = (deployment: ServicesDeployment, operation: Operation, answer: unknown) => {
  const message = omitDefaults(operation.response, answer);
  if (!isObject(message) || !deployment.withoutTotals.includes(toResourceId(operation))) return message;
  const { total_count: _total, ...rest } = message;
  return rest;
};

/** Starts the services before our own. `received` lists the POSTs with their answers; `deployment` may change while they run. */
export const startRealServices = async (serviceUrl: string, initial: ServicesDeployment = CURRENT_SERVICES) => {
  const received: AnsweredPost[] = [];
  const post = async (
    operation: Operation,
    body: JsonObject,
    authorization: string | undefined,
  ): Promise<PostAnswer> => {
    const response = await fetch(serviceUrl + operation.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const answerTo = async (
    operation: Operation | undefined,
    text: string,
    authorization: string | undefined,
  ): Promise<PostAnswer> => {
    const body: unknown = parseBody(text);
    if (body === undefined)
      return makeFailure(500, 'ERROR_UNKNOWN', 'JSON Parsing Error: Request body requires JSON format.');
    if (operation === undefined)
      return makeFailure(500, 'ERROR_UNSUPPORTED_API', 'Call Unsupported API. (reason = no path)');
    if (!isObject(body)) return makeFailure(500, 'ERROR_UNKNOWN', "'list' object has no attribute 'items'");
    const refusal = findRefusal(services.deployment, operation, body, authorization !== undefined);
    if (refusal !== undefined) return refusal;
    const known = { ...services.deployment.knows[toResourceId(operation)], ...services.deployment.knows[operation.id] };
    const answer = await post(operation, { ...known, ...body }, authorization);
    if (answer.status !== 200) return answer;
    const own = operation.id === 'identity.token.issue' ? await asUser(answer.body) : answer.body;
    return { status: 200, body: shapeAnswer(services.deployment, operation, own) };
  };
  /** They sign in without a role; a workspace is a matter of `grant`. */
  const asUser = async (issued: unknown) => {
    const { refresh_token: token } = issued as { readonly refresh_token: string };
    const grant = findOperation('/identity/token/grant');
    const granted = grant && (await post(grant, { grant_type: 'REFRESH_TOKEN', token, scope: 'USER' }, undefined));
    return { ...Object(issued), access_token: Object(granted?.body).access_token };
  };
  const { url, close } = await listenOnFreePort(async (request, response) => {
    const path = request.url ?? '';
    const text = Buffer.concat(await Array.fromAsync(request)).toString();
    const operation = request.method === 'POST' ? findOperation(path) : undefined;
    const { status, body } = await answerTo(operation, text, request.headers.authorization);
    if (request.method === 'POST') received.push({ path, operation, body: Object(parseBody(text)), status });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const services = { url: new URL(url).origin, close, received, deployment: initial };
  return services;
};

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
