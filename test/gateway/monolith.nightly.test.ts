import fc from 'fast-check';
import { buildSchema, type ExecutionResult, execute, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toComparableResult } from './comparableResult.ts';
import { type FixedValues, makeEntityData, type TestEntity } from './entityData.ts';
import { federate } from './federate.ts';
import { RUNS, SEED } from './propertyRuns.ts';
import { writeQuery } from './writeQuery.ts';

/** A product has two keys, id and code. */
const makeProduct = ({ id, code }: { id?: string; code?: { value: string } }): TestEntity => ({
  __typename: 'Product',
  id: id ?? code?.value.replace('code-', '') ?? '',
});

/** A federation with most features: several keys, @requires, @provides, abstract types. */
const SUBGRAPHS = {
  catalog: {
    sdl: `
      type Query { products: [Product!]! product(n: Int): Product media: [Media] nodes: [Node!] topics: Topic @shareable }
      interface Node { id: ID! }
      interface Media implements Node @key(fields: "id") { id: ID! title: String! makers: [Person!] }
      type Book implements Media & Node @key(fields: "id") { id: ID! title: String! makers: [Person!] pages: Int sequel: Media }
      type Film implements Media & Node @key(fields: "id") { id: ID! title: String! makers: [Person!] minutes: Int cast: [Person] }
      type Product implements Node @key(fields: "id") @key(fields: "code { value }") {
        id: ID! code: Code! name: String price(n: Int): Int weight: Int! inner: Inner maker: Person @provides(fields: "name") media: Media
      }
      type Code { value: String! }
      type Inner @shareable { left: Int right: Inner text(n: Int): String! }
      type Topic @shareable { name: String inner: Inner }
      type Person @key(fields: "id") { id: ID! name: String @external }
      enum Mood { GLAD SAD }`,
    resolvers: { Product: { __resolveReference: makeProduct } },
  },
  people: {
    sdl: `
      type Query { people: [Person!] topics: Topic @shareable someone: Thing }
      union Thing = Person | Inner
      type Person @key(fields: "id") {
        id: ID! name: String @shareable mood: Mood friends(n: Int): [Person!] closest: Person! nested: [[Person]] inner: Inner
      }
      enum Mood { GLAD SAD }
      type Inner @shareable { left: Int right: Inner text(n: Int): String! }
      type Topic @shareable { name: String inner: Inner }`,
  },
  reviews: {
    sdl: `
      type Query { reviews(n: Int): [Review!]! }
      type Review @key(fields: "id") { id: ID! text: String product: Product! about: Subject author: Person }
      union Subject = Product | Person
      type Product @key(fields: "id") { id: ID! reviews(n: Int): [Review] }
      type Person @key(fields: "id") { id: ID! reviews: [Review!]! }
      type Media @key(fields: "id") @interfaceObject { id: ID! stars(n: Int): Int critics: [Person!] }`,
  },
  shipping: {
    sdl: `
      type Product @key(fields: "id") {
        id: ID! weight: Int! @external price(n: Int): Int @external
        postage: Int! @requires(fields: "weight") offer: Int @requires(fields: "price(n: 3) weight")
      }`,
  },
  stock: {
    sdl: `
      type Product @key(fields: "code { value }") { code: Code! stock: Int! shelf: Shelf }
      type Code { value: String! }
      type Shelf { label: String! neighbours: [Shelf!] }`,
    resolvers: { Product: { __resolveReference: makeProduct } },
  },
};

const weight = ({ id }: TestEntity) => Number(id) * 10;
const price = ({ id }: TestEntity, n: number) => Number(id) * 7 + n;
interface Product extends TestEntity {
  readonly weight?: number;
  readonly price?: number;
}

/** Computes a value with a key or a requirement: the same from a subgraph's representation as from the record. */
const FIXED: FixedValues = {
  id: ({ id }) => id,
  'Product.code': ({ id }) => ({ __typename: 'Code', id }),
  'Code.value': ({ id }) => `code-${id}`,
  'Product.weight': weight,
  'Product.price': (product, { n }) => price(product, n ?? 0),
  'Product.postage': (product: Product) => (product.weight ?? weight(product)) + 1,
  // An interface object does not know the concrete type.
  stars: ({ id }, { n }) => Number(id) + (n ?? 0),
  critics: ({ id }) => [{ __typename: 'Person', id }],
  'Product.offer': (product: Product) => (product.price ?? price(product, 3)) + (product.weight ?? weight(product)),
};

const MISHAPS = { nulls: 12, errors: 4, later: 20 };

const start = (compileAfter: number) =>
  federate(SUBGRAPHS, {
    compileAfter,
    makeEntityData: (schema) => makeEntityData(schema, FIXED, MISHAPS),
    limits: { maxCost: Number.MAX_SAFE_INTEGER },
  });
const monolith = makeEntityData(buildSchema(start(1).engine.apiSdl), FIXED, MISHAPS);

describe('a federated graph', () => {
  it.each([
    { subgraphs: 'by graphql-js', compileAfter: Number.POSITIVE_INFINITY, runs: RUNS },
    { subgraphs: 'compiled', compileAfter: 1, runs: RUNS / 2 },
  ])(
    'answers as the merged schema would, whatever is asked, subgraphs executed $subgraphs',
    { timeout: 60_000 + 100 * RUNS },
    async ({ compileAfter, runs }) => {
      const federation = start(compileAfter);
      let asked = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(1000), { minLength: 10, maxLength: 150, size: 'max' }), async (choices) => {
          const { text, variables } = writeQuery(monolith, choices);
          const document = parse(text);
          fc.pre(validate(monolith, document).length === 0);
          asked++;

          const expected = await execute({ schema: monolith, document, variableValues: variables });
          const answer = await federation.ask(text, variables);

          expect(toComparableResult(answer), text).toEqual(
            toComparableResult(JSON.parse(JSON.stringify(expected)) as ExecutionResult),
          );
        }),
        { numRuns: runs, seed: SEED },
      );
      expect(asked).toBeGreaterThanOrEqual(runs);
    },
  );
});
