import type { AnyRow, ResourceType } from '../resourceType.ts';
import { compileOrder, type OrderInput, type WireSort } from './condition.ts';
import type { OrderKey } from './order.ts';

/** Member that orders rows with equal values, as upstream does (semantics 2.4.2). */
const CREATED_AT = 'created_at';

/** The order of a list as it is requested, or its default order; empty where it is that of a table of the service. */
export const resolveOrder = (
  resource: ResourceType<AnyRow>,
  orderBy: readonly OrderInput[] | null | undefined,
): readonly OrderKey[] => {
  const sorts = orderBy?.length ? compileOrder(resource, orderBy) : readDefaultSort(resource);
  return sorts.map((sort) => toOrderKey(resource, sort));
};

/**
 * The order of a list, continued by the time of creation and the identifier, so that no two rows are equal.
 *
 * @returns null where rows have the order of a table of the service, which no member has
 */
export const toTotalOrder = (
  resource: ResourceType<AnyRow>,
  orderBy: readonly OrderInput[] | null | undefined,
): readonly OrderKey[] | null => {
  const order = resolveOrder(resource, orderBy);
  if (order.length === 0) return null;
  const ties = [CREATED_AT, resource.key].filter((key) => resource.members.has(key));
  const keys = new Map<string, OrderKey>();
  for (const one of [...order, ...ties.map((key) => toOrderKey(resource, { key, desc: false }))])
    if (!keys.has(resource.key) && !keys.has(one.key)) keys.set(one.key, one);
  return [...keys.values()];
};

const readDefaultSort = ({ defaultSort }: ResourceType<AnyRow>): WireSort[] =>
  defaultSort.map((member) =>
    member.startsWith('-') ? { key: member.slice(1), desc: true } : { key: member, desc: false },
  );

const toOrderKey = (resource: ResourceType<AnyRow>, { key, desc }: WireSort): OrderKey => ({
  key,
  desc,
  isTime: resource.times.has(key),
  isNullable: key !== CREATED_AT && key !== resource.key,
  type: toValueType(resource.schemas[key]),
});

const toValueType = (schema: { readonly type?: unknown } | undefined): OrderKey['type'] => {
  if (schema === undefined) return undefined;
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  // The schema of an enumeration lists its values, which are texts.
  return schema.type === 'boolean' ? 'boolean' : 'string';
};
