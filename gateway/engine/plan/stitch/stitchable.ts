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
 * Returns a check whether stitching is reliable for an operation. It is not for interface objects, where stitching may
 * return null without an error.
 */
export const stitchable = (supergraph: DocumentNode): ((operation: OperationDefinitionNode) => boolean) => {
  const unreliable = unreliableTypes(supergraph);
  if (unreliable.size === 0) return () => true;
  const schema = buildASTSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  return (operation) => {
    const types = new TypeInfo(schema);
    let isUnreliable = false;
    const look = () => {
      isUnreliable ||= unreliable.has(getNamedType(types.getType())?.name ?? '');
    };
    visit(operation, visitWithTypeInfo(types, { Field: look }));
    return !isUnreliable;
  };
};

/** These interfaces, their types, and all abstract types that include these types. */
const unreliableTypes = (supergraph: DocumentNode): ReadonlySet<string> => {
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
};
