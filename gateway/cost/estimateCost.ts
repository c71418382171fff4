import { type DocumentNode, Kind } from 'graphql';
import type { Variables } from '../document/conditions.ts';
import { inlineFragments } from '../document/inlineFragments.ts';
import { splitRoot } from '../document/splitIntrospection.ts';
import type { Limits } from '../limits.ts';
import type { CostModel } from './costModel.ts';
import { compileCost, costFor } from './staticCost.ts';

/**
 * The static cost of an operation without running it, as if its caller may select all of it.
 *
 * @param document a valid operation with its fragments
 */
export const estimateCost = (
  document: DocumentNode,
  variables: Variables,
  { costModel, limits }: { readonly costModel: CostModel; readonly limits: Limits },
): number => {
  const definition = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (definition === undefined) return 0;
  const inlined = inlineFragments(document, definition, variables, { schema: costModel.schema, limits });
  const { planned } = splitRoot(inlined);
  return planned === undefined ? 0 : costFor(compileCost(planned, costModel), variables);
};
