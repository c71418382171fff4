/** Validation errors name the element of the schema that they are about. */
import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';

const SDL = `
  type Query { alerts(first: Int, filter: Filter, order: [Order!]): [Alert!] alert(id: ID!): Alert }
  type Alert { id: ID! title: String project(deleted: Boolean): Project }
  type Project { id: ID! parent: Project }
  input Filter { state: State and: [Filter!] }
  input Order { by: State! }
  enum State { OPEN CLOSED }`;

describe('a validation error', () => {
  const { ask } = federate({ a: { sdl: SDL } });

  const coordinates = async (text: string) =>
    (await ask(text)).errors?.map(({ extensions: { code, coordinate } }) => [code, coordinate]);

  const GIVEN = [
    { given: 'an unknown field', text: '{ alerts { titel } }', at: 'Alert' },
    { given: 'an unknown field of the root', text: '{ alarms }', at: 'Query' },
    { given: 'a field without its selection', text: '{ alerts { project } }', at: 'Alert.project' },
    { given: 'a selection of a leaf', text: '{ alerts { a: title { x } } }', at: 'Alert.title' },
    { given: 'an unknown argument', text: '{ alerts(limit: 1) { id } }', at: 'Query.alerts' },
    { given: 'a missing argument', text: '{ alert { id } }', at: 'Query.alert' },
    { given: 'an argument of another type', text: '{ alerts(first: "1") { id } }', at: 'Query.alerts(first:)' },
    { given: 'an unknown member of an input', text: '{ alerts(filter: { stat: OPEN }) { id } }', at: 'Filter' },
    {
      given: 'a member of another type, deep in an input',
      text: '{ alerts(filter: { and: [{ and: { state: 1 } }] }) { id } }',
      at: 'Filter.state',
      code: 'BAD_USER_INPUT',
    },
    { given: 'a missing member of an input', text: '{ alerts(order: [{}]) { id } }', at: 'Query.alerts(order:)' },
    {
      given: 'a default of a variable with an unknown member',
      text: 'query ($f: Filter = { and: [{ stat: OPEN }] }) { alerts(filter: $f) { id } }',
      at: 'Filter',
    },
    {
      given: 'a variable where its type is not allowed',
      text: 'query ($n: String) { alerts(first: $n) { id } }',
      at: undefined,
    },
    { given: 'an unused variable', text: 'query ($n: Int) { alerts { id } }', at: undefined },
    { given: 'a fragment on a type that it cannot meet', text: '{ alerts { ... on Project { id } } }', at: 'Alert' },
    {
      given: 'a fragment in a field of its own type',
      text: '{ alerts { project { parent { ... on Alert { id } } } } }',
      at: 'Project',
    },
    { given: 'fields of one name that differ', text: '{ alerts { id: title id } }', at: 'Alert' },
    { given: 'an argument of a directive', text: '{ alerts { id @skip(if: 1) } }', at: '@skip(if:)' },
    { given: 'a directive without its argument', text: '{ alerts { ... @skip { id } } }', at: '@skip' },
    { given: 'an unknown directive', text: '{ alerts { id @hide } }', at: 'Alert.id' },
  ];

  it.each(GIVEN)('for $given is about $at', async ({ text, at, code = 'GRAPHQL_VALIDATION_FAILED' }) => {
    expect(await coordinates(text)).toEqual([[code, at]]);
  });

  it('names only elements that exist, each error its own', async () => {
    expect(await coordinates('{ alerts(first: true, last: 1) { project { nam } } other }')).toEqual(
      expect.arrayContaining([
        ['GRAPHQL_VALIDATION_FAILED', 'Query.alerts'],
        ['GRAPHQL_VALIDATION_FAILED', 'Query.alerts(first:)'],
        ['GRAPHQL_VALIDATION_FAILED', 'Project'],
        ['GRAPHQL_VALIDATION_FAILED', 'Query'],
      ]),
    );
  });

  it.each([
    { given: { and: [{ state: 'AJAR' }] }, at: 'Filter.state' },
    { given: { and: [{ stat: 'OPEN' }] }, at: 'Filter.and' },
    { given: 'OPEN', at: undefined },
  ])('of a variable names the input field around it: $at', async ({ given, at }) => {
    const { errors = [] } = await ask('query ($f: Filter) { alerts(filter: $f) { id } }', { f: given });

    expect(errors.map(({ extensions: { code, coordinate } }) => [code, coordinate])).toEqual([['BAD_USER_INPUT', at]]);
  });
});
