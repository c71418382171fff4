import { describe, expect, it } from 'vitest';
import { createEngine, inProcessExecutor } from '../../gateway/index.ts';
import { federate, type TestContext, type TestSubgraph } from './federate.ts';

const SUBGRAPHS: Record<string, TestSubgraph> = {
  a: {
    sdl: 'type Query { rows: [Row!] } type Row @key(fields: "id") { id: ID! name: String other: Other } type Other @key(fields: "id") { id: ID! }',
    resolvers: { Query: { rows: () => [{ id: 1, name: 'one', other: { id: 2 } }] } },
  },
  b: { sdl: 'type Row @key(fields: "id") { id: ID! more: String secret: String @authenticated }' },
  c: { sdl: 'type Other @key(fields: "id") { id: ID! text: String }' },
};

const authorization = { caller: () => ({ isAuthenticated: false, scopes: new Set<string>() }) };
const { supergraphSdl, schemas } = federate(SUBGRAPHS, { authorization });

/** The fields of entities that each subgraph gets before its fetch. */
const toldIn = async (text: string, variables = {}) => {
  const reported: [string, string[]][] = [];
  const executors = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      inProcessExecutor<TestContext>(schema, {
        onEntityFields: (fields) => reported.push([name, [...fields].toSorted()]),
      }),
    ]),
  );
  await createEngine<TestContext>({ supergraphSdl, executors, authorization }).execute({
    text,
    variables,
    context: {},
  });
  return Object.fromEntries(reported);
};

describe('the fields of entities that the fetches of a plan select', () => {
  it('reach each subgraph of this process before its fetch', async () => {
    const fields = ['Other.text', 'Row.more'];

    expect(await toldIn('{ rows { name more ... on Row { other { text } } } }')).toEqual({
      a: fields,
      b: fields,
      c: fields,
    });
    expect(await toldIn('{ rows { name } }')).toEqual({ a: [] });
  });

  it('are neither those that are skipped nor those that the caller may not select', async () => {
    const text = 'query ($no: Boolean!) { rows { more @include(if: $no) secret other { text } } }';

    expect(await toldIn(text, { no: false })).toEqual({ a: ['Other.text'], c: ['Other.text'] });
  });
});
