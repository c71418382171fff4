import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { operations } from '../../contract/index.ts';
import { subgraphs } from '../../subgraphs/index.ts';
import { itemsOf, propertiesOf, toMemberName, toMessageMember } from '../../subgraphs/wire/messages.ts';

/** Mutations with the operation that their description names. */
const mutations = Object.values(subgraphs)
  .flatMap(({ schema }) => Object.values(schema.getMutationType()?.getFields() ?? {}))
  .map(({ name, args: [input], description }) => {
    const operation = operations.get(/Calls `([\w.]+)`\.$/.exec(description ?? '')?.[1] ?? '');
    if (operation === undefined || input === undefined) throw new Error(`${name} names no operation`);
    return { name, operation, input };
  });

/** Members of a typed input that the POST API lacks: they would be sent under the names of the graph. */
const unknownMembers = (
  type: GraphQLInputType,
  schema: TSchema | undefined,
  nameOf = (message: TSchema, name: string) => toMessageMember(message, name),
): string[] => {
  const input = getNamedType(type);
  // The query of a metric is compiled, not renamed.
  if (!isInputObjectType(input) || input.name === 'AnalyzeQueryInput') return [];
  const message = schema && (itemsOf(schema) ?? schema);
  const known = message && propertiesOf(message);
  return Object.values(input.getFields()).flatMap((member) => {
    const name = nameOf(message ?? {}, member.name);
    if (known && !(name in known)) return [`${input.name}.${member.name}`];
    return known ? unknownMembers(member.type, known[name]) : [`${input.name} as a whole`];
  });
};

describe('an input with typed members', () => {
  it.each(mutations)('is sent in the names of the POST API: $name', ({ operation, input }) => {
    expect(unknownMembers(input.type, operation.request, (_message, name) => toMemberName(operation, name))).toEqual(
      [],
    );
  });
});
