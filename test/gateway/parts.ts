/** Answers in parts, put together as clients do. */
import type { ExecutionResult } from 'graphql';
import type { PartsFormat, PartsPayload } from '../../gateway/engine/incremental/payloads.ts';
import type { Federation } from './federate.ts';

/** The payloads of an answer in parts, or its only result, as JSON would carry them. */
export const askInParts = async (
  { engine }: Pick<Federation, 'engine'>,
  text: string,
  {
    variables = {},
    format = 'draft',
  }: { readonly variables?: Record<string, unknown>; readonly format?: PartsFormat } = {},
): Promise<readonly PartsPayload[]> => {
  const prepared = engine.prepare({ text });
  if ('errors' in prepared) return [JSON.parse(JSON.stringify(prepared))];
  const answer = await prepared.runInParts({ variables, context: {}, format });
  const payloads: PartsPayload[] = [];
  if (!(Symbol.asyncIterator in answer)) return [JSON.parse(JSON.stringify(answer))];
  for await (const payload of answer) payloads.push(JSON.parse(JSON.stringify(payload)));
  return payloads;
};

type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/**
 * Puts the payloads of either format together.
 *
 * @throws {Error} they break a promise of the format: a place that does not exist, an id that was not announced, an open end
 */
export const putTogether = (payloads: readonly PartsPayload[]): ExecutionResult => {
  const [first, ...later] = payloads;
  if (first === undefined) throw new Error('There are no payloads.');
  const errors = [...(first.errors ?? [])];
  const data = first.data as Container | null | undefined;
  const pending = new Map<string, Path>();
  const announce = (payload: PartsPayload) => {
    for (const { id, path } of payload.pending ?? []) {
      if (pending.has(id)) throw new Error(`${id} is announced twice.`);
      if (typeof at(data, path) !== 'object')
        throw new Error(`${id} is announced at ${path.join('.')}, which is no object.`);
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
        addItems(data, start, entry);
        continue;
      }
      const target = at(data, [...start, ...(entry.subPath ?? [])]);
      if (entry.data) addTo(target as Container, entry.data as Container, entry.id !== undefined);
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

const at = (data: unknown, path: Path): unknown => path.reduce((value, key) => (value as Container)[key], data);

/** Later items follow those that are there. In the format of 2022 the path says where they start. */
const addItems = (
  data: unknown,
  start: Path,
  { id, items }: { readonly id?: string; readonly items?: unknown },
): void => {
  const list = at(data, id === undefined ? start.slice(0, -1) : start) as unknown[];
  if (id === undefined && start.at(-1) !== list.length) throw new Error(`Items start at ${start.join('.')}, a gap.`);
  if (items !== null) list.push(...(items as unknown[]));
};

const addTo = (target: Container, data: Container, isNew: boolean): void => {
  for (const [key, value] of Object.entries(data)) {
    if (isNew && Object.hasOwn(target, key)) throw new Error(`${key} came twice.`);
    const known = target[key];
    if (typeof known === 'object' && known !== null && typeof value === 'object' && value !== null)
      addTo(known as Container, value as Container, false);
    else target[key] = value;
  }
};
