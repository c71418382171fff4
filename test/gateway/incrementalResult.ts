/** Incremental answers, put together as clients do. */
import type { ExecutionResult } from 'graphql';
import type { IncrementalFormat, IncrementalPayload } from '../../gateway/engine/incremental/payloads.ts';
import type { Federation } from './federate.ts';

/** The payloads of an incremental answer, or its only result, as JSON would carry them. */
export const askIncrementally = async (
  { engine }: Pick<Federation, 'engine'>,
  text: string,
  {
    variables = {},
    format = 'draft',
  }: { readonly variables?: Record<string, unknown>; readonly format?: IncrementalFormat } = {},
): Promise<readonly IncrementalPayload[]> => {
  const prepared = engine.prepare({ text });
  if ('errors' in prepared) return [JSON.parse(JSON.stringify(prepared))];
  const answer = await prepared.runInParts({ variables, context: {}, format });
  const payloads: IncrementalPayload[] = [];
  if (!(Symbol.asyncIterator in answer)) return [JSON.parse(JSON.stringify(answer))];
  for await (const payload of answer) payloads.push(JSON.parse(JSON.stringify(payload)));
  return payloads;
};

type IncrementalPath = readonly (string | number)[];
type JsonContainer = Record<string | number, unknown>;

/**
 * Puts the payloads of either format together.
 *
 * @throws {Error} they break a promise of the format: a place that does not exist, an id that was not announced, an open end
 */
export const mergePayloads = (payloads: readonly IncrementalPayload[]): ExecutionResult => {
  const [first, ...later] = payloads;
  if (first === undefined) throw new Error('There are no payloads.');
  const errors = [...(first.errors ?? [])];
  const data = first.data as JsonContainer | null | undefined;
  const pending = new Map<string, IncrementalPath>();
  const announce = (payload: IncrementalPayload) => {
    for (const { id, path } of payload.pending ?? []) {
      if (pending.has(id)) throw new Error(`${id} is announced twice.`);
      if (typeof getValueAt(data, path) !== 'object')
        throw new Error(`${id} is announced at ${path.join('.')}, which is not an object.`);
      pending.set(id, path);
    }
  };
  announce(first);
  for (const payload of later) {
    for (const entry of payload.incremental ?? []) {
      const start = entry.id === undefined ? entry.path : pending.get(entry.id);
      if (start === undefined) throw new Error(`There is no fragment ${entry.id}.`);
      errors.push(...(entry.errors ?? []));
      if (entry.items !== undefined) {
        appendItems(data, start, entry);
        continue;
      }
      const target = getValueAt(data, [...start, ...(entry.subPath ?? [])]);
      if (entry.data) mergeData(target as JsonContainer, entry.data as JsonContainer, entry.id !== undefined);
    }
    announce(payload);
    for (const { id, errors: own = [] } of payload.completed ?? []) {
      errors.push(...own);
      if (!pending.delete(id)) throw new Error(`${id} is completed, but not pending.`);
    }
  }
  const open = payloads.filter(({ hasNext }) => hasNext);
  if (payloads.length > 1 && open.length !== payloads.length - 1) throw new Error('Only the last payload has no next.');
  if (pending.size > 0) throw new Error(`${[...pending.keys()]} are not completed.`);
  return { data: (data as ExecutionResult['data']) ?? null, ...(errors.length > 0 && { errors }) };
};

const getValueAt = (data: unknown, path: IncrementalPath): unknown =>
  path.reduce((value, key) => (value as JsonContainer)[key], data);

/** Later items follow those that are there. In the format of 2022 the path says where they start. */
const appendItems = (
  data: unknown,
  start: IncrementalPath,
  { id, items }: { readonly id?: string; readonly items?: unknown },
): void => {
  const list = getValueAt(data, id === undefined ? start.slice(0, -1) : start) as unknown[];
  if (id === undefined && start.at(-1) !== list.length) throw new Error(`Items start at ${start.join('.')}, a gap.`);
  if (items !== null) list.push(...(items as unknown[]));
};

const mergeData = (target: JsonContainer, data: JsonContainer, isNew: boolean): void => {
  for (const [key, value] of Object.entries(data)) {
    if (isNew && Object.hasOwn(target, key)) throw new Error(`${key} came twice.`);
    const known = target[key];
    if (typeof known === 'object' && known !== null && typeof value === 'object' && value !== null)
      mergeData(known as JsonContainer, value as JsonContainer, false);
    else target[key] = value;
  }
};
