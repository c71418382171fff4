import { type ExecutionResult, GraphQLError } from 'graphql';
import { clientError } from '../engine/errors/clientError.ts';
import { type ErrorLog, maskErrors, maskThrown } from '../engine/errors/mask.ts';
import type { PreparedOperation } from '../engine/index.ts';
import { combineObservers } from '../engine/observe/observer.ts';
import type { Outcome } from '../engine/observe/outcome.ts';
import { tooLong } from '../engine/operation/withinSize.ts';
import { type MediaType, negotiate } from '../exchange/accept.ts';
import type { Incoming, Reply } from '../exchange/exchange.ts';
import type { Headers } from '../exchange/headers.ts';
import { type Params, readParams } from '../exchange/params.ts';
import { printAnswer } from '../exchange/printAnswer.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { type OpenRequest, openRequest } from '../exchange/request.ts';
import { type Body, buffersOf, lengthOf, type Responder } from '../exchange/respond.ts';
import { createOperationContext, type OperationContext } from './operationContext.ts';
import type { PartOptions } from './options.ts';
import { type RequestedExplanation, withExplanation } from './requestedExplanation.ts';

/** The answer to one operation. */
interface Answer {
  readonly result: ExecutionResult;
  readonly type: string;
  readonly name?: string | undefined;
  /** Overrides the default status of a GraphQL response. */
  readonly status?: number;
  readonly headers?: Headers;
}

/** A request that was begun by another handler. */
export interface BegunRequest<Context> {
  readonly open: OpenRequest;
  readonly entering: Promise<OperationContext<Context>>;
  readonly reading: Promise<Params | readonly Params[]>;
}

/**
 * Creates the handler of `/graphql`: GraphQL over HTTP, one response per request. It never rejects.
 */
export const createGraphQLHandler =
  <Context>(options: PartOptions<Context>) =>
  async (request: Incoming, response: Reply, begun?: BegunRequest<Context>): Promise<void> => {
    const open = begun?.open ?? openRequest(request, response, options);
    const span = options.startSpan?.({
      method: request.method ?? 'GET',
      requestId: open.requestId,
      traceparent: open.traceparent,
    });
    if (span !== undefined) open.observer = span.observer;
    const mediaType = negotiate(request.headers.accept);
    const answerAll = () => answer(request, open, { mediaType, begun }, options);
    const answered = await (span === undefined ? answerAll() : span.run(answerAll));
    open.close();
    const printed = 'answers' in answered ? printBatch(answered, open, options) : print(answered, open, options);
    const { found, body, bytes } = fitAnswer(answered, printed, options.responder);
    const { status, headers = [] } = 'answers' in found ? BATCH_HEAD : found;
    const code = status ?? statusOf(found, mediaType);
    const contentType = `${mediaType ?? 'application/json'}; charset=utf-8`;
    const common = ['content-type', contentType, 'cache-control', 'no-store', 'x-request-id', open.requestId];
    const own = common.concat(headers, open.responseHeaders);
    options.responder.send(response, code, own, body, bytes);
    open.finish();
    const ms = performance.now() - open.startedAt;
    const operations = answersIn(found).map((one) => withOutcome(one, open));
    const observed = { operations, status: code, ms, posts: open.tally.posts, cost: open.tally.cost };
    options.metrics.observe(observed);
    span?.end(observed);
    options.logAccess?.({ request: open, operations, status: code, bytes, ms });
  };

const withOutcome = ({ type, name, result, status }: Answer, { signal }: OpenRequest) =>
  ({ type, name, result, outcome: signal.aborted ? 'aborted' : outcomeOf(result, status) }) as const;

/** In place of an answer while too many others wait for their readers. */
const OVERLOADED_ANSWER = {
  result: {
    errors: [clientError('OVERLOADED', 'Too many answers wait for clients that do not take them. Try again later.')],
  },
  status: 503,
  headers: ['retry-after', '1'],
} as const satisfies Omit<Answer, 'type'>;

const OVERLOADED_BODY = JSON.stringify(OVERLOADED_ANSWER.result);

const operationOf = (found: Answer | BatchAnswer) => ('answers' in found ? { type: 'none' } : found);

const answersIn = (found: Answer | BatchAnswer): readonly Answer[] => ('answers' in found ? found.answers : [found]);

/** What is sent: the answer if there is room for it. Clients must learn what became of their writes in any case. */
const fitAnswer = (answered: Answer | BatchAnswer, body: Body, { hasRoom }: Pick<Responder, 'hasRoom'>) => {
  const bytes = lengthOf(body);
  if (hasRoom(bytes) || answersIn(answered).some(({ type }) => type === 'mutation'))
    return { found: answered, body, bytes };
  return {
    found: { ...operationOf(answered), ...OVERLOADED_ANSWER },
    body: OVERLOADED_BODY,
    bytes: lengthOf(OVERLOADED_BODY),
  };
};

/** The answers to a list of operations. */
interface BatchAnswer {
  readonly answers: Answer[];
}

/** A list of answers has one status, whatever their own are. */
const BATCH_HEAD: { readonly status: number; readonly headers?: Headers } = { status: 200 };

type PrintOptions = Pick<PartOptions<never>, 'logError'>;
type BatchOptions = Pick<PartOptions<never>, 'logError'> & {
  readonly engine: Pick<PartOptions<never>['engine'], 'limits'>;
};

/** Prints a result. A custom scalar may contain a value that JSON cannot print. */
const print = ({ result }: Answer, { requestId }: OpenRequest, { logError }: PrintOptions): Body => {
  try {
    return printAnswer(result);
  } catch (thrown) {
    return printAnswer({ errors: [maskThrown(thrown, requestId, logError)] });
  }
};

/** Prints a list of answers. One that does not fit into the limit of an answer beside those before it is replaced. */
const printBatch = ({ answers }: BatchAnswer, open: OpenRequest, options: BatchOptions): Body => {
  const { limits } = options.engine;
  const parts: Buffer[] = [];
  let length = 0;
  for (const [at, found] of answers.entries()) {
    let printed = buffersOf(print(found, open, options));
    if (length + lengthOf(printed) > limits.maxAnswerBytes) {
      const replaced = { ...found, result: tooLong(limits, 'The answers to the list of operations have') };
      answers[at] = replaced;
      printed = buffersOf(print(replaced, open, options));
    }
    length += lengthOf(printed);
    parts.push(Buffer.from(at === 0 ? '[' : ','), ...printed);
  }
  return [...parts, Buffer.from(']')];
};

/**
 * Status codes of GraphQL over HTTP. Only clients that accept `application/graphql-response+json` get failures as a
 * status.
 */
const statusOf = (found: Answer | BatchAnswer, mediaType: MediaType | undefined): number => {
  const hasNoData = 'result' in found && !('data' in found.result);
  return mediaType === 'application/graphql-response+json' && hasNoData ? 400 : 200;
};

export const outcomeOf = ({ errors, data }: ExecutionResult, status: number | undefined): Outcome => {
  if (status !== undefined) return 'refused';
  if (errors === undefined) return 'ok';
  return data === undefined || data === null ? 'failed' : 'partial';
};

const answer = async <Context>(
  request: Incoming,
  open: OpenRequest,
  {
    mediaType,
    begun,
  }: { readonly mediaType: MediaType | undefined; readonly begun: BegunRequest<Context> | undefined },
  options: PartOptions<Context>,
): Promise<Answer | BatchAnswer> => {
  try {
    if (mediaType === undefined) throw new HttpRefusal(406, 'Accept `application/json` or its GraphQL form.');
    const first = await (begun?.entering ?? open.untilEnd(createOperationContext(open, options)));
    const params = await (begun?.reading ?? readParams(request, options));
    const { method } = request;
    if (!isBatch(params)) return await answerOperation({ params, method, open, entered: first }, options);
    const answers = params.map((one, at) =>
      answerOperation({ params: one, method, open, entered: at === 0 ? first : undefined }, options),
    );
    return { answers: await Promise.all(answers) };
  } catch (thrown) {
    return { type: 'none', ...failure(thrown, open, options.logError) };
  }
};

export const isBatch = (params: Params | readonly Params[]): params is readonly Params[] => Array.isArray(params);

/** An operation of a request. */
interface RequestedOperation<Context> extends Pick<Incoming, 'method'> {
  readonly params: Params;
  readonly open: OpenRequest;
  /** Undefined: the operation follows others in a list, and has not entered yet. */
  readonly entered: OperationContext<Context> | undefined;
}

/** Answers one operation. It never rejects. */
const answerOperation = async <Context>(
  { params, method, open, entered }: RequestedOperation<Context>,
  options: PartOptions<Context>,
): Promise<Answer> => {
  let type = 'none';
  let name: string | undefined;
  let explained = entered?.explained;
  try {
    const { context, ...own } = entered ?? (await open.untilEnd(createOperationContext(open, options)));
    explained = own.explained;
    const found = options.documents.textOf(params);
    const text = typeof found === 'string' ? found : await found;
    const { operationName } = params;
    const prepared = options.engine.prepare({
      text,
      operationName,
      observer: combineObservers(explained?.explanation, open.observer),
    });
    if ('errors' in prepared) return { type, result: prepared };
    if (params.hash !== undefined) options.documents.keep(params);
    type = prepared.type;
    name = prepared.name;
    if (type !== 'query' && method === 'GET') throw mutationByGet();
    const running = run({ prepared, variables: params.variables, context, open, explained }, options);
    // A subgraph may ignore the signal. The client still gets an answer in time.
    const result = running instanceof Promise ? await open.untilEnd(running) : running;
    const masked = maskErrors(result, open.requestId, options.logError);
    return { type, name, result: explained ? withExplanation(masked, explained) : masked };
  } catch (thrown) {
    const failed = failure(thrown, open, options.logError);
    return { type, name, ...failed, ...(explained && { result: withExplanation(failed.result, explained) }) };
  }
};

/** An operation, and the request that it comes with. */
interface RunningOperation<Context> {
  readonly prepared: PreparedOperation<Context>;
  readonly variables: Params['variables'];
  readonly context: Context;
  readonly open: OpenRequest;
  readonly explained: RequestedExplanation | undefined;
}

const run = <Context>(
  { prepared, variables, context, open, explained }: RunningOperation<Context>,
  { mayExplain, admit }: PartOptions<Context>,
): ExecutionResult | Promise<ExecutionResult> => {
  if (explained) explained.verdict = mayExplain?.(context);
  return prepared.run({
    variables,
    context,
    signal: open.signal,
    deadline: open.deadline,
    admit: (cost) => {
      open.tally.cost += cost;
      return admit?.(cost, context, open);
    },
    observer: combineObservers(explained?.verdict === true ? explained.explanation : undefined, open.observer),
  });
};

export const mutationByGet = (): HttpRefusal =>
  new HttpRefusal(405, 'A GET may not change anything: send mutations by POST.', 'BAD_REQUEST', ['allow', 'POST']);

/** The result, status and headers of a request that failed before its operation had a result. */
export const failure = (thrown: unknown, { requestId }: OpenRequest, log: ErrorLog): Omit<Answer, 'type'> => {
  if (thrown instanceof HttpRefusal)
    return { result: { errors: [thrown.error] }, status: thrown.status, headers: thrown.headers };
  const error = maskThrown(thrown, requestId, log);
  const status = thrown instanceof GraphQLError ? STATUSES.get(error.extensions.code) : 500;
  return { result: { errors: [error] }, ...(status !== undefined && { status }) };
};

/**
 * Statuses of thrown errors, which have no data. They apply to both media types, for clients that do not read the body.
 */
const STATUSES: ReadonlyMap<unknown, number> = new Map([
  ['GATEWAY_TIMEOUT', 504],
  ['INTERNAL_SERVER_ERROR', 500],
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
]);
