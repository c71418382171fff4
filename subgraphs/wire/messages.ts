import { IsArray, IsObject, type TSchema } from 'typebox';
import { allResources } from '../../contract/index.ts';
import { formOf, isMerged, isNeverCleared } from '../../contract/members.ts';
import { isUpdate } from '../../contract/neverEmpty.ts';
import type { Operation } from '../../contract/resource.ts';
import { badInput } from '../errors.ts';
import { isObject } from './jsonObject.ts';
import { toWireMember } from './names.ts';

/** Member by which each operation finds its record; `id` in the graph. */
const lookupMembers = new Map(
  allResources.flatMap(({ operations, lookupField, idField }) =>
    operations.map(({ id }) => [id, lookupField ?? idField ?? 'id'] as const),
  ),
);

/** Wire name of a member of an operation's input. */
export const toMemberName = (operation: Operation, name: string): string =>
  name === 'id' ? (lookupMembers.get(operation.id) ?? name) : toMessageMember(operation.request, name);

/** Wire name of a member of an input that is sent as a message. */
export const toMessageMember = (message: TSchema, name: string): string => {
  const members = propertiesOf(message) ?? {};
  return toWireMember(name, (member) => member in members);
};

/**
 * Converts an input of the graph to the request of its operation: members are renamed, and absent ones left out. In an
 * update null becomes the empty value that clears the member (semantics 1.1.11); in other writes it becomes the empty
 * value or is left out; in a read it is left out. Keys inside free-form values stay unchanged.
 *
 * @throws {OperationError} BAD_USER_INPUT for null in an update where no value on the wire clears the member
 */
export const toRequest = (operation: Operation, input: object): Readonly<Record<string, unknown>> => {
  const renamed = Object.entries(input).map(([name, value]) => [toMemberName(operation, name), value] as const);
  return convertMembers(operation.request, renamed, { path: '', forNull: selectNullConversion(operation) });
};

/** The value to send for null; `path` is its dotted path. */
type ConvertNull = (schema: TSchema | undefined, path: string) => unknown;
const omitNull: ConvertNull = () => undefined;

/** The path of a value, and how null is converted there. */
interface ConversionContext {
  readonly path: string;
  readonly forNull: ConvertNull;
}

const convertMembers = (
  schema: TSchema,
  members: readonly (readonly [string, unknown])[],
  { path: holder, forNull }: ConversionContext,
) => {
  const properties = propertiesOf(schema);
  const sent = members.map(([name, value]) => {
    const path = holder === '' ? name : `${holder}.${name}`;
    return [name, convertValue(properties?.[name], value, { path, forNull })] as const;
  });
  // JSON omits undefined members.
  return Object.fromEntries(sent);
};

const convertValue = (schema: TSchema | undefined, value: unknown, place: ConversionContext): unknown => {
  if (value === null) return place.forNull(schema, place.path);
  if (schema === undefined) return value;
  // A member that is replaced as a whole has nothing to clear: null inside it counts as absent.
  const within = isMerged(schema) ? place : { ...place, forNull: place.forNull === omitNull ? omitNull : toEmptyValue };
  const items = itemsOf(schema);
  if (Array.isArray(value) && items) return value.map((item) => convertValue(items, item, within));
  if (!isObject(value) || !propertiesOf(schema)) return value;
  const renamed = Object.entries(value).map(([name, inner]) => [toMessageMember(schema, name), inner] as const);
  return convertMembers(schema, renamed, within);
};

/** The members of a message, or of a free-form object that is parsed as one. */
export const propertiesOf = (schema: TSchema): Readonly<Record<string, TSchema>> | undefined => {
  const form = formOf(schema) ?? schema;
  return IsObject(form) ? form.properties : undefined;
};

/** The item schema of a list; undefined for any other schema. */
export const itemsOf = (schema: TSchema): TSchema | undefined => (IsArray(schema) ? schema.items : undefined);

const selectNullConversion = (operation: Operation): ConvertNull => {
  if (operation.kind === 'read') return omitNull;
  return isUpdate(operation) ? createEmptyForNull(operation) : toEmptyValue;
};

/** The empty value of a type: numbers, flags and enumerations have none. */
const toEmptyValue: ConvertNull = (schema) => {
  if (schema === undefined || 'enum' in schema || !('type' in schema)) return undefined;
  return { string: '', array: [], object: {} }[String(schema.type)];
};

const createEmptyForNull =
  ({ id }: Operation): ConvertNull =>
  (schema, path) => {
    const empty = toEmptyValue(schema, path);
    // A flag requests an action, and null requests none.
    if (schema === undefined || ('type' in schema && schema.type === 'boolean')) return undefined;
    if (empty !== undefined && !propertiesOf(schema) && !isNeverCleared(schema)) return empty;
    throw badInput(id, `It cannot be cleared: leave it out to keep it, or give a value. (key = ${path})`);
  };
