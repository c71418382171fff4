import { readFileSync } from 'node:fs';
import { transformSupergraphToPublicSchema } from '@theguild/federation-composition';
import { type DocumentNode, lexicographicSortSchema, parse, printSchema, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildApiSchema } from '../../gateway/engine/plan/apiSchema.ts';
import { filterPublicDefinitions } from '../../gateway/engine/plan/plain/publicDefinitions.ts';
import { federate } from './federate.ts';

const own = readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8');

/** Every kind of element, hidden and shown; directives of Federation and of the subgraph. */
const SDL = `
  extend schema
    @link(url: "https://example.com/shown/v1.0", import: ["@shown"]) @composeDirective(name: "@shown")
  directive @shown(secret: Int @inaccessible, open: Int) on FIELD_DEFINITION | OBJECT
  type Query @shown(open: 1) {
    """What clients see."""
    one(open: In, secret: Int @inaccessible, old: Int = 3 @deprecated(reason: "gone")): Result
    hidden: Int @inaccessible
    many: [Item] @listSize(assumedSize: 3) @tag(name: "many")
    at: Time @cost(weight: 2) @deprecated
  }
  type Item @key(fields: "id") { id: ID!, state: State, name: String @shown }
  type Hidden @inaccessible { state: State }
  union Result = Item | Hidden
  enum State { OPEN CLOSED @deprecated SECRET @inaccessible }
  enum Internal @inaccessible { NONE }
  input In @oneOf { open: String, shut: Int, secret: String @inaccessible, internal: Internal @inaccessible }
  input Never @inaccessible { value: Int }
  scalar Time @specifiedBy(url: "https://example.com/time")
  scalar Unseen @inaccessible`;

const composed = () => federate({ one: { sdl: SDL } }).supergraphSdl;
const renamed = () =>
  composed()
    .replace('cost/v0.1", import: [', 'cost/v0.1", import: [{name: "@cost", as: "@price"}, ')
    .replaceAll(/@cost\b(?=\(|, )/g, '@price');

const printSdl = (document: DocumentNode) => printSchema(lexicographicSortSchema(buildApiSchema(document)));

/** The library leaves out this directive. */
const withoutNullability = (document: DocumentNode): DocumentNode =>
  visit(document, { Directive: ({ name }) => (name.value === 'semanticNonNull' ? null : undefined) });

describe('the definitions that clients see of a plain supergraph', () => {
  it.each([
    ['this graph', () => own],
    ['one with hidden elements of every kind', composed],
    ['one that renames directives', renamed],
    ['one that extends its schema', () => `${composed()}\nextend schema { subscription: Item }`],
  ])('are those that the composition library finds: %s', (_name, supergraph) => {
    const document = withoutNullability(parse(supergraph(), { noLocation: true }));

    expect(printSdl(filterPublicDefinitions(document))).toBe(printSdl(transformSupergraphToPublicSchema(document)));
  });

  it('are compared where a directive has another name', () => {
    expect(renamed()).toMatch(/name: "@cost", as: "@price"/);
    expect(renamed()).toMatch(/at: Time .*@price\(weight: 2\)/);
    expect(printSdl(filterPublicDefinitions(parse(renamed())))).not.toContain('price');
  });

  it('have what is visible and nothing else', () => {
    const sdl = printSdl(filterPublicDefinitions(parse(composed(), { noLocation: true })));

    expect(sdl).toContain('directive @shown(open: Int) on FIELD_DEFINITION | OBJECT');
    expect(sdl).toContain('old: Int = 3 @deprecated(reason: "gone")');
    expect(sdl).toContain('input In @oneOf');
    expect(sdl).not.toMatch(/[hH]idden|secret|Internal|Never|Unseen|join__|link__|listSize|@tag|@cost|inaccessible/);
  });
});
