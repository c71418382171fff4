/** Adds to a subgraph what routers enforce: who may call its root fields, and what they cost, from the contract. */
import {
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parseConstValue,
  visit,
} from 'graphql';
import { allOperations } from '../contract/index.ts';
import type { Operation } from '../contract/resource.ts';

const FEDERATION = /^https:\/\/specs\.apollo\.dev\/federation\//;

/** Cost of a root field besides its objects, by what its operation does. Reads of records cost nothing more. */
const WEIGHTS = { write: 10, statistics: 20 } as const;

const ADDED = ['@authenticated', '@requiresScopes'];

/** A subgraph with `@authenticated`, `@requiresScopes` and `@cost` on its root fields. */
export const addAuthorization = (subgraph: DocumentNode): DocumentNode =>
  visit(subgraph, {
    Directive: (directive) => (isFederationLink(directive) ? addImports(directive) : undefined),
    ObjectTypeDefinition: (type) =>
      type.name.value === 'Query' || type.name.value === 'Mutation' ? addRootDirectives(type) : undefined,
  });

const isFederationLink = ({ name, arguments: given = [] }: DirectiveNode) =>
  name.value === 'link' && given.some(({ value }) => value.kind === Kind.STRING && FEDERATION.test(value.value));

const addImports = (directive: DirectiveNode): DirectiveNode =>
  visit(directive, {
    ListValue: (list) => ({
      ...list,
      values: [...list.values, ...ADDED.map((value) => ({ kind: Kind.STRING as const, value }))],
    }),
  });

const addRootDirectives = (type: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode => ({
  ...type,
  fields: (type.fields ?? []).map((field) => {
    const operations = findOperations(field);
    return { ...field, directives: [...(field.directives ?? []), ...createDirectives(operations, field)] };
  }),
});

/** The operations that the description of a root field names: it calls one of them. */
const findOperations = ({ description }: FieldDefinitionNode): readonly Operation[] =>
  [...(description?.value ?? '').matchAll(/`([a-z_\d]+\.[a-z_]+\.[a-z_]+)`/g)].flatMap(
    ([, id = '']) => allOperations.get(id) ?? [],
  );

const createDirectives = (operations: readonly Operation[], field: FieldDefinitionNode): ConstDirectiveNode[] => {
  const isOpen = operations.length > 0 && operations.some(({ auth }) => auth === 'none');
  if (isOpen) return createCostDirective(operations, field);
  const scopes = operations.map(({ permission }) => (permission === null ? null : [permission]));
  const isScoped = scopes.length > 0 && scopes.every((scope) => scope !== null);
  return [
    createDirective('authenticated'),
    ...(isScoped ? [createDirective('requiresScopes', { scopes: JSON.stringify(scopes) })] : []),
    ...createCostDirective(operations, field),
  ];
};

const createCostDirective = (
  operations: readonly Operation[],
  { directives = [] }: FieldDefinitionNode,
): ConstDirectiveNode[] => {
  if (directives.some(({ name }) => name.value === 'cost')) return [];
  const weights = operations.map(({ id, kind }) => {
    if (kind === 'write') return WEIGHTS.write;
    return /\.(stat|analyze)$/.test(id) ? WEIGHTS.statistics : 0;
  });
  const weight = Math.max(0, ...weights);
  return weight === 0 ? [] : [createDirective('cost', { weight: String(weight) })];
};

const createDirective = (name: string, given: Readonly<Record<string, string>> = {}): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: Object.entries(given).map(([argument, text]) => ({
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: argument },
    value: parseConstValue(text, { noLocation: true }),
  })),
});
