import type { CombinedError } from 'urql';

const unknownFields = new WeakMap<object, Set<string | number>>();

type Container = Readonly<Record<string | number, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const markField = (data: unknown, path: readonly (string | number)[]): void => {
  let record = data;
  for (const key of path) {
    if (!isContainer(record)) return;
    if (record[key] === null || record[key] === undefined) {
      unknownFields.set(record, (unknownFields.get(record) ?? new Set()).add(key));
      return;
    }
    record = record[key];
  }
};

/** Remembers which null fields of an answer are null because of an error. */
export const markUnknown = (data: unknown, { graphQLErrors }: CombinedError): void => {
  for (const { path = [] } of graphQLErrors) markField(data, path);
};

/** Whether a field is null because it could not be loaded. Otherwise null says that there is no value. */
export const isUnknown = <Row extends object>(record: Row, field: keyof Row & string): boolean =>
  unknownFields.get(record)?.has(field) ?? false;
