import {
  type CombinedError,
  type Exchange,
  makeOperation,
  mapExchange,
  type Operation,
  type OperationResult,
} from 'urql';
import { findPassingFailure } from './failures.ts';
import { markUnknown } from './unknown.ts';

/** An answer, with the parts that it lacks taken from earlier ones. */
interface KeptResult {
  readonly data: unknown;
  /** When the last answer without a passing failure came, in milliseconds since 1970. */
  readonly receivedAt: number | null;
}

type FieldValues = Readonly<Record<string, unknown>>;

const isFieldValues = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `data` with the value of `before` at the first null of `path`. Items of lists are left alone: they may have moved. */
const fillAt = (data: unknown, before: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
  if (data === null || data === undefined) return before;
  if (typeof key !== 'string' || !isFieldValues(data) || !isFieldValues(before)) return data;
  return { ...data, [key]: fillAt(data[key], before[key], rest) };
};

const fillFrom = (data: unknown, before: unknown, { networkError, graphQLErrors }: CombinedError): unknown =>
  networkError ? before : graphQLErrors.reduce((filled, { path = [] }) => fillAt(filled, before, path), data);

/** `data` with what is still to come of an incremental answer taken from `before`. */
const fillMissing = (data: unknown, before: unknown): unknown => {
  if (data === undefined) return before;
  if (!isFieldValues(data) || !isFieldValues(before)) return data;
  const filled = Object.entries(before).map(([key, value]) => [key, fillMissing(data[key], value)]);
  return { ...data, ...Object.fromEntries(filled) };
};

const keepResult = (result: OperationResult, before: KeptResult | undefined): KeptResult => {
  if (!result.hasNext) return keepWholeResult(result, before);
  const { data } = keepWholeResult(result, before);
  return { data: fillMissing(data, before?.data), receivedAt: before?.receivedAt ?? null };
};

const keepWholeResult = ({ data, error }: OperationResult, before: KeptResult | undefined): KeptResult => {
  if (error === undefined) return { data, receivedAt: Date.now() };
  markUnknown(data, error);
  const receivedAt = findPassingFailure(error) ? (before?.receivedAt ?? null) : Date.now();
  return { data: before ? fillFrom(data, before.data, error) : data, receivedAt };
};

/**
 * Queries that were under way when a mutation ended are asked again, since their answers may be older than the mutation. The
 * cache asks only those again that it has answers to.
 */
const refreshAfterMutations = (refresh: (operation: Operation) => void) => {
  const underWay = new Set<number>();
  const outdated = new Set<number>();
  return {
    sent: ({ kind, key }: Operation): void => {
      if (kind === 'query') underWay.add(key);
      if (kind === 'teardown') underWay.delete(key);
    },
    answered: (operation: Operation): void => {
      if (operation.kind === 'mutation') for (const key of underWay) outdated.add(key);
      underWay.delete(operation.key);
      if (outdated.delete(operation.key)) queueMicrotask(() => refresh(operation));
    },
  };
};

/**
 * Keeps the last answer to each query. Where an answer lacks parts because of errors, it gets those of the last answer that
 * had them. `extensions.receivedAt` says since when: the time of the last answer without a passing failure, or null.
 */
export const keepAnswers = (): Exchange => (input) => {
  const answers = new Map<number, KeptResult>();
  const refresh = refreshAfterMutations((operation) => {
    const context = { ...operation.context, requestPolicy: 'network-only' } as const;
    input.client.reexecuteOperation(makeOperation(operation.kind, operation, context));
  });
  return mapExchange({
    onOperation: refresh.sent,
    onResult: (result) => {
      const { kind, key } = result.operation;
      if (!result.hasNext) refresh.answered(result.operation);
      if (kind !== 'query') return;
      const kept = keepResult(result, answers.get(key));
      answers.set(key, kept);
      return { ...result, data: kept.data, extensions: { ...result.extensions, receivedAt: kept.receivedAt } };
    },
  })(input);
};
