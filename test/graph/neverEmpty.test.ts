import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestGraph, type TestGraph } from './testGraph.ts';

const api = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));

/** The members by which people know a record, of the inputs that create or change one. */
const named = Object.values(api.getMutationType()?.getFields() ?? {}).flatMap(({ name: mutation, args }) => {
  const input = getNamedType(args[0]?.type);
  if (!isInputObjectType(input) || !/(Create|Update)$/.test(mutation)) return [];
  return Object.values(input.getFields())
    .filter(({ name }) => ['name', 'title', 'note'].includes(name))
    .map((field) => ({ mutation, input, field, name: field.name }));
});

/** A new record may have no name where none is required. */
const mayBeEmpty = ({ mutation, field }: { mutation: string; field: GraphQLInputField }) =>
  mutation.endsWith('Create') && !isRequiredInputField(field);

/** Any value of a type. */
const makeAnyValue = (type: GraphQLInputField['type']): unknown => {
  if (isNonNullType(type)) return makeAnyValue(type.ofType);
  if (isListType(type)) return [];
  if (isInputObjectType(type)) return makeRequiredMembers(type);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  return { DateTime: '2030-01-01T00:00:00Z', JSONObject: {}, JSON: {}, Int: 1, Float: 1 }[type.name] ?? 'x';
};

const makeRequiredMembers = (input: GraphQLInputObjectType) =>
  Object.fromEntries(
    Object.values(input.getFields())
      .filter(isRequiredInputField)
      .map(({ name, type }) => [name, makeAnyValue(type)]),
  );

let graph: TestGraph;
beforeAll(async () => {
  graph = await createTestGraph();
});

describe('a display name of a record', () => {
  it.each(named)('$name of $mutation says whether it may be empty', (each) => {
    expect(/\bnot empty\b/i.test(each.field.description ?? '')).toBe(!mayBeEmpty(each));
  });

  it.each(named.filter((each) => !mayBeEmpty(each)))(
    '$name of $mutation is refused without text, before anything is sent',
    async ({ mutation, input, name }) => {
      await graph.asOwner('{ __typename }');
      graph.posts();

      for (const text of ['', ' \n']) {
        const { data, errors } = await graph.asOwner(
          `mutation ($input: ${input}!) { done: ${mutation}(input: $input) { userErrors { code message path } } }`,
          { input: { ...makeRequiredMembers(input), [name]: text } },
        );

        expect(errors).toBeUndefined();
        const message = `It must not be empty. (${name})`;
        expect(data.done.userErrors).toEqual([{ code: 'BAD_USER_INPUT', message, path: [name] }]);
      }
      expect(graph.posts()).toEqual([]);
    },
  );
});
