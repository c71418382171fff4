import { buildASTSchema, type DocumentNode } from 'graphql';
import type { Planner } from '../planner.ts';
import { withContextFetches } from './contextFetches.ts';
import { readContexts } from './readContexts.ts';
import { selectContexts } from './selectContexts.ts';

/**
 * Wraps a planner that does not know `@fromContext`. An operation also selects the values of its context arguments, and
 * its fields with such arguments are fetched by themselves, once these values are there.
 *
 * @throws {Error} a field with context arguments has no key
 */
export const planWithContexts = (plan: Planner['plan'], supergraph: DocumentNode): Planner['plan'] => {
  const contexts = readContexts(supergraph);
  if (contexts.fields.size === 0) return plan;
  const schema = buildASTSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  return async (operation, overrides) => {
    const selected = selectContexts(operation, contexts, schema);
    if (selected.occurrences.size === 0) return plan(operation, overrides);
    const { node, ...rest } = await plan(selected.operation, overrides);
    return node === undefined ? rest : { ...rest, node: withContextFetches(node, selected) };
  };
};
