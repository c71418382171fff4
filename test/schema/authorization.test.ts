/** The supergraph for routers with authorization: its directives match the contract. */
import { composeServices } from '@apollo/composition';
import {
  type ConstDirectiveNode,
  type DocumentNode,
  Kind,
  lexicographicSortSchema,
  parse,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { allOperations } from '../../contract/index.ts';
import { buildApiSchema } from '../../gateway/engine/plan/apiSchema.ts';
import { filterPublicDefinitions } from '../../gateway/engine/plan/plain/publicDefinitions.ts';
import { printWithSemanticNonNull } from '../../gateway/engine/plan/semanticNonNull.ts';
import { createEngine } from '../../gateway/index.ts';
import { addAuthorization } from '../../schema/authorization.ts';
import { compose, composeAuthorized } from '../../schema/compose.ts';
import { areas, parseTypeDefs } from '../../schema/subgraphSdl.ts';

const { supergraph, api } = compose();
const authorized = composeAuthorized();

const readArgument = ({ arguments: given = [] }: ConstDirectiveNode, name: string): unknown => {
  const value = given.find((one) => one.name.value === name)?.value;
  return value && valueFromASTUntyped(value);
};

const removeOneOf = (sdl: DocumentNode): DocumentNode =>
  visit(sdl, { Directive: ({ name }) => (name.value === 'oneOf' ? null : undefined) });

/** Every root field with the operations that its description names, and its directives. */
const rootFields = parse(authorized).definitions.flatMap((definition) => {
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
  if (definition.name.value !== 'Query' && definition.name.value !== 'Mutation') return [];
  return (definition.fields ?? []).map(({ name, description, directives = [] }) => ({
    field: name.value,
    operations: [...(description?.value ?? '').matchAll(/`(\w+\.\w+\.\w+)`/g)].flatMap(
      ([, id = '']) => allOperations.get(id) ?? [],
    ),
    isAuthenticated: directives.some((one) => one.name.value === 'authenticated'),
    scopes: directives.filter((one) => one.name.value === 'requiresScopes').map((one) => readArgument(one, 'scopes')),
    weights: directives.filter((one) => one.name.value === 'cost').map((one) => readArgument(one, 'weight')),
  }));
});

describe('the supergraph with authorization', () => {
  it('has a field for most operations', () => {
    expect(rootFields.length).toBeGreaterThan(150);
    expect(rootFields.filter(({ scopes }) => scopes.length > 0).length).toBeGreaterThan(130);
  });

  it.each(rootFields)(
    '$field demands what its operation demands',
    ({ operations, isAuthenticated, scopes, weights }) => {
      const isOpen = operations.some(({ auth }) => auth === 'none');
      const permissions = operations.map(({ permission }) => permission);
      const isScoped = !isOpen && permissions.length > 0 && permissions.every((permission) => permission !== null);

      expect(isAuthenticated).toBe(!isOpen);
      expect(scopes).toEqual(isScoped ? [permissions.map((permission) => [permission])] : []);
      if (operations.some(({ kind }) => kind === 'write')) expect(weights).toEqual([10]);
    },
  );

  it('permits signing in without a token', () => {
    expect(rootFields.find(({ field }) => field === 'tokenIssue')).toMatchObject({
      isAuthenticated: false,
      scopes: [],
    });
  });

  it('has the same public graph as the plain one, which has none of these directives', () => {
    const publicOf = (sdl: string) =>
      printWithSemanticNonNull(lexicographicSortSchema(buildApiSchema(filterPublicDefinitions(parse(sdl)))));

    expect(publicOf(authorized)).toBe(publicOf(supergraph));
    // Only the public graph has a description of its own.
    expect(api).toContain(publicOf(supergraph));
    expect(supergraph).not.toMatch(/@authenticated|@requiresScopes/);
  });

  it('is accepted by another library, which does not know @oneOf', () => {
    const services = areas.map((name) => ({
      name,
      typeDefs: removeOneOf(addAuthorization(parseTypeDefs(name))),
      url: `http://${name}`,
    }));

    const { errors, supergraphSdl } = composeServices(services);

    expect(errors).toBeUndefined();
    expect(supergraphSdl).toContain('@requiresScopes(scopes: [["monitoring:Alert.read"]])');
  });

  it('loads in the gateway', () => {
    const executors = Object.fromEntries(areas.map((name) => [name, async () => ({ data: {} })]));

    const authorization = { caller: () => ({ isAuthenticated: false, scopes: new Set<string>() }) };
    const { apiSchema } = createEngine({ supergraphSdl: authorized, executors, authorization });
    expect(apiSchema.getQueryType()?.getFields()).toHaveProperty('alerts');
  });
});
