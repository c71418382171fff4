/** The checks of an operation in their order, from the request to the answer (semantics 1.3.3). */
import type { IncomingHttpHeaders } from 'node:http';
import type { Operation, Resource } from '../../contract/resource.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import { authorize } from '../auth/authorize.ts';
import { checkDomain, fillDomain, resolveScope } from '../auth/scope.ts';
import { checkOwnProjects, checkProjectsInWorkspace } from '../auth/visibility.ts';
import { type OperationImplementation, runInTransaction, type ServiceCall } from '../call.ts';
import { anonymousCaller } from '../caller.ts';
import { ServiceError } from '../errors.ts';
import { pauseAfterLargeText, queueIfLarge } from '../eventLoop.ts';
import type { JobScheduler } from '../jobs.ts';
import type { ServiceSettings } from '../settings.ts';
import { runForCaller } from '../store/callerTurns.ts';
import type { Database, ReadReplica } from '../store/database.ts';
import { runForDomain } from '../store/domainShare.ts';
import {
  DIRECTORY_VALUES,
  parseBody,
  parseExternalBody,
  READ_VALUES,
  repairValue,
  type ValuesLimit,
} from '../values/body.ts';
import { isValidText } from '../values/jsonValues.ts';
import { createRequestReader } from '../values/request.ts';

/** Dependencies of the pipeline. */
export interface PipelineOptions {
  readonly db: Database;
  /** A standby for reads that may be some seconds old; absent: there is none. */
  readonly replica?: ReadReplica | undefined;
  readonly jobs: JobScheduler;
  readonly settings: ServiceSettings;
  readonly authenticate: Authenticate;
  /** Current time. */
  readonly clock: () => Date;
}

/** A received request. The body is unparsed text. */
export interface UnparsedRequest {
  readonly body: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** As the caller sent it. */
  readonly contentType: string;
}

/** Answers one operation. */
export type AnswerOperation = (received: UnparsedRequest) => Promise<unknown>;

/** What is written is checked, stored and read back as well, so it may have fewer values. */
const findValuesLimit = ({ kind, auth }: Operation, { maxWriteValues }: ServiceSettings): ValuesLimit => {
  if (auth === 'internal') return DIRECTORY_VALUES;
  return kind === 'write' ? { max: maxWriteValues } : READ_VALUES;
};

/** Runs a handler. A write is one transaction: a failing call changes nothing (semantics 1.3.4). */
const runHandler = (
  { kind }: Operation,
  { handle, ownsTransaction }: OperationImplementation,
  request: object,
  call: ServiceCall,
) =>
  kind === 'write' && !ownsTransaction
    ? runInTransaction(call, async (within) => handle(request, within))
    : handle(request, call);

/** Lists, statistics and analyses may be some seconds old, unless the caller asks for the present state. */
const mayReadReplica = ({ kind, id }: Operation) => kind === 'read' && /\.(?:list|stat|analyze)(?:_\w+)?$/.test(id);

const wantsCurrentState = ({ 'cache-control': wanted }: IncomingHttpHeaders) => wanted?.toLowerCase() === 'no-cache';

/** SQLSTATE of a statement that took too long: it would take as long on the primary. */
const QUERY_CANCELED = '57014';

const isCallError = (error: unknown) =>
  error instanceof ServiceError || (error as { code?: unknown }).code === QUERY_CANCELED;

/** Runs a read on the standby if it can be used, otherwise on the primary. A standby that fails is not noticed. */
const runOnReplica = async (replica: ReadReplica | undefined, read: (db: Database) => unknown, db: Database) => {
  const standby = replica?.db();
  if (!standby) return read(db);
  try {
    return await read(standby);
  } catch (error) {
    if (isCallError(error)) throw error;
    replica?.suspend();
    return read(db);
  }
};

/** Answers an operation that accepts any body. The key in the path is its credential. */
const createExternalPipeline =
  (
    { db, jobs, settings, clock }: PipelineOptions,
    operation: Operation,
    implementation: OperationImplementation,
  ): AnswerOperation =>
  async ({ body: text = '', params, headers, contentType }) => {
    // Such a path matches no record, and the store cannot query with it.
    if (!Object.values(params).every(isValidText)) throw new ServiceError('ERROR_NOT_FOUND', 'Not found.');
    const call = { caller: anonymousCaller, domainId: '', workspaceId: undefined, now: clock().toISOString() };
    const parsed = await queueIfLarge(text, () => parseExternalBody(text));
    const body = await queueIfLarge(text, () => repairValue(parsed));
    const delivery = { params, body, text, headers: { ...headers, 'content-type': contentType } };
    await pauseAfterLargeText(text);
    // The domain is not known before the handler has read the record. Until then the parameter in the path has its own
    // share of connections.
    const [sender = ''] = Object.values(params);
    const deliver = () => runHandler(operation, implementation, delivery, { ...call, db, jobs, settings });
    return runForCaller(sender, () => runForDomain(sender, deliver));
  };

/**
 * Runs the checks before a handler: body is JSON → authentication → role type, permission, resource group → scope
 * members → required members and types → the domain and the projects named → the handler, which finds the record and
 * applies the rules.
 *
 * @param implementation absent: callers who pass the checks before it get ERROR_NOT_IMPLEMENTED
 * @returns rejects with {ServiceError} of the first check that fails
 */
export const createOperationPipeline = (
  options: PipelineOptions,
  resource: Resource,
  operation: Operation,
  implementation?: OperationImplementation,
): AnswerOperation => {
  if (implementation?.takesAnyBody) return createExternalPipeline(options, operation, implementation);
  const { db, replica, jobs, settings, authenticate, clock } = options;
  const isDelayable = mayReadReplica(operation);
  const read = createRequestReader(resource, operation);
  const valuesLimit = findValuesLimit(operation, settings);
  const answer: AnswerOperation = async ({ body: text = '', headers }) => {
    const body = await queueIfLarge(text, () => parseBody(text, valuesLimit));
    const caller = operation.auth === 'none' ? anonymousCaller : await authenticate(db, headers.authorization);
    authorize(operation, caller, body);
    const scope = resolveScope(operation, caller, body, headers);
    if (!implementation) throw new ServiceError('ERROR_NOT_IMPLEMENTED', `${operation.id} is not implemented.`);
    const call: ServiceCall = { caller, ...scope, now: clock().toISOString(), db, jobs, settings };
    return runForDomain(call.domainId, async () => {
      await checkOwnProjects(call, operation, body);
      const request = await queueIfLarge(text, () => read(fillDomain(operation, caller, scope, body)));
      await checkDomain(db, operation, caller, scope);
      await checkProjectsInWorkspace(call, operation, body);
      await pauseAfterLargeText(text);
      if (!isDelayable || wantsCurrentState(headers)) return runHandler(operation, implementation, request, call);
      return runOnReplica(
        replica,
        (readDb) => runHandler(operation, implementation, request, { ...call, db: readDb }),
        db,
      );
    });
  };
  // The caller is not known before the token was looked up.
  return (received) => runForCaller(received.headers.authorization ?? '', () => answer(received));
};
