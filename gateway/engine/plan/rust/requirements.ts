import { type DocumentNode, Kind, type ObjectTypeDefinitionNode, type SelectionSetNode } from 'graphql';
import { joinsOf } from '../../base/joins.ts';
import { parseFieldSet } from '../check/fieldRules.ts';

/** A subgraph that resolves a field of an entity if other fields of the entity are sent to it. */
export interface Requirement {
  /** The subgraph's value in `join__Graph`. */
  readonly graph: string;
  readonly required: SelectionSetNode;
  /** The keys by which the subgraph resolves the entity, at least one. */
  readonly keys: readonly SelectionSetNode[];
}

/** Finds the fields, by `Type.field`, that no subgraph resolves without a requirement. */
export const requirementsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, Requirement> =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ? requirementsOfType(definition) : [],
    ),
  );

const requirementsOfType = (type: ObjectTypeDefinitionNode): [field: string, requirement: Requirement][] =>
  (type.fields ?? []).flatMap((field) => {
    const joins = joinsOf(field, 'join__field').filter(({ external }) => external !== 'true');
    const [{ graph = '', requires } = {}] = joins;
    if (requires === undefined || joins.some((join) => join.requires === undefined)) return [];
    const keys = joinsOf(type, 'join__type').flatMap((join) =>
      join.graph === graph && join.resolvable !== 'false' && join.key !== undefined ? [parseFieldSet(join.key)] : [],
    );
    const requirement = { graph, required: parseFieldSet(requires), keys };
    return keys.length === 0 ? [] : [[`${type.name.value}.${field.name.value}`, requirement]];
  });
