/** The arguments of handlers, and how a resource combines its handlers. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Operation, RequestOf, Resource, ResponseOf } from '../contract/resource.ts';
import type { ServiceCaller } from './caller.ts';
import type { ExecutionContext } from './jobs.ts';

/** One call of one operation. */
export interface ServiceCall extends ExecutionContext {
  readonly caller: ServiceCaller;
  /** Domain of the call; empty only for an internal caller that named none, and for callers without a token. */
  readonly domainId: string;
  /**
   * Workspace of the call: the caller's own, or the one a DOMAIN_ADMIN named; undefined: the whole domain. `*` selects
   * domain-wide records.
   */
  readonly workspaceId: string | undefined;
  /** The moment of the call, in wire form. It does not change during the call. */
  readonly now: string;
  /** For a write, the transaction of the whole call; a failing call changes nothing (semantics 1.3.4). */
  readonly db: ExecutionContext['db'];
}

/** Handles the calls of one operation. */
export type OperationHandler<Op extends Operation = Operation> = (
  request: RequestOf<Op>,
  call: ServiceCall,
) => Promise<ResponseOf<Op>> | ResponseOf<Op>;

/** The operations of a resource by name, as `resource()` declares them. */
type DeclaredOperations<Declared> = {
  [Name in keyof Declared as Declared[Name] extends Operation ? Name : never]: Declared[Name] extends Operation
    ? Declared[Name]
    : never;
};

/** The input of a path with parameters: the parameters, and any JSON body. */
export interface ExternalRequest {
  readonly params: Readonly<Record<string, string>>;
  /** Any JSON value, made acceptable to the store: see `repairValue`. */
  readonly body: unknown;
  /** The body as it came. */
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** How an operation is implemented, where a handler alone does not say it. */
export interface OperationImplementation<Op extends Operation = Operation> {
  readonly handle: OperationHandler<Op>;
  /**
   * The handler manages its own transactions: it stores something although the call fails, or writes in one statement.
   * Other writes run in a transaction of the pipeline.
   */
  readonly ownsTransaction?: boolean;
  /** The handler takes a `ExternalRequest` instead of a request. */
  readonly takesAnyBody?: boolean;
}

/** Handlers of a resource by operation. Operations without a handler answer ERROR_NOT_IMPLEMENTED. */
export type OperationHandlers<Declared> = {
  readonly [Name in keyof DeclaredOperations<Declared>]?:
    | OperationHandler<DeclaredOperations<Declared>[Name]>
    | OperationImplementation<DeclaredOperations<Declared>[Name]>;
};

/** A resource and how its operations are implemented, by the identifier of the operation. */
export interface ResourceImplementation {
  readonly resource: Resource;
  readonly operations: ReadonlyMap<string, OperationImplementation>;
}

/** Binds handlers to the operations of a resource. */
export const implementResource = <Declared extends Resource>(
  resource: Declared,
  handlers: OperationHandlers<Declared>,
): ResourceImplementation => ({
  resource,
  operations: new Map(
    Object.entries(handlers).map(([name, given]) => [
      `${resource.id}.${name}`,
      (typeof given === 'function' ? { handle: given } : given) as OperationImplementation,
    ]),
  ),
});

/** A write whose handler does not run in the transaction of the pipeline. */
export const withoutTransaction = <Op extends Operation>(
  handle: OperationHandler<Op>,
): OperationImplementation<Op> => ({
  handle,
  ownsTransaction: true,
});

/**
 * An operation whose bodies come from external senders. The bodies are not validated against the operation's request and do
 * not determine the scope (semantics 3.17.9). The handler does not run in the transaction of the pipeline.
 */
export const acceptAnyBody = <Op extends Operation>(
  deliver: (delivery: ExternalRequest, call: ServiceCall) => Promise<ResponseOf<Op>>,
): OperationImplementation<Op> => ({
  handle: deliver as unknown as OperationHandler<Op>,
  ownsTransaction: true,
  takesAnyBody: true,
});

/**
 * Runs a function in the current transaction, or in a new one if there is none. Its writes are committed together or
 * not at all; jobs that it sent begin when it has ended.
 */
export const runInTransaction = async <Given extends ExecutionContext, Result>(
  given: Given,
  run: (within: Given) => Promise<Result>,
): Promise<Result> => {
  if (given.db.isTransaction) return run(given);
  const { db, result } = await given.db
    .transaction()
    .execute(async (db) => ({ db, result: await run({ ...given, db }) }));
  given.jobs.wake(db);
  return result;
};
