import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { UnknownMemberError, unknownMemberIn } from '../deploymentGaps/index.ts';
import { isContractCode, OperationError, toGraphCode } from '../errors.ts';
import { isObject, type JsonObject, parseJson } from '../wire/jsonObject.ts';
import { hasExpectedShape } from './answerShape.ts';
import type { UpstreamAnswer } from './httpExchange.ts';
import { removeValue, truncateMessage } from './upstreamMessage.ts';

/** `detail` of an error body; null where the body is not an error body. */
const readErrorDetail = (body: unknown) =>
  isObject(body) && isObject(body.detail) && typeof body.detail.code === 'string' ? body.detail : null;

/** Format of upstream codes that clients may see; any other text could contain values. */
const UPSTREAM_CODE = /^[A-Z][A-Z0-9_]{0,99}$/;

/** Maximum length of an upstream message in a client's error. */
const MAX_MESSAGE = 1_000;

/**
 * Upstream's message for clients; undefined where there is none. The writes need the value that it repeats, and remove it
 * themselves (`userErrorOf`).
 */
const toClientMessage = (message: unknown, { replay }: Operation): string | undefined => {
  if (typeof message !== 'string') return undefined;
  const bounded = truncateMessage(message.trim(), MAX_MESSAGE);
  return (replay === 'safe' ? removeValue(bounded) : bounded) || undefined;
};

/** Milliseconds of a `Retry-After` header with seconds or a date; undefined where it cannot be parsed. */
const parseRetryAfter = (retryAfter: string | undefined) => {
  if (retryAfter === undefined) return undefined;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
};

/** Whether a body answers an operation. After this check the code assumes the type of the contract. */
const isAnswerTo = <Op extends Operation>(operation: Op, body: unknown): body is ResponseOf<Op> =>
  isObject(body) && readErrorDetail(body) === null && hasExpectedShape(operation, body);

/**
 * The body of a successful answer: a status of 2xx and a JSON object that is not an error body. An error body with a
 * successful status is treated as an error.
 *
 * @throws {OperationError} upstream's refusal, or UPSTREAM_INVALID_RESPONSE
 */
export const readSuccess = <Op extends Operation>(
  answer: UpstreamAnswer,
  operation: Op,
  requestId: string,
): ResponseOf<Op> => {
  const body = parseJson(answer.body);
  const succeeded = answer.status >= 200 && answer.status < 300;
  if (succeeded && isAnswerTo(operation, body)) return body;
  const detail = readErrorDetail(body);
  const code = typeof detail?.code === 'string' ? detail.code : undefined;
  const graphCode = succeeded && detail === null ? 'UPSTREAM_INVALID_RESPONSE' : toGraphCode(answer.status, code);
  const details = {
    operation: operation.id,
    requestId,
    upstreamCode: code !== undefined && UPSTREAM_CODE.test(code) ? code : undefined,
    message: isContractCode(code) ? toClientMessage(detail?.message, operation) : undefined,
    retryAfterMs: parseRetryAfter(answer.retryAfter),
  };
  const unknown = unknownMemberIn(detail?.message);
  throw unknown ? new UnknownMemberError(graphCode, details, unknown) : new OperationError(graphCode, details);
};

/** One page in upstream's format. */
export interface UpstreamPage<Row> {
  readonly rows: readonly Row[];
  /** Number of all matches, before paging; NaN where the answer has none. */
  readonly total: number;
}

/**
 * Reads a list message. Upstream may omit an empty list and the count (semantics 1.2.3). The rows were already checked
 * when the answer arrived (`hasExpectedShape`).
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE when it is not a list message
 */
export const readPage = <Row>(answer: unknown, operation: string): UpstreamPage<Row> => {
  const { results = [], total_count: total = Number.NaN } = isObject(answer) ? answer : {};
  if (typeof total === 'number' && isListOf<Row>(results)) return { rows: results, total };
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation });
};

const isRow = <Row>(row: unknown): row is Row => isObject(row);

const isListOf = <Row>(results: unknown): results is readonly Row[] => Array.isArray(results);

/**
 * Rows of statistics or of an analysis. Upstream may omit an empty list (semantics 1.2.3).
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE when the answer has no list of objects
 */
export const readResults = (answer: unknown, operation: string): readonly JsonObject[] => {
  const { results = [] } = isObject(answer) ? answer : { results: null };
  if (Array.isArray(results) && results.every(isObject)) return results;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation });
};

/**
 * Reads a single record.
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE when it is not a record
 */
export const readRow = <Row>(answer: unknown, operation: string): Row => {
  if (isRow<Row>(answer)) return answer;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation });
};
