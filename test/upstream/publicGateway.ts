/**
 * A public gateway of the API before the real service: paths without versions, and, as an option, answers and errors as
 * proto3 writes them.
 */
import { createServer } from 'node:http';
import { IsArray, IsObject, type TSchema } from 'typebox';
import { allOperations } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import { isObject, type JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { listen } from '../listen.ts';

/** The version of each area. Areas that are missing here have v1. */
const PATHS_BY_AREA: Readonly<Record<string, string>> = { identity: '/identity/v2', inventory: '/inventory/v1' };

/** Resources that such a gateway takes from a service of another name. */
const PATHS_BY_RESOURCE: Readonly<Record<string, string>> = {
  'inventory/job': '/inventory-v2/v1/job',
  'alert-manager/comment': '/alert-manager/v1/comment',
};

/** The versioned path of `/<area>/<resource>/<operation>`. */
const toVersionedPath = (path: string): string => {
  const [, area = '', resource = '', operation = ''] = path.split('/');
  const service = PATHS_BY_RESOURCE[`${area}/${resource}`] ?? `${PATHS_BY_AREA[area] ?? `/${area}/v1`}/${resource}`;
  return `${service}/${operation}`;
};

const operationsByPath = new Map(
  [...allOperations.values()].flatMap((operation) =>
    [operation.path, ...operation.pathAliases].map((path) => [path, operation] as const),
  ),
);

/** The operation at an unversioned path. */
export const findOperation = (path: string) => operationsByPath.get(toVersionedPath(path));

/** Request members that a message does not have, by their paths. */
const findUnknownMembers = (schema: TSchema, value: unknown, path = ''): string[] => {
  if (IsArray(schema) && Array.isArray(value))
    return value.flatMap((item) => findUnknownMembers(schema.items, item, path));
  if (!IsObject(schema) || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const known = schema.properties[name];
    return known === undefined ? [`${path}${name}`] : findUnknownMembers(known, member, `${path}${name}.`);
  });
};

const isDefault = (value: unknown) =>
  value === null || value === 0 || value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** A message without members at their defaults; values in free-form members stay. */
export const omitDefaults = (schema: TSchema, value: unknown): unknown => {
  if (IsArray(schema) && Array.isArray(value)) return value.map((item) => omitDefaults(schema.items, item));
  if (!IsObject(schema) || !isObject(value)) return value;
  const members = Object.entries(value)
    .filter(([, member]) => !isDefault(member))
    .map(([name, member]) => [name, omitDefaults(schema.properties[name] ?? {}, member)]);
  return Object.fromEntries(members);
};

/** Starts a gateway. `paths` lists the requested paths, `refused` the reasons of its 500s. */
export const startPublicGateway = async (serviceUrl: string, { proto3 }: { readonly proto3: boolean }) => {
  const paths: string[] = [];
  const refused: string[] = [];
  const forward = async (operation: Operation, body: JsonObject, authorization: string | undefined) => {
    const response = await fetch(serviceUrl + operation.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return {
      status: response.status,
      body: proto3 && response.ok ? omitDefaults(operation.response, answer) : answer,
    };
  };
  const answerTo = async (path: string, text: string, authorization: string | undefined) => {
    const operation = findOperation(path);
    if (operation === undefined) return { status: 404, body: { detail: 'Not Found' } };
    const body: JsonObject = JSON.parse(text);
    const unknown = proto3 ? findUnknownMembers(operation.request, body) : [];
    if (unknown.length === 0) return forward(operation, body, authorization);
    refused.push(...unknown.map((member) => `${operation.id}: ${member}`));
    return { status: 500, body: { detail: { code: 'ERROR_UNKNOWN', message: `no field named ${unknown}` } } };
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const text = Buffer.concat(await Array.fromAsync(request)).toString();
    if (request.method === 'POST') paths.push(path);
    const { status, body } = await answerTo(path, text, request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const { url, close } = await listen(server);
  return {
    url,
    paths,
    refused,
    close,
  };
};
