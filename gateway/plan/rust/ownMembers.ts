import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  Kind,
  parse,
  print,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { TYPENAME } from '../../document/typename.ts';
import { usedVariables } from '../../document/usedVariables.ts';
import { joinedSubgraphs } from '../joinedSubgraphs.ts';
import type { ChangeFetch } from './mapFetches.ts';
import type { PartialUnions } from './partialUnions.ts';

/**
 * Takes from fetches what their subgraphs cannot know: the members that `withWholeUnions` added to these unions. What such a
 * subgraph answers is never of their types.
 */
export function keepOwnMembers(supergraph: DocumentNode, unions: PartialUnions): ChangeFetch {
  const graphs = new Map(joinedSubgraphs(supergraph).map(({ graph, name }) => [name, graph]));
  const schema = buildASTSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  return ({ serviceName, operation, variableUsages = [] }) => {
    const graph = graphs.get(serviceName) ?? serviceName;
    const document = withoutMembers(parse(operation, { noLocation: true }), schema, (type, union = '') => {
      const known = unions.get(union)?.get(graph);
      return type === undefined || type === union || known === undefined || known.has(type);
    });
    const used = usedVariables(document);
    return {
      operation: print(withVariables(document, used)),
      variableUsages: variableUsages.filter((name) => used.has(name)),
    };
  };
}

function withoutMembers(
  document: DocumentNode,
  schema: GraphQLSchema,
  isKnown: (type: string | undefined, parent: string | undefined) => boolean,
): DocumentNode {
  const types = new TypeInfo(schema);
  const conditions = new Map(document.definitions.flatMap(conditionOf));
  const drop = (condition: string | undefined) =>
    isKnown(condition, getNamedType(types.getParentType())?.name) ? undefined : null;
  const without: DocumentNode = visit(
    document,
    visitWithTypeInfo(types, {
      InlineFragment: ({ typeCondition }) => drop(typeCondition?.name.value),
      FragmentSpread: ({ name }) => drop(conditions.get(name.value)),
      SelectionSet: {
        leave: (set) => (set.selections.length === 0 ? { ...set, selections: [TYPENAME] } : undefined),
      },
    }),
  );
  const [withoutUnused = without] = Object.values(separateOperations(without));
  return withoutUnused;
}

function conditionOf(definition: DefinitionNode): [name: string, condition: string][] {
  return definition.kind === Kind.FRAGMENT_DEFINITION
    ? [[definition.name.value, definition.typeCondition.name.value]]
    : [];
}

/** Subgraphs refuse variables that nothing reads. */
function withVariables(document: DocumentNode, used: ReadonlySet<string>): DocumentNode {
  return visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
}
