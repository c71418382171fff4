/** What a deployment lacks of the contract, as its refusals show: optional reads, and members of records and requests. */
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { optionalOperations } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import { OperationError } from '../errors.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import {
  alwaysComesFirst,
  canOmitMember,
  filtersOrSortsBy,
  findNeededMember,
  hasProjection,
  type LackingMembers,
  omitMembers,
  selectsColumn,
} from './members.ts';
import { type UnknownMember, UnknownMemberError } from './unknownMember.ts';

export { canOmitMember } from './members.ts';
export { createLackingMemberError, lacksMember, markLackingMembers } from './rows.ts';
export { findUnknownMember as unknownMemberIn, UnknownMemberError } from './unknownMember.ts';

/** How long what is lacking is not requested again, in milliseconds. */
const LACKING_TTL_MS = 5 * 60_000;

/** Most entries: each resource and operation of the contract has at most three. */
const MAX_ENTRIES = 1_000;

const NONE: ReadonlySet<string> = new Set();

/** Thrown where a refused request can be sent again without the member that was refused. */
export class RetryWithoutMemberError extends Error {}

/** A request as it is sent, and the members of the answer's records that it does not ask for. */
export interface AdaptedRequest {
  readonly request: object;
  readonly lacking: ReadonlySet<string> | null;
}

/** For whom a request is sent. */
interface RequestSender {
  readonly authorization: string | undefined;
  readonly requestId: string;
}

/**
 * Remembers for five minutes what the deployment lacks, so that it is not requested again. One per upstream.
 *
 * Members of records are left out of `only`, and members of requests where the request means the same without them. What
 * needs a lacking read or member is refused without a POST.
 */
export class DeploymentGaps {
  /** Members by what they are members of, see `formatGapKeys`; of an optional read that is lacking, the empty set. */
  readonly #lacking = new LRUCache<string, ReadonlySet<string>>({ max: MAX_ENTRIES, ttl: LACKING_TTL_MS });
  readonly #logged = new Set<string>();
  readonly #logger: Pick<Logger, 'warn'> | undefined;

  constructor(logger: Pick<Logger, 'warn'> | undefined) {
    this.#logger = logger;
  }

  /**
   * The request without what the deployment was found to lack; the same object where it lacks nothing.
   *
   * @throws {OperationError} NOT_IMPLEMENTED, with `member` if that is the reason, where the request needs what is lacking
   */
  adapt(operation: Operation, request: object, sender: RequestSender): AdaptedRequest {
    if (this.#lacking.size === 0 || !isObject(request)) return { request, lacking: null };
    const entries = formatGapKeys(operation);
    if (this.#lacking.has(entries.read)) throw createNotImplementedError(operation, sender);
    const lacking = this.#membersOf(entries);
    if (lacking.request.size + lacking.columns.size + lacking.conditions.size === 0) return { request, lacking: null };
    const isNeeded = (name: string) => !canOmitMember(operation, request, name, sender.authorization);
    const member = findNeededMember(request, lacking, isNeeded);
    if (member !== undefined) throw createNotImplementedError(operation, sender, member);
    const sent = omitMembers(request, lacking);
    return { request: sent, lacking: lacking.columns.size > 0 && hasProjection(sent) ? lacking.columns : null };
  }

  /**
   * Learns from a failed POST what the deployment lacks.
   *
   * @returns the error for the caller: `failure` itself where nothing is lacking
   * @throws {RetryWithoutMemberError} where the request can be sent again
   */
  learn(operation: Operation, body: string, sender: RequestSender, failure: OperationError): OperationError {
    if (failure instanceof UnknownMemberError) {
      const request: JsonObject = JSON.parse(body);
      return failure.unknown.of === 'record'
        ? this.#learnOfRecord(operation, request, sender, failure)
        : this.#learnOfRequest(operation, request, sender, failure);
    }
    if (failure.code === 'NOT_IMPLEMENTED' && optionalOperations.has(operation.id))
      this.#lacking.set(formatGapKeys(operation).read, NONE);
    return failure;
  }

  #learnOfRecord(
    operation: Operation,
    request: JsonObject,
    sender: RequestSender,
    failure: UnknownMemberError,
  ): OperationError {
    const { name } = failure.unknown;
    const [isSelected, isNeeded] = [selectsColumn(request, name), filtersOrSortsBy(operation, request, name)];
    if (isSelected) this.#remember(operation, 'columns', failure.unknown);
    else if (!isNeeded) return failure;
    else if (alwaysComesFirst(request, name)) this.#remember(operation, 'conditions', failure.unknown);
    if (isNeeded) return createNotImplementedError(operation, sender, name);
    throw new RetryWithoutMemberError();
  }

  #learnOfRequest(operation: Operation, request: JsonObject, sender: RequestSender, { unknown }: UnknownMemberError) {
    const { name, of } = unknown;
    const isOwn = of === 'request' && name in request;
    if (isOwn) this.#remember(operation, 'request', unknown);
    else this.#log(operation, unknown);
    if (isOwn && canOmitMember(operation, request, name, sender.authorization)) throw new RetryWithoutMemberError();
    return createNotImplementedError(operation, sender, name);
  }

  #membersOf(entries: GapKeys): LackingMembers {
    const membersOf = (entry: string) => this.#lacking.get(entry) ?? NONE;
    return {
      request: membersOf(entries.request),
      columns: membersOf(entries.columns),
      conditions: membersOf(entries.conditions),
    };
  }

  #remember(operation: Operation, kind: keyof LackingMembers, unknown: UnknownMember): void {
    const entry = formatGapKeys(operation)[kind];
    this.#lacking.set(entry, new Set(this.#lacking.get(entry)).add(unknown.name));
    this.#log(operation, unknown);
  }

  /** Once for each member of an operation. */
  #log({ id }: Operation, { name, of }: UnknownMember): void {
    if (this.#logged.has(`${id} ${of} ${name}`)) return;
    this.#logged.add(`${id} ${of} ${name}`);
    this.#logger?.warn({ operation: id, member: name }, `the deployment lacks a member of ${HOLDERS[of]}`);
  }
}

const HOLDERS = { record: 'records', request: 'requests', part: 'parts of requests' } as const;

type GapKeys = Readonly<Record<'read' | keyof LackingMembers, string>>;

/** Members of records are lacking in all operations of a resource, those of requests in one. */
const formatGapKeys = ({ id }: Operation): GapKeys => {
  const resource = id.slice(0, id.lastIndexOf('.'));
  return { read: id, request: `${id} request`, columns: `${resource} columns`, conditions: `${resource} conditions` };
};

const createNotImplementedError = ({ id }: Operation, { requestId }: RequestSender, member?: string): OperationError =>
  new OperationError('NOT_IMPLEMENTED', { operation: id, requestId, member });
