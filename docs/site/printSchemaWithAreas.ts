/** The area of each type and root field, by which the reference groups them. */
import { readFileSync } from 'node:fs';
import { type DirectiveNode, type DocumentNode, Kind, parse, print, visit } from 'graphql';

const readSchema = (name: string) => readFileSync(`${import.meta.dirname}/../../schema/${name}`, 'utf8');

/** What descriptions name at their end: the resource of a type (`Source: …`), the operation of a field (`Calls …`). */
const SOURCE = /(?:Source:|Calls) `([a-z_]+?)(?:_v\d)?\./;

interface DescribedType {
  readonly description?: { readonly value: string };
  readonly name?: { readonly value: string };
}

/** `ALERT_MANAGER`, as the supergraph writes it, and `alert_manager`, as the contract does, as a title. */
const formatAreaTitle = (area: string) => {
  const words = area.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Areas that define a type, from the supergraph. */
const readAreasByType = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const areas = new Map<string, Set<string>>();
  const collect = ({ name, directives = [] }: { name: { value: string }; directives?: readonly DirectiveNode[] }) => {
    const joined = directives.filter((directive) => directive.name.value === 'join__type');
    const values = joined.flatMap(({ arguments: given = [] }) => given.filter((one) => one.name.value === 'graph'));
    areas.set(name.value, new Set(values.flatMap(({ value }) => (value.kind === Kind.ENUM ? [value.value] : []))));
    return false;
  };
  visit(parse(readSchema('supergraph.graphql')), {
    ObjectTypeDefinition: collect,
    InputObjectTypeDefinition: collect,
    EnumTypeDefinition: collect,
    UnionTypeDefinition: collect,
  });
  return areas;
};

const makeDocDirective = (category: string): DirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'doc' },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: 'category' },
      value: { kind: Kind.STRING, value: category },
    },
  ],
});

const DEFINITION =
  'directive @doc(category: String) on OBJECT | INPUT_OBJECT | ENUM | UNION | FIELD_DEFINITION | SCALAR\n\n';

/** The schema of the graph, whose types and root fields have a directive with their area. */
export const printSchemaWithAreas = (): string => {
  const areas = readAreasByType();
  const areaOf = ({ name, description }: DescribedType) => {
    const named = SOURCE.exec(description?.value ?? '')?.[1];
    const [only, ...others] = areas.get(name?.value ?? '') ?? [];
    return formatAreaTitle(named ?? (others.length === 0 && only ? only : 'shared'));
  };
  const mark = <Node extends DescribedType & { readonly directives?: readonly DirectiveNode[] }>(node: Node): Node => ({
    ...node,
    directives: [...(node.directives ?? []), makeDocDirective(areaOf(node))],
  });
  const isRoot = (name: string) => ['Query', 'Mutation', 'Subscription'].includes(name);
  const document: DocumentNode = visit(parse(readSchema('api.graphql')), {
    ObjectTypeDefinition: {
      leave: (node) => (isRoot(node.name.value) ? { ...node, fields: node.fields?.map(mark) } : mark(node)),
    },
    InputObjectTypeDefinition: { leave: mark },
    EnumTypeDefinition: { leave: mark },
    UnionTypeDefinition: { leave: mark },
  });
  return DEFINITION + print(document);
};
