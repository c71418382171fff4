import { IsArray, type TSchema } from 'typebox';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { itemsOf, propertiesOf } from '../wire/messages.ts';
import { toGraphName, toWireMember } from '../wire/names.ts';
import type { InputPlace } from './inputPlace.ts';

/** What an input reads of records. */
export interface RecordField {
  /** Dotted path on the wire. */
  readonly key: string;
  /** Default name in the rows: the last step of the path, else the field. */
  readonly name: string;
  /** Whether the value is a time. */
  readonly isTime: boolean;
  /** Names of the members that the value has; empty for values without fixed members. */
  readonly members: readonly string[];
}

/**
 * Finds the value that an input reads.
 *
 * @param path a name of the type's filter, e.g. `projectId`, and a dotted path below it
 * @throws {OperationError} BAD_USER_INPUT, where the record has no such value
 */
export const findRecordField = (resource: ResourceType<AnyRow>, path: string, place: InputPlace): RecordField => {
  const [name = '', ...steps] = path.split('.');
  if (name === '' || steps.includes('')) throw place.problem('A step of the path is empty.');
  const member = findMember(resource, name, place);
  const below = descend(resource.schemas[member], steps, { place, of: name });
  return {
    key: [member, ...below.steps].join('.'),
    name: steps.at(-1) ?? name,
    isTime: below.schema !== undefined && 'format' in below.schema && below.schema.format === 'timestamp',
    members: listMemberNames(below.schema),
  };
};

const findMember = (resource: ResourceType<AnyRow>, name: string, place: InputPlace): string => {
  const values = listRecordValues(resource);
  const member = values.get(name);
  if (member !== undefined) return member;
  throw place.problem(`\`${resource.type}\` has no \`${name}\`. Known are ${[...values.keys()].join(', ')}.`);
};

/** The values of records by their names in filters: `createdById` is `created_by`, and of windows `projectId` is `projects`. */
const listRecordValues = ({ key, members, aliases, fields }: ResourceType<AnyRow>): ReadonlyMap<string, string> => {
  const aliased = new Map(Object.entries(aliases).map(([alias, member]) => [member, alias]));
  // A token sees one domain.
  const own = [...members].filter((member) => member !== key && member !== 'domain_id');
  const renamed = Object.entries(fields).flatMap(([name, [member, ...more]]) =>
    member === undefined || more.length > 0 ? [] : [[name, member] as const],
  );
  return new Map([
    ['id', key],
    ...own.map((member) => [toGraphName(aliased.get(member) ?? member), member] as const),
    ...renamed,
  ]);
};

/**
 * As `findRecordField`, for a value that rows contain: a value with fixed members would have their names on the wire.
 *
 * @throws {OperationError} also where the value has fixed members, of which the path must name one
 */
export const findValueField = (resource: ResourceType<AnyRow>, path: string, place: InputPlace): RecordField => {
  const found = findRecordField(resource, path, place);
  if (found.members.length > 0) throw place.problem(`A path is required: ${found.members.join(', ')}.`);
  return found;
};

interface FieldPath {
  /** The value; undefined inside free-form values. */
  readonly schema: TSchema | undefined;
  /** The path on the wire. */
  readonly steps: readonly string[];
}

/** A value whose members are searched, for errors. */
interface SearchContext {
  readonly place: InputPlace;
  readonly of: string;
}

const descend = (schema: TSchema | undefined, steps: readonly string[], searched: SearchContext): FieldPath => {
  const [step, ...rest] = steps;
  if (step === undefined) return { schema, steps: [] };
  const items = schema && itemsOf(schema);
  // A step into a list is a position, or applies to every element (semantics 2.1.2).
  if (items && /^\d+$/.test(step)) return prefixStep(step, descend(items, rest, searched));
  if (items) return descend(items, steps, searched);
  if (schema === undefined || isFreeForm(schema)) return { schema: undefined, steps };
  const member = findMemberNamed(step, schema);
  if (member === undefined) throw createUnknownStepError(step, schema, searched);
  return prefixStep(member, descend(propertiesOf(schema)?.[member], rest, { ...searched, of: step }));
};

const prefixStep = (step: string, { schema, steps }: FieldPath): FieldPath => ({ schema, steps: [step, ...steps] });

/** Records of strings to anything, and values without a type, have keys of the caller's own. */
const isFreeForm = (schema: TSchema) =>
  propertiesOf(schema) === undefined && (!('type' in schema) || schema.type === 'object') && !('enum' in schema);

/** The member for a step in the graph's names: of outputs, `plugin` and `users`, and of inputs, `pluginId`. */
const findMemberNamed = (step: string, schema: TSchema): string | undefined => {
  const members = propertiesOf(schema) ?? {};
  const has = (member: string) => member in members;
  if (step.includes('_')) return undefined;
  return [step, `${step}Id`, `${step.replace(/s$/, '')}Ids`].map((name) => toWireMember(name, has)).find(has);
};

const createUnknownStepError = (step: string, schema: TSchema, { place, of }: SearchContext) => {
  const names = listMemberNames(schema);
  const known = names.length > 0 ? `Known are ${names.join(', ')}.` : 'It has no members.';
  return place.problem(`\`${of}\` has no \`${step}\`. ${known}`);
};

const listMemberNames = (schema: TSchema | undefined): readonly string[] => {
  if (schema === undefined) return [];
  const inner = IsArray(schema) ? schema.items : schema;
  return Object.keys(propertiesOf(inner) ?? {}).map(toGraphName);
};
