/**
 * What a handler is given beside its request, and how the handlers of a resource are put together.
 */
import type { Operation, RequestOf, Resource, ResponseOf } from '../contract/resource.ts';
import type { Caller } from './auth/caller.ts';
import type { ExecutionContext } from './jobs.ts';

/** One call of one operation, by one caller. */
export interface Call extends ExecutionContext {
  readonly caller: Caller;
  /** Domain the call is about; empty only for an internal caller that named none, and for callers without a token. */
  readonly domainId: string;
  /**
   * Workspace the call is about: the caller's own, or the one a DOMAIN_ADMIN named; undefined: the whole domain.
   * `*` is the domain-wide one.
   */
  readonly workspaceId: string | undefined;
  /** The moment the call came; one for the whole call, in wire form. */
  readonly now: string;
  /** For a write the transaction that holds all of it; a failing call changes nothing (semantics 1.3.4). */
  readonly db: ExecutionContext['db'];
}

/** Answers one operation. */
export type Handler<Op extends Operation = Operation> = (
  request: RequestOf<Op>,
  call: Call,
) => Promise<ResponseOf<Op>> | ResponseOf<Op>;

/** The operations of a resource by name, as `resource()` declares them. */
type OperationsOf<Declared> = {
  [Name in keyof Declared as Declared[Name] extends Operation ? Name : never]: Declared[Name] extends Operation
    ? Declared[Name]
    : never;
};

/** Handlers of a resource by operation; one that is left out is answered with ERROR_NOT_IMPLEMENTED. */
export type HandlersOf<Declared> = {
  readonly [Name in keyof OperationsOf<Declared>]?: Handler<OperationsOf<Declared>[Name]>;
};

/** A resource and who answers its operations. */
export interface Implementation {
  readonly resource: Resource;
  readonly handlers: ReadonlyMap<string, Handler>;
}

/** Binds handlers to the operations of a resource. */
export const implement = <Declared extends Resource>(
  resource: Declared,
  handlers: HandlersOf<Declared>,
): Implementation => ({
  resource,
  handlers: new Map(
    Object.entries(handlers).map(([name, handler]) => [`${resource.id}.${name}`, handler as unknown as Handler]),
  ),
});

/** Handlers that keep something although the call fails, or write in one statement, see to their own transactions. */
const withOwnTransaction = new WeakSet<object>();

/** Marks a write whose handler is not to be run in one transaction. */
export const withoutTransaction = <Answer extends (...given: never[]) => unknown>(handler: Answer): Answer => {
  withOwnTransaction.add(handler);
  return handler;
};

/** Whether a write runs in a transaction of the house. */
export const isTransactional = (handler: object): boolean => !withOwnTransaction.has(handler);

/** Runs in the transaction under way, or in one of its own: what is written in it is kept as a whole, or not at all. */
export const inTransaction = <Given extends ExecutionContext, Result>(
  given: Given,
  run: (within: Given) => Promise<Result>,
): Promise<Result> =>
  given.db.isTransaction ? run(given) : given.db.transaction().execute((db) => run({ ...given, db }));

/** What comes in by a path with parameters: those, and whatever JSON was sent. */
export interface Delivery {
  readonly params: Readonly<Record<string, string>>;
  /** Any JSON value, made storable: see `parseAnything`. */
  readonly body: unknown;
}

const rawBodyHandlers = new WeakSet<object>();

/**
 * Makes the handler of an operation whose bodies others design: they are not held to the operation's request, and
 * name no scope (semantics 3.17.9).
 */
export const withAnyBody = <Op extends Operation>(
  handler: (delivery: Delivery, call: Call) => Promise<ResponseOf<Op>>,
): Handler<Op> => {
  rawBodyHandlers.add(handler);
  return handler as unknown as Handler<Op>;
};

/** Whether a handler takes a delivery instead of a request. */
export const acceptsAnyBody = (handler: object | undefined): boolean =>
  handler !== undefined && rawBodyHandlers.has(handler);
