import type { GraphQLError } from 'graphql';
import type { Variables } from '../document/conditions.ts';
import { clientError } from '../errors.ts';
import { isObject } from './data.ts';
import type { TargetWork } from './represent.ts';

/** Errors for a subgraph that returned fewer entities than requested, without an error of its own. */
export function missingEntities(
  subgraph: string,
  work: readonly TargetWork[],
  variables: Variables,
  data: unknown,
): GraphQLError[] {
  return work.flatMap(({ target }) => {
    const [asked, answered] = [variables[target.variable], isObject(data) ? data[target.key] : undefined];
    const [wanted, given] = [asked, answered].map((list) => (Array.isArray(list) ? list.length : 0));
    if (given === undefined || wanted === undefined || given >= wanted) return [];
    const message = `Subgraph "${subgraph}" answered for ${given} of ${wanted} entities.`;
    return [clientError('DOWNSTREAM_SERVICE_ERROR', message, { extensions: { service: subgraph } })];
  });
}
