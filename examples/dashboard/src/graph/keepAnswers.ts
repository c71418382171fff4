import { type CombinedError, type Exchange, mapExchange, type OperationResult } from 'urql';
import { passingFailure } from './failures.ts';
import { markUnknown } from './unknown.ts';

/** An answer, with the parts that it lacks taken from earlier ones. */
interface Kept {
  readonly data: unknown;
  /** When the last answer without a passing failure came, in milliseconds since 1970. */
  readonly receivedAt: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `data` with the value of `before` at the first null of `path`. Items of lists are left alone: they may have moved. */
const fillAt = (data: unknown, before: unknown, [key, ...rest]: readonly (string | number)[]): unknown => {
  if (data === null || data === undefined) return before;
  if (typeof key !== 'string' || !isFields(data) || !isFields(before)) return data;
  return { ...data, [key]: fillAt(data[key], before[key], rest) };
};

const fillFrom = (data: unknown, before: unknown, { networkError, graphQLErrors }: CombinedError): unknown =>
  networkError ? before : graphQLErrors.reduce((filled, { path = [] }) => fillAt(filled, before, path), data);

const keep = ({ data, error }: OperationResult, before: Kept | undefined): Kept => {
  if (error === undefined) return { data, receivedAt: Date.now() };
  markUnknown(data, error);
  const receivedAt = passingFailure(error) ? (before?.receivedAt ?? null) : Date.now();
  return { data: before ? fillFrom(data, before.data, error) : data, receivedAt };
};

/**
 * Keeps the last answer to each query. Where an answer lacks parts because of errors, it gets those of the last answer that
 * had them. `extensions.receivedAt` says since when: the time of the last answer without a passing failure, or null.
 */
export const keepAnswers = (): Exchange => {
  const answers = new Map<number, Kept>();
  return mapExchange({
    onResult: (result) => {
      const { kind, key } = result.operation;
      if (kind !== 'query') return;
      const kept = keep(result, answers.get(key));
      answers.set(key, kept);
      return { ...result, data: kept.data, extensions: { ...result.extensions, receivedAt: kept.receivedAt } };
    },
  });
};
