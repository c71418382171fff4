/**
 * Writes the inputs of statistics and analyses: one enumeration of fields per record type, and the inputs that take it,
 * from one template (ADR 0040).
 */
import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import { allResources } from '../contract/index.ts';
import type { Resource } from '../contract/resource.ts';
import { analysisInputs, type FieldValue, fieldEnum, fieldInputs, statisticsInputs } from './statisticsTemplates.ts';

/** Inputs by the suffix of the query input. */
const templates = { StatisticsQueryInput: statisticsInputs, AnalysisQueryInput: analysisInputs };
const QUERY_INPUT = /^(\w+?)(StatisticsQueryInput|AnalysisQueryInput)$/;

/**
 * The inputs that the root fields of an area take, such as `AlertStatisticsQueryInput`.
 *
 * @param area the hand-written SDL of the area
 * @throws {Error} where a root field reads no record type of the area
 */
export const statisticsSdl = (area: DocumentNode): string => {
  const queries = (objectIn(area, 'Query')?.fields ?? []).flatMap((field) =>
    (field.arguments ?? []).flatMap(({ type }) => {
      const [, record = '', suffix = ''] = QUERY_INPUT.exec(nameOf(type)) ?? [];
      return record === '' ? [] : [{ record, suffix: suffix as keyof typeof templates, field }];
    }),
  );
  const records = new Map(queries.map(({ record, field }) => [record, field]));
  return [
    ...[...records].flatMap(([record, field]) => [
      fieldEnum(record, fieldsOf(area, record, field)),
      fieldInputs(record),
    ]),
    ...queries.map(({ record, suffix, field }) => templates[suffix](record, resourceOf(field))),
  ].join('\n');
};

const objectIn = ({ definitions }: DocumentNode, name: string): ObjectTypeDefinitionNode | undefined =>
  definitions.find((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === name) as
    | ObjectTypeDefinitionNode
    | undefined;

const inputIn = ({ definitions }: DocumentNode, name: string): InputObjectTypeDefinitionNode | undefined =>
  definitions.find(
    (definition) => definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && definition.name.value === name,
  ) as InputObjectTypeDefinitionNode | undefined;

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/** The resource whose operation a root field calls, as its description says. */
const resourceOf = ({ name, description }: FieldDefinitionNode): Resource => {
  const [, id] = /Calls\s+`([\w.]+)`/.exec(description?.value ?? '') ?? [];
  const found = allResources.find(({ operations }) => operations.some((operation) => operation.id === id));
  if (found === undefined) throw new Error(`The description of Query.${name.value} names no operation`);
  return found;
};

/** The fields of a type that are members of its records: the others are computed by the graph. */
const fieldsOf = (area: DocumentNode, type: string, root: FieldDefinitionNode): readonly FieldValue[] => {
  const { record, idField, secretFields = [], id } = resourceOf(root);
  const definition = objectIn(area, type);
  if (record === undefined || definition === undefined) throw new Error(`${id} has no type ${type} in this area`);
  const members = Object.keys(record.properties).filter(
    (member) => member !== idField && !secretFields.includes(member),
  );
  const names = new Set([
    'id',
    ...members.flatMap((member) => [camelCase(member), camelCase(member.replace(/_id$/, ''))]),
  ]);
  const filter = inputIn(area, `${type}Filter`)?.fields?.map(({ name }) => name.value) ?? [];
  /** A value has the name that it has in filters: `projectId` of the field `project`, `channelIds` of `channels`. */
  const inputName = (name: string) =>
    [`${name}Id`, ...['Ids', 'Id'].map((end) => name.replace(/s$/, end))].find((each) => filter.includes(each)) ??
    (members.includes(`${snakeCase(name)}_id`) ? `${name}Id` : name);
  return (
    (definition.fields ?? [])
      // A token sees one domain.
      .filter(({ name }) => names.has(name.value) && name.value !== 'domain')
      .map(({ name, description }) => ({
        name: inputName(name.value),
        description: description?.value ?? '',
        isReference: members.includes(`${snakeCase(name.value)}_id`),
      }))
  );
};

const camelCase = (member: string) => member.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
