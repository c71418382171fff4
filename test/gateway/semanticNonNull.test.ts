import { getIntrospectionQuery, parse, printSchema, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';

const SDL = `
  extend schema
    @link(url: "https://specs.apollo.dev/nullability/v0.4", import: ["@semanticNonNull"])
    @composeDirective(name: "@semanticNonNull")
  directive @semanticNonNull(levels: [Int!]! = [0]) on FIELD_DEFINITION
  type Query {
    """
    A page of them: \`items: Item @other\`.
    """
    items(first: Int = 20, """Where it begins.""" after: String): [Item] @semanticNonNull(levels: [0, 1])
    item: Item
    old: Item @semanticNonNull @deprecated(reason: "Use \`item\`.")
  }
  type Item { name: String @semanticNonNull }`;

describe.each(['plain', 'rust'] as const)(
  'the schema of a supergraph with @semanticNonNull, planner: %s',
  (planner) => {
    const { engine, ask } = federate({ one: { sdl: SDL } }, { planner });

    it('has the directive at its fields, and is the same without', () => {
      const { apiSdl } = engine;

      expect(apiSdl.match(/@semanticNonNull.*/g)?.toSorted()).toEqual([
        '@semanticNonNull',
        '@semanticNonNull @deprecated(reason: "Use `item`.")',
        '@semanticNonNull(',
        '@semanticNonNull(levels: [0, 1])',
      ]);
      expect(apiSdl).toContain('): [Item] @semanticNonNull(levels: [0, 1])');
      expect(apiSdl.replaceAll(/ @semanticNonNull(\(levels.*?\))?(?=\n| @dep)/g, '')).toBe(
        printSchema(engine.apiSchema),
      );
      expect(() => parse(apiSdl)).not.toThrow();
      expect(validateSchema(engine.apiSchema)).toEqual([]);
    });

    it('has its definition in introspection', async () => {
      const { data } = await ask(getIntrospectionQuery());

      expect(JSON.stringify(data)).toContain(
        '"name":"semanticNonNull","description":"The field is null only with an error',
      );
    });
  },
);
