import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { readPlainArguments } from '../../base/directiveArguments.ts';
import { readJoins } from '../../base/joins.ts';
import { parseFieldSet } from '../check/fieldRules.ts';
import { listJoinedSubgraphs } from '../joinedSubgraphs.ts';

/** An argument of a field in its subgraph whose value comes from an object around the field's: `@fromContext`. */
export interface ContextArgument {
  readonly name: string;
  /** Its type, as text. */
  readonly type: string;
  readonly context: string;
  /** What it selects of the object that has the context. */
  readonly selection: SelectionSetNode;
}

/** A field with such arguments. */
export interface ContextField {
  readonly subgraph: string;
  /** A key by which the subgraph resolves the type of the field. */
  readonly key: SelectionSetNode;
  readonly arguments: readonly ContextArgument[];
}

/** The contexts of a supergraph. */
export interface Contexts {
  /** Fields with context arguments, by `Type.field`. */
  readonly fields: ReadonlyMap<string, ContextField>;
  /** Names of contexts by the types that have them. */
  readonly byType: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Reads `@context`, and the `contextArguments` of `@join__field`.
 *
 * @throws {Error} the subgraph of a field with context arguments has no key for its type, or the field has `@requires`
 */
export const readContexts = (supergraph: DocumentNode): Contexts => {
  const names = new Map(listJoinedSubgraphs(supergraph).map(({ graph, name }) => [graph, name]));
  const fields = new Map<string, ContextField>();
  const byType = new Map<string, ReadonlySet<string>>();
  for (const definition of supergraph.definitions) {
    if (!('name' in definition && 'directives' in definition && definition.name)) continue;
    const type = definition.name.value;
    const contexts = readJoins({ directives: definition.directives as readonly ConstDirectiveNode[] }, 'context');
    if (contexts.length > 0) byType.set(type, new Set(contexts.flatMap(({ name }) => name ?? [])));
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    for (const field of definition.fields ?? []) {
      const read = readContextField(definition, field, names);
      if (read !== undefined) fields.set(`${type}.${field.name.value}`, read);
    }
  }
  return { fields, byType };
};

const readContextField = (
  type: ObjectTypeDefinitionNode,
  field: FieldDefinitionNode,
  names: ReadonlyMap<string, string>,
): ContextField | undefined => {
  for (const directive of field.directives ?? []) {
    if (directive.name.value !== 'join__field') continue;
    const given = readPlainArguments(directive);
    const { graph, contextArguments } = given;
    if (!Array.isArray(contextArguments) || contextArguments.length === 0) continue;
    if (given.requires !== undefined)
      throw new Error(`${type.name.value}.${field.name.value} has context arguments and @requires: not supported.`);
    const key = readJoins(type, 'join__type').find(
      (join) => join.graph === graph && join.key !== undefined && join.resolvable !== 'false',
    )?.key;
    if (key === undefined)
      throw new Error(`${type.name.value}.${field.name.value} has context arguments, but no key in its subgraph.`);
    return {
      subgraph: names.get(String(graph)) ?? String(graph),
      key: parseFieldSet(key),
      arguments: contextArguments.map(({ selection, ...argument }) => ({
        ...argument,
        selection: parseFieldSet(withoutBraces(String(selection).trim())),
      })),
    };
  }
  return undefined;
};

/** A selection is `{ name }`, or fragments, one per type. */
const withoutBraces = (text: string): string => (text.startsWith('{') ? text.slice(1, -1) : text);
