import { EnteredOperation, type EnteredRequest, type Gate, type OpenedRequest } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import { addExplanation } from '../admission/requestedExplanation.ts';
import { findMemoryRefusal, type PrintedResult, printOrMask, printResult } from '../delivery/printResult.ts';
import { answerTooLong } from '../engine/base/requestBudget.ts';
import type { IncomingRequest, OutgoingResponse } from '../exchange/exchange.ts';
import { waitForTurn } from '../exchange/fairQueue.ts';
import type { HeaderList } from '../exchange/headers.ts';
import { type MediaType, negotiateMediaType } from '../exchange/mediaType.ts';
import { isBatch, type Params, readParams } from '../exchange/params.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { type AnswerBody, countBodyBytes, toBuffers } from '../exchange/responder.ts';
import type { EndedOperation } from '../telemetry/requestRecord.ts';

/** The answer to one operation. */
interface OperationAnswer extends EndedOperation {
  readonly headers?: HeaderList;
}

/** The answer to a request, as it is sent. */
interface PrintedResponse extends PrintedResult {
  readonly answers: readonly OperationAnswer[];
  readonly status: number;
  readonly headers: HeaderList;
}

/** A request that was begun by another handler. */
export interface BegunRequest<Context> {
  readonly opened: OpenedRequest;
  readonly entering: Promise<EnteredRequest<Context>>;
  readonly reading: Promise<Params | readonly Params[]>;
}

/** Answers a request at `/graphql` by one response. It never rejects. */
export type GraphQLHandler<Context> = (
  request: IncomingRequest,
  reply: OutgoingResponse,
  begun?: BegunRequest<Context>,
) => Promise<void>;

/** Creates the handler of `/graphql`: GraphQL over HTTP, one response per request. */
export const createGraphQLHandler =
  <Context>(parts: GatewayParts<Context>): GraphQLHandler<Context> =>
  async (request, reply, begun) => {
    const { gate, responder } = parts;
    const opened = begun?.opened ?? gate.open(request, reply);
    const { open, record } = opened;
    const mediaType = negotiateMediaType(request.headers.accept);
    const found = await record.run(() => answerRequest(request, opened, { mediaType, begun }, parts));
    open.close();
    const { requestId } = open;
    const printed =
      'result' in found ? printSingle(found, mediaType, requestId, parts) : printBatch(found, requestId, parts);
    const { answers, status, headers, body, bytes } = printed;
    const contentType = `${mediaType ?? 'application/json'}; charset=utf-8`;
    const common = ['content-type', contentType, 'cache-control', 'no-store', 'x-request-id', requestId];
    responder.send(reply, status, common.concat(headers, open.responseHeaders), body, bytes);
    open.finish();
    record.end({ operations: answers, status, bytes });
  };

/** What is sent: the answers, if they fit into memory. */
const ensureRoom = (
  answered: PrintedResponse,
  { responder }: Pick<GatewayParts<never>, 'responder'>,
): PrintedResponse => {
  const { answers, bytes } = answered;
  const refusal = findMemoryRefusal(bytes, answers, responder);
  if (refusal === undefined) return answered;
  const { error, status, headers } = refusal;
  const result = { errors: [error] };
  return { ...printResult(result), answers: answers.map((one) => ({ ...one, result, status })), status, headers };
};

type PrintParts = Pick<GatewayParts<never>, 'responder' | 'logError' | 'maxAnswerBytes'>;

const printSingle = (
  found: OperationAnswer,
  mediaType: MediaType | undefined,
  requestId: string,
  parts: PrintParts,
): PrintedResponse => {
  const { status = chooseStatus(found, mediaType), headers = [] } = found;
  const printed = printOrMask(found.result, requestId, parts.logError);
  return ensureRoom({ ...printed, answers: [found], status, headers }, parts);
};

/**
 * Prints a list of answers, which has one status, whatever their own are. One that exceeds the limit of an answer together with those
 * before it is replaced.
 */
const printBatch = (found: readonly OperationAnswer[], requestId: string, parts: PrintParts): PrintedResponse => {
  const pieces: Buffer[] = [];
  const answers: OperationAnswer[] = [];
  let length = 0;
  for (const given of found) {
    let [one, printed] = [given, printOrMask(given.result, requestId, parts.logError)];
    if (length + printed.bytes > parts.maxAnswerBytes) {
      one = { ...given, result: { errors: [answerTooLong(parts, 'The answers to the list of operations have')] } };
      printed = printResult(one.result);
    }
    length += printed.bytes;
    pieces.push(Buffer.from(answers.length === 0 ? '[' : ','), ...toBuffers(printed.body));
    answers.push(one);
  }
  const body: AnswerBody = [...pieces, Buffer.from(']')];
  return ensureRoom({ body, bytes: countBodyBytes(body), answers, status: 200, headers: [] }, parts);
};

/**
 * Status codes of GraphQL over HTTP. Only clients that accept `application/graphql-response+json` get failures as a
 * status.
 */
const chooseStatus = ({ result }: OperationAnswer, mediaType: MediaType | undefined): number =>
  mediaType === 'application/graphql-response+json' && !('data' in result) ? 400 : 200;

/** How a request was begun, and what it accepts. */
interface AnswerRequest<Context> {
  readonly mediaType: MediaType | undefined;
  readonly begun: BegunRequest<Context> | undefined;
}

const answerRequest = async <Context>(
  request: IncomingRequest,
  opened: OpenedRequest,
  { mediaType, begun }: AnswerRequest<Context>,
  parts: GatewayParts<Context>,
): Promise<OperationAnswer | readonly OperationAnswer[]> => {
  const { gate } = parts;
  try {
    if (mediaType === undefined) throw new HttpRefusal(406, 'Accept `application/json` or its GraphQL form.');
    const first = await (begun?.entering ?? opened.open.untilEnd(gate.enter(opened)));
    const params = await (begun?.reading ?? readParams(request, parts));
    const { method } = request;
    if (!isBatch(params)) return await answerOperation({ params, method, opened, entered: first }, gate);
    return await Promise.all(params.map((one, at) => answerNext({ params: one, method, opened }, at, first, gate)));
  } catch (thrown) {
    return { type: 'none', ...gate.toFailure(thrown, opened.open) };
  }
};

/** An operation of a request. */
interface RequestedOperation<Context> extends Pick<IncomingRequest, 'method'> {
  readonly params: Params;
  readonly opened: OpenedRequest;
  /** Undefined: the operation follows others in a list, and is not admitted yet. */
  readonly entered?: EnteredRequest<Context> | undefined;
}

/** Answers an operation of a list. Each of them after the first is admitted by itself, in a turn of its own. */
const answerNext = async <Context>(
  requested: RequestedOperation<Context>,
  at: number,
  first: EnteredRequest<Context>,
  gate: Gate<Context>,
): Promise<OperationAnswer> => {
  if (at === 0) return answerOperation({ ...requested, entered: first }, gate);
  await waitForTurn(requested.opened);
  return answerOperation(requested, gate);
};

/** Answers one operation. It never rejects. */
const answerOperation = async <Context>(
  { params, method, opened, entered }: RequestedOperation<Context>,
  gate: Gate<Context>,
): Promise<OperationAnswer> => {
  const { open } = opened;
  let request = entered;
  let type = 'none';
  let name: string | undefined;
  try {
    request ??= await open.untilEnd(gate.enter(opened));
    const found = await gate.find(request, params);
    if (!(found instanceof EnteredOperation)) return { type, result: found };
    type = found.type;
    name = found.name;
    if (type !== 'query' && method === 'GET') throw mutationByGetRefusal();
    const running = found.run();
    // A subgraph may ignore the signal. The client still gets an answer in time.
    return { type, name, result: running instanceof Promise ? await open.untilEnd(running) : running };
  } catch (thrown) {
    const failed = gate.toFailure(thrown, open);
    const explained = request?.explained;
    return { type, name, ...failed, ...(explained && { result: addExplanation(failed.result, explained) }) };
  }
};

export const mutationByGetRefusal = (): HttpRefusal =>
  new HttpRefusal(405, 'A GET may not change anything: send mutations by POST.', 'BAD_REQUEST', ['allow', 'POST']);
