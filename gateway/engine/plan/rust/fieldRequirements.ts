import { type DocumentNode, Kind, type ObjectTypeDefinitionNode, type SelectionSetNode } from 'graphql';
import { readJoins } from '../../base/joins.ts';
import { parseFieldSet } from '../check/fieldRules.ts';

/** A subgraph that resolves a field of an entity if other fields of the entity are sent to it. */
export interface FieldRequirement {
  /** The subgraph's value in `join__Graph`. */
  readonly graph: string;
  readonly required: SelectionSetNode;
  /** The keys by which the subgraph resolves the entity, at least one. */
  readonly keys: readonly SelectionSetNode[];
}

/** Finds the fields, by `Type.field`, that no subgraph resolves without a requirement. */
export const findFieldRequirements = ({ definitions }: DocumentNode): ReadonlyMap<string, FieldRequirement> =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ? findTypeRequirements(definition) : [],
    ),
  );

const findTypeRequirements = (type: ObjectTypeDefinitionNode): [field: string, requirement: FieldRequirement][] =>
  (type.fields ?? []).flatMap((field) => {
    const joins = readJoins(field, 'join__field').filter(({ external }) => external !== 'true');
    const [{ graph = '', requires } = {}] = joins;
    if (requires === undefined || joins.some((join) => join.requires === undefined)) return [];
    const keys = readJoins(type, 'join__type').flatMap((join) =>
      join.graph === graph && join.resolvable !== 'false' && join.key !== undefined ? [parseFieldSet(join.key)] : [],
    );
    const requirement = { graph, required: parseFieldSet(requires), keys };
    return keys.length === 0 ? [] : [[`${type.name.value}.${field.name.value}`, requirement]];
  });
