import { type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { interfaceObjectsOf } from './interfaceObjects.ts';
import { namedTypeOf } from './joins.ts';

/**
 * Tells of which operations stitching can be believed: those that come by no interface which a subgraph has as an object,
 * for there it may answer null without an error. Fields are looked at by name alone, which may be too careful.
 */
export function stitchable(supergraph: DocumentNode): (operation: OperationDefinitionNode) => boolean {
  const fields = fieldsTo(doubtfulTypes(supergraph), supergraph);
  return (operation) => {
    let isDoubtful = false;
    visit(operation, {
      Field: ({ name }) => {
        isDoubtful ||= fields.has(name.value);
      },
    });
    return !isDoubtful;
  };
}

/** The interfaces, their types, and all else that may stand for these types. */
function doubtfulTypes(supergraph: DocumentNode): ReadonlySet<string> {
  const interfaces = new Set([...interfaceObjectsOf(supergraph).values()].flatMap((names) => [...names]));
  const types = new Set(interfaces);
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const own = (definition.interfaces ?? []).map(({ name }) => name.value);
    if (own.some((name) => interfaces.has(name))) for (const name of [definition.name.value, ...own]) types.add(name);
  }
  for (const definition of supergraph.definitions)
    if (definition.kind === Kind.UNION_TYPE_DEFINITION && definition.types?.some(({ name }) => types.has(name.value)))
      types.add(definition.name.value);
  return types;
}

function fieldsTo(types: ReadonlySet<string>, supergraph: DocumentNode): ReadonlySet<string> {
  const fields = new Set<string>();
  visit(supergraph, {
    FieldDefinition: ({ name, type }) => {
      if (types.has(namedTypeOf(type))) fields.add(name.value);
    },
  });
  return fields;
}
