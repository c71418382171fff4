import {
  type DirectiveNode,
  type DocumentNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  visit,
} from 'graphql';

/**
 * Names of fields the Rust planner must not be given: it may end the process over them, which nothing can catch.
 *
 * What a field requires is fetched by a key which the field's own subgraph knows, but asked of the subgraph where the plan
 * came from. Where the first knows several keys and the second does not know them all, the planner may take a wrong one.
 */
export function fatalFields(supergraph: DocumentNode): ReadonlySet<string> {
  const fatal = new Set<string>();
  for (const type of supergraph.definitions)
    if (type.kind === Kind.OBJECT_TYPE_DEFINITION || type.kind === Kind.INTERFACE_TYPE_DEFINITION)
      for (const name of fatalFieldsOf(type)) fatal.add(name);
  return fatal;
}

/** Whether an operation selects one of the fields; by name alone, which may be too careful and is never too bold. */
export function selects(text: string, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  let found = false;
  visit(parse(text, { noLocation: true }), {
    Field: ({ name }) => {
      found ||= names.has(name.value);
    },
  });
  return found;
}

type Entity = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;

function fatalFieldsOf(type: Entity): string[] {
  const joins = (type.directives ?? []).filter(({ name }) => name.value === 'join__type');
  const keys = [...new Set(joins.flatMap((join) => argumentOf(join, 'key') ?? []))].map(fieldsOfKey);
  const graphs = [...new Set(joins.flatMap((join) => argumentOf(join, 'graph') ?? []))];
  if (keys.length < 2) return [];
  const isFatalFrom = (graph: string) => {
    const known = keys.filter((key) => knows(type, graph, key));
    return known.length > 1 && known.some((key) => graphs.some((other) => !knows(type, other, key)));
  };
  return (type.fields ?? []).flatMap(({ name, directives = [] }) => {
    const requiring = directives.filter((directive) => argumentOf(directive, 'requires') !== undefined);
    return requiring.some((directive) => isFatalFrom(argumentOf(directive, 'graph') ?? '')) ? [name.value] : [];
  });
}

/** The first level is enough: a subgraph that lacks a nested part of a key would not compose. */
function fieldsOfKey(key: string): string[] {
  const names: string[] = [];
  visit(parse(`{${key}}`, { noLocation: true }), {
    Field: ({ name }) => {
      names.push(name.value);
      return false;
    },
  });
  return names;
}

/** A field without `@join__field` is in every subgraph that has its type. */
function knows({ fields = [] }: Entity, graph: string, key: readonly string[]): boolean {
  return key.every((name) => {
    const joins = fields.find((field) => field.name.value === name)?.directives ?? [];
    const own = joins.filter((directive) => directive.name.value === 'join__field');
    return own.length === 0 || own.some((directive) => argumentOf(directive, 'graph') === graph);
  });
}

function argumentOf({ arguments: given = [] }: DirectiveNode, name: string): string | undefined {
  const value = given.find((argument) => argument.name.value === name)?.value;
  return value?.kind === Kind.STRING || value?.kind === Kind.ENUM ? value.value : undefined;
}
