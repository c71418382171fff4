import { IsArray, IsObject, type TSchema } from 'typebox';
import { resources } from '../contract/index.ts';
import type { Operation } from '../contract/resource.ts';
import { isObject } from './answer.ts';
import { wireName } from './names.ts';

/** Member by which each operation finds its record; `id` in the graph. */
const keyOf = new Map(
  resources.flatMap(({ operations, lookupField, idField }) =>
    operations.map(({ id }) => [id, lookupField ?? idField ?? 'id'] as const),
  ),
);

/** Name on the wire of a member of an operation's input. */
export const memberName = (operation: Operation, name: string): string =>
  name === 'id' ? (keyOf.get(operation.id) ?? name) : wireName(name);

/**
 * An input of the graph as the request of its operation: renamed, what was left out left out. In a write null is the
 * empty value that clears the member (semantics 1.1.11), in a read it counts as left out. Keys inside free-form values
 * stay as they are.
 */
export const requestOf = (operation: Operation, input: object): object => {
  const renamed = Object.entries(input).map(([name, value]) => [memberName(operation, name), value] as const);
  return membersOf(operation.request, renamed, operation.kind === 'write' ? emptyOf : leftOut);
};

type ForNull = (schema: TSchema | undefined) => unknown;
const leftOut: ForNull = () => undefined;

const membersOf = (schema: TSchema, members: readonly (readonly [string, unknown])[], forNull: ForNull) => {
  const properties = propertiesOf(schema);
  // JSON leaves out what is undefined.
  return Object.fromEntries(members.map(([name, value]) => [name, sentValue(properties?.[name], value, forNull)]));
};

const sentValue = (schema: TSchema | undefined, value: unknown, forNull: ForNull): unknown => {
  if (value === null) return forNull(schema);
  if (schema === undefined) return value;
  const items = itemsOf(schema);
  if (Array.isArray(value) && items) return value.map((item) => sentValue(items, item, forNull));
  if (!isObject(value) || !propertiesOf(schema)) return value;
  const renamed = Object.entries(value).map(([name, inner]) => [wireName(name), inner] as const);
  return membersOf(schema, renamed, forNull);
};

const propertiesOf = (schema: TSchema): Readonly<Record<string, TSchema>> | undefined =>
  IsObject(schema) ? schema.properties : undefined;

const itemsOf = (schema: TSchema): TSchema | undefined => (IsArray(schema) ? schema.items : undefined);

/** What clears a member; numbers, flags and enumerations cannot be cleared, so that null leaves them as they are. */
const emptyOf: ForNull = (schema) => {
  if (schema === undefined || 'enum' in schema || !('type' in schema)) return undefined;
  return { string: '', array: [], object: {} }[String(schema.type)];
};
