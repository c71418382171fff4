import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { readJoins } from '../../base/joins.ts';

/** Federation rules of a field in a subgraph. */
export interface FieldRules {
  /** Whether the subgraph resolves the field only as part of a key, or where `@provides` includes it. */
  readonly isExternal: boolean;
  /** At most one selection set. */
  readonly provides: readonly SelectionSetNode[];
  readonly requires: SelectionSetNode | undefined;
}

/** The federation rules of one subgraph. */
export interface SubgraphRules {
  /** Rules by `Type.field`. Fields without any are omitted. */
  readonly fields: ReadonlyMap<string, FieldRules>;
  /** Keys by type name. */
  readonly keys: ReadonlyMap<string, readonly SelectionSetNode[]>;
}

/**
 * Reads the `@external`, `@provides`, `@requires` and `@key` rules of one subgraph.
 *
 * @param graph the subgraph's value in `join__Graph`
 */
export const readSubgraphRules = ({ definitions }: DocumentNode, graph: string): SubgraphRules => {
  const fields = new Map<string, FieldRules>();
  const keys = new Map<string, SelectionSetNode[]>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    const own = readJoins(definition, 'join__type').filter((join) => join.graph === graph);
    keys.set(
      definition.name.value,
      own.flatMap(({ key }) => (key === undefined ? [] : [parseFieldSet(key)])),
    );
    for (const field of definition.fields ?? []) {
      const rules = readFieldRules(readJoins(field, 'join__field'), graph);
      if (rules !== undefined) fields.set(`${definition.name.value}.${field.name.value}`, rules);
    }
  }
  return { fields, keys };
};

const readFieldRules = (joins: readonly Record<string, string>[], graph: string): FieldRules | undefined => {
  const join = joins.find((one) => one.graph === graph);
  if (join === undefined) return undefined;
  // A subgraph whose field was overridden keeps it for keys only. During a progressive override it still resolves the
  // field.
  const hasMoved = join.usedOverridden === 'true' && joins.every(({ overrideLabel }) => overrideLabel === undefined);
  const isExternal = (join.external === 'true' && join.requires === undefined) || hasMoved;
  if (!isExternal && join.provides === undefined && join.requires === undefined) return undefined;
  return {
    isExternal,
    provides: join.provides === undefined ? [] : [parseFieldSet(join.provides)],
    requires: join.requires === undefined ? undefined : parseFieldSet(join.requires),
  };
};

/** @throws {GraphQLError} the text is not a field set */
export const parseFieldSet = (text: string): SelectionSetNode => {
  const [definition] = parse(`{${text}}`, { noLocation: true }).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`Not a set of fields: ${text}`);
  return definition.selectionSet;
};
