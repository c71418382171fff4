import {
  buildASTSchema,
  type DocumentNode,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { interfaceObjectsOf } from '../interfaceObjects.ts';

/**
 * Tells of which operations stitching can be believed: those that come by no interface which a subgraph has as an object,
 * for there it may answer null without an error.
 */
export function stitchable(supergraph: DocumentNode): (operation: OperationDefinitionNode) => boolean {
  const doubtful = doubtfulTypes(supergraph);
  if (doubtful.size === 0) return () => true;
  const schema = buildASTSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  return (operation) => {
    const types = new TypeInfo(schema);
    let isDoubtful = false;
    const look = () => {
      isDoubtful ||= doubtful.has(getNamedType(types.getType())?.name ?? '');
    };
    visit(operation, visitWithTypeInfo(types, { Field: look }));
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
