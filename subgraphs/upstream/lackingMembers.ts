import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Operation } from '../../contract/resource.ts';
import { markLacking } from '../markLacking.ts';
import type { UnknownMember } from '../unknownMember.ts';
import { claimsOf } from '../wire/claims.ts';
import { isObject, type JsonObject, textsIn } from '../wire/jsonObject.ts';
import type { Call } from './call.ts';

/** How long a member is not requested again, in milliseconds. */
const LACKING_TTL_MS = 5 * 60_000;

/** Most resources and operations of which lacking members are remembered; the contract has fewer. */
const MAX_ENTRIES = 1_000;

/** Thrown where a refused request can be sent again without the member that was refused. */
export class MemberLeftOut extends Error {}

/** A request as it is sent, and the members of the answer's records that it does not ask for. */
export interface AdaptedRequest {
  readonly request: object;
  readonly lacking: ReadonlySet<string> | null;
}

/**
 * Remembers which members the deployment lacks, by its refusals, so that they are not sent again. One per upstream.
 *
 * Members of records are left out of `only`, unless the query selects or orders records by them. Members of requests are
 * left out where the request means the same without them.
 */
export class LackingMembers {
  /** Members of records by resource, and members of requests by operation. */
  readonly #lacking = new LRUCache<string, ReadonlySet<string>>({ max: MAX_ENTRIES, ttl: LACKING_TTL_MS });
  readonly #logged = new Set<string>();
  readonly #logger: Pick<Logger, 'warn'> | undefined;

  constructor(logger: Pick<Logger, 'warn'> | undefined) {
    this.#logger = logger;
  }

  /** The request without members that the deployment was found to lack; the same object where it lacks none. */
  adapt(operation: Operation, request: object, call: Call): AdaptedRequest {
    if (this.#lacking.size === 0 || !isObject(request)) return { request, lacking: null };
    const refused = this.#lacking.get(operation.id);
    const sent = refused
      ? withoutMembers(request, (name) => refused.has(name) && isLeftOut(operation, request, name, call))
      : request;
    const lacking = this.#lacking.get(resourceOf(operation));
    if (lacking === undefined || !hasOnly(sent)) return { request: sent, lacking: null };
    return { request: withoutColumns(sent, lacking), lacking };
  }

  /** Whether the request that was refused for a member can be sent again without it; from now on it is. */
  learn(operation: Operation, body: string, call: Call, { name, of }: UnknownMember): boolean {
    const request: JsonObject = JSON.parse(body);
    const canBeLeftOut = of === 'record' ? isColumn(request, name) : isLeftOut(operation, request, name, call);
    if (!canBeLeftOut) return false;
    const holder = of === 'record' ? resourceOf(operation) : operation.id;
    this.#lacking.set(holder, new Set(this.#lacking.get(holder)).add(name));
    if (!this.#logged.has(`${holder} ${name}`)) {
      this.#logged.add(`${holder} ${name}`);
      this.#logger?.warn(
        { operation: operation.id, member: name },
        `the deployment lacks a member of ${of}s: it is left out`,
      );
    }
    return true;
  }
}

/** Marks the records of an answer with the members that were not requested. */
export const markAnswer = <Answer>(answer: Answer, operation: Operation, members: ReadonlySet<string>): Answer => {
  if (!isObject(answer)) return answer;
  const rows = Array.isArray(answer.results) ? answer.results.filter(isObject) : [answer];
  for (const row of rows) markLacking(row, { operation: operation.id, members });
  return answer;
};

const resourceOf = ({ id }: Operation) => id.slice(0, id.lastIndexOf('.'));

/** Members that a request means the same without: the domain of the token, a projection, … */
const isLeftOut = (operation: Operation, request: JsonObject, name: string, call: Call): boolean => {
  const value = request[name];
  if (value === undefined) return false;
  if (name === 'domain_id') return value === claimsOf(call.authorization)?.did;
  // Without `only` the answer has the whole record. A deployment without data sources of budgets has one for all.
  return name === 'only' || (name === 'data_source_id' && operation.id === 'cost_analysis.budget.create');
};

const withoutMembers = (request: JsonObject, isDropped: (name: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(request).filter(([name]) => !isDropped(name)));

const queryOf = ({ query }: JsonObject): JsonObject => (isObject(query) ? query : {});

const hasOnly = (request: JsonObject) => 'only' in request || 'only' in queryOf(request);

const isOn = (path: string, name: string) => path.split('.').includes(name);

/** Whether a request names a member of records in `only`, and nowhere else. */
const isColumn = (request: JsonObject, name: string): boolean =>
  [...textsIn(request.only), ...textsIn(queryOf(request).only)].some((path) => isOn(path, name)) &&
  !isSelectedBy(request, name);

/** Whether a query has conditions on a member, or orders by it. */
const isSelectedBy = (request: JsonObject, name: string): boolean => {
  const { filter, filter_or: alternatives, sort } = queryOf(request);
  const keys = [filter, alternatives, sort].flat().filter(isObject);
  return keys.some(({ k, key }) => isOn(String(k ?? key), name));
};

const withoutColumns = (request: JsonObject, lacking: ReadonlySet<string>): JsonObject => {
  const isKept = (path: unknown) =>
    ![...lacking].some((name) => isOn(String(path), name) && !isSelectedBy(request, name));
  const projected = (holder: JsonObject) =>
    Array.isArray(holder.only) ? { ...holder, only: holder.only.filter(isKept) } : holder;
  return isObject(request.query) ? { ...request, query: projected(request.query) } : projected(request);
};
