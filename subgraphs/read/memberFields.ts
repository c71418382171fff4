/** Resolvers of the fields that show a member of a wire message as it is. */
import {
  type GraphQLFieldResolver,
  type GraphQLNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { TObject } from 'typebox';
import { createLackingMemberError, lacksMember } from '../deploymentGaps/index.ts';
import { type AnyRow, findFieldMembers, type ResourceType } from '../resourceType.ts';
import { toWireName } from '../wire/names.ts';
import { textForms } from '../wire/scalars.ts';
import { valueOrDefault } from './unknownRecords.ts';

/** The wire messages from which the types of a subgraph resolve. */
export interface ResolvedMessages {
  /** Types that represent records. */
  readonly records?: readonly Pick<ResourceType<AnyRow>, 'type' | 'key' | 'members' | 'fields'>[];
  /** Types that represent parts of records, by name. */
  readonly parts?: Readonly<Record<string, TObject>>;
}

/**
 * Sets the resolver of each field that has none and whose type resolves from a wire message. It reads the member of the
 * same name (`createdAt` reads `created_at`).
 *
 * Upstream may omit a member at its default (semantics 1.2.3). A non-null field then has the default of its type: `""`,
 * 0, false, `[]`, `{}`, `UNKNOWN`. A nullable field is null where the text or time is empty or the record is unknown.
 * A month, day or URL in another form is null. Identifiers have no default. In a non-null text, an object or a list
 * counts as omitted, since an error would empty the whole list of records.
 *
 * A member that the deployment lacks (`deploymentGaps/`) has no default: its fields are null, or an error where they cannot
 * be null, also those that have a resolver of their own.
 *
 * @throws {Error} at start, if a field has no resolver and its message has no such member
 */
export const resolveMembers = (schema: GraphQLSchema, { records = [], parts = {} }: ResolvedMessages): void => {
  for (const record of records)
    resolveFields(schema.getType(record.type), (field) => findFieldMembers(record as ResourceType<AnyRow>, field)[0]);
  for (const [name, { properties }] of Object.entries(parts))
    resolveFields(schema.getType(name), (field) => (toWireName(field) in properties ? toWireName(field) : undefined));
};

const resolveFields = (type: unknown, memberOf: (field: string) => string | undefined) => {
  if (!isObjectType(type)) throw new Error('A message has no type in the SDL.');
  for (const field of Object.values(type.getFields())) {
    const member = memberOf(field.name);
    if (field.resolve === undefined)
      field.resolve = createMemberResolver(field.type, member ?? failWithoutMember(type, field.name));
    else if (member !== undefined) field.resolve = guardResolver(field.resolve, field.type, member);
  }
};

const failWithoutMember = (type: GraphQLObjectType, field: string): never => {
  throw new Error(`${type.name}.${field} has no resolver, and its message has no such member.`);
};

type RowResolver = GraphQLFieldResolver<AnyRow, unknown>;

/** A field's own resolver, for records of which the deployment has the member that it reads. */
const guardResolver =
  (resolve: RowResolver, type: GraphQLOutputType, member: string): RowResolver =>
  (row, args, context, info) =>
    lacksMember(row, member) ? resolveLacking(row, member, type) : resolve(row, args, context, info);

const resolveLacking = (row: AnyRow, member: string, type: GraphQLOutputType): null => {
  if (isNonNullType(type)) throw createLackingMemberError(row, member);
  return null;
};

/** The default of a field that cannot be null, where its record is without the member. */
const readDefault = (row: AnyRow, member: string, whenAbsent: unknown): unknown => {
  if (lacksMember(row, member)) throw createLackingMemberError(row, member);
  return whenAbsent;
};

const createMemberResolver = (type: GraphQLOutputType, member: string): RowResolver => {
  const whenAbsent = findDefault(getNullableType(type));
  if (isNonNullType(type))
    return whenAbsent === ''
      ? (row) => readText(row[member] ?? readDefault(row, member, ''))
      : (row) => row[member] ?? readDefault(row, member, whenAbsent);
  if (isObjectType(type)) return (row) => row[member] ?? null;
  const hasForm = textForms[getNamedType(type).name];
  if (hasForm) return (row) => readTextInForm(row[member], hasForm);
  if (whenAbsent === '' || whenAbsent === null) return (row) => row[member] || null;
  return (row) => (lacksMember(row, member) ? null : valueOrDefault(row, row[member], whenAbsent));
};

const readTextInForm = (value: unknown, hasForm: (text: string) => boolean) =>
  typeof value === 'string' && hasForm(value) ? value : null;

const readText = (value: unknown) => (typeof value === 'object' ? '' : value);

const DEFAULTS: Readonly<Record<string, unknown>> = {
  ...{ String: '', CalendarPeriod: '', Int: 0, Float: 0, Boolean: false },
  JSONObject: {},
};

/** The value of a member that upstream omits; null where the type has none. */
const findDefault = (type: GraphQLNullableType): unknown => {
  if (isListType(type)) return [];
  if (isObjectType(type)) return {};
  if (isEnumType(type)) return 'UNKNOWN';
  return isScalarType(type) ? (DEFAULTS[type.name] ?? null) : null;
};
