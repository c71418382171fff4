/** Requests of `skein doctor` that find out how a deployment answers an operation, and change nothing. */
import { IsObject } from 'typebox';
import { allResources } from '../contract/index.ts';
import type { Operation } from '../contract/resource.ts';
import { canOmitMember, unknownMemberIn } from '../subgraphs/deploymentGaps/index.ts';
import { readClaims } from '../subgraphs/wire/claims.ts';
import { isObject, parseJson } from './json.ts';

/** The deployment, and the token of the calls. */
export interface Deployment {
  readonly url: string;
  readonly timeoutMs: number;
  /** Access token with which reads are sent; absent: all requests are sent without a token. */
  readonly token?: string | undefined;
}

/** How a deployment answers an operation. */
export interface ProbeResult {
  readonly operation: Operation;
  /** `refuses`: the token may not call it. `silent`: no server answers. */
  readonly answer: 'works' | 'lacks' | 'fails' | 'refuses' | 'silent';
  /** Members that it refuses as unknown and that the facade leaves out: of the request, or of the records in `only`. */
  readonly refusedMembers: readonly string[];
  /** Members of the request that it refuses as unknown, and without which a part of the graph is not offered. */
  readonly neededMembers: readonly string[];
}

/** A member that no message has: no operation is carried out with it, and a deployment that checks members says so. */
const NO_MEMBER = { skein_doctor: true };

type ProbeRequest = Readonly<Record<string, unknown>>;

const secretFieldsByOperation = new Map(
  allResources.flatMap(({ operations, secretFields = [] }) => operations.map(({ id }) => [id, secretFields] as const)),
);

const recordMembers = new Map(
  allResources.flatMap(({ operations, record }) =>
    operations.map(({ id }) => [id, record ? Object.keys(record.properties) : []] as const),
  ),
);

/** The members of an operation's request, of which the facade sends some by itself. */
const readRequestMembers = ({ request }: Operation) => (IsObject(request) ? request.properties : {});

/**
 * What is sent of an operation. Reads ask for a row with all members. Writes, and operations that need no token, are
 * sent with a member that does not exist, and without what they require.
 */
const createProbeRequest = (operation: Operation, domainId: string): ProbeRequest => {
  const members = readRequestMembers(operation);
  const domain = 'domain_id' in members ? { domain_id: domainId } : {};
  if (operation.auth !== 'token') return NO_MEMBER;
  if (operation.kind === 'write')
    return { ...domain, ...('data_source_id' in members ? { data_source_id: '' } : {}), ...NO_MEMBER };
  const secrets = secretFieldsByOperation.get(operation.id) ?? [];
  const only = recordMembers.get(operation.id)?.filter((member) => !secrets.includes(member)) ?? [];
  const page = { start: 1, limit: 1 };
  if (operation.id.endsWith('.list') && 'query' in members) return { ...domain, query: { page, only } };
  return 'only' in members ? { ...domain, only } : domain;
};

/** A request without a member that was refused; undefined if it does not have the member. */
const omitMember = (request: ProbeRequest, member: string): ProbeRequest | undefined => {
  if (member in request && !(member in NO_MEMBER)) {
    const { [member]: _refused, ...rest } = request;
    return rest;
  }
  const kept = (holder: ProbeRequest) =>
    Array.isArray(holder.only) && holder.only.includes(member)
      ? { ...holder, only: holder.only.filter((one) => one !== member) }
      : undefined;
  const query = isObject(request.query) ? kept(request.query) : undefined;
  return query ? { ...request, query } : kept(request);
};

/** Statuses of a server that does not know a path, or cannot reach the one that does. */
const LACKS = [404, 405, 501];
const UNREACHABLE = [502, 503, 504];

const classifyAnswer = (status: number, code: unknown, isRead: boolean): ProbeResult['answer'] => {
  if (code === 'ERROR_UNSUPPORTED_API') return 'lacks';
  if (code === undefined && LACKS.includes(status)) return 'lacks';
  if (UNREACHABLE.includes(status)) return 'silent';
  if (status >= 500 && (isRead || code === undefined)) return 'fails';
  return isRead && [401, 403].includes(status) ? 'refuses' : 'works';
};

/** The answer to one request; null where none comes in time. */
const post = async ({ url, timeoutMs }: Deployment, path: string, request: ProbeRequest, authorization?: string) => {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = parseJson(await response.text());
    return { status: response.status, detail: isObject(body) && isObject(body.detail) ? body.detail : {} };
  } catch {
    return null;
  }
};

/** Sends an operation, and again without each member that is refused as unknown. */
export const probeOperation = async (
  deployment: Deployment,
  operation: Operation,
  path: string,
): Promise<ProbeResult> => {
  const { token } = deployment;
  const isRead = token !== undefined && operation.kind === 'read' && operation.auth === 'token';
  const authorization = isRead ? `Bearer ${token}` : undefined;
  const refusedMembers: string[] = [];
  const neededMembers: string[] = [];
  const found = (answer: ProbeResult['answer']): ProbeResult => ({ operation, answer, refusedMembers, neededMembers });
  let request = createProbeRequest(operation, readClaims(token && `Bearer ${token}`)?.did ?? '');
  for (;;) {
    const answer = await post(deployment, path, request, authorization);
    if (answer === null) return found('silent');
    const refused = unknownMemberIn(answer.detail.message)?.name;
    if (refused === undefined) return found(classifyAnswer(answer.status, answer.detail.code, isRead));
    const rest = omitMember(request, refused);
    if (rest === undefined) return found('works');
    (isNeeded(operation, request, refused) ? neededMembers : refusedMembers).push(refused);
    request = rest;
  }
};

/** Whether the facade needs a member of a request; it sends no other domain than that of the token by itself. */
const isNeeded = (operation: Operation, request: ProbeRequest, name: string): boolean =>
  name in request && name !== 'domain_id' && !canOmitMember(operation, request, name, undefined);
