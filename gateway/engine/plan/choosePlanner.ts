import { type DocumentNode, GraphQLError } from 'graphql';
import { createCheckedPlanner } from './check/checkedPlanner.ts';
import { createPlanChecker } from './check/checkPlan.ts';
import { planWithContexts } from './context/contextPlanner.ts';
import { createPlainPlanner } from './plain/plainPlanner.ts';
import { type Planner, planningError } from './planner.ts';
import { withMergedFetches } from './rust/mergedFetches.ts';
import { createPlanInStages } from './rust/planInStages.ts';
import { planWithFallbacks, type StagedPlanner } from './rust/planWithFallbacks.ts';
import { withoutProvidedKeys } from './rust/providedKeys.ts';
import { createRustPlanner, planAgainstDocument } from './rust/rustPlanner.ts';
import { hasProvides, withoutProvides } from './rust/withoutProvides.ts';
import type { SupergraphSource } from './supergraph.ts';

/** The planner to use: a specific one, or, by default, the best for the supergraph. */
export type PlannerChoice = Planner['kind'] | 'best';

/**
 * Chooses a planner for a supergraph: the plain planner for a plain supergraph, else the Rust planner.
 *
 * @throws {Error} the planner does not run on this system, or cannot read the supergraph
 */
export const choosePlanner = (supergraph: SupergraphSource, choice: PlannerChoice = 'best'): Planner => {
  const planner = findPlanner(supergraph, choice);
  const plan: Planner['plan'] = async (operation, overrides) => {
    try {
      return await planner.plan(operation, overrides);
    } catch (error) {
      throw error instanceof GraphQLError ? error : planningError(error);
    }
  };
  return { ...planner, plan };
};

const findPlanner = (supergraph: SupergraphSource, choice: PlannerChoice): Planner => {
  const plain = choice === 'rust' ? undefined : createPlainPlanner(supergraph.document);
  if (plain !== undefined) return plain;
  if (choice === 'plain') throw new Error('The supergraph is not plain.');
  const rust = createRustPlanner(supergraph);
  const plan = planWithFallbacks(createStagedPlanners(supergraph.document, rust));
  return { ...rust, plan: planWithContexts(plan, supergraph.document) };
};

/** The planners to try for parts, in order: Rust, and Rust without `@provides` if the supergraph has any. */
const createStagedPlanners = (document: DocumentNode, rust: Planner): readonly StagedPlanner[] => {
  const check = createPlanChecker(document);
  const stages = createPlanInStages(document);
  const checked = (plan: Planner['plan']) => ({
    plan: createCheckedPlanner(withMergedFetches(plan, check), check),
    planInStages: stages,
  });
  if (!hasProvides(document)) return [checked(rust.plan)];
  const otherwise = planAgainstDocument(withoutProvides(document));
  return [checked(withoutProvidedKeys(rust.plan, document, check)), checked(otherwise)];
};
